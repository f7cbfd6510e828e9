/** The entry of configuration transfer. */
export { assembleConfigurationExport } from "./configuration/assemble-export.ts";
export { configurationAuthorizationSchema, configurationMethods } from "./configuration/methods.ts";
export type { ConfigurationAuthorization } from "./configuration/methods.ts";
