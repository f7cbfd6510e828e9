/** What a device may ask of a hosted machine in the owner's name. Everything that is not listed is refused. */
export { hostedOperatorAllows } from "./hosted-operator/allows.ts";
export { hostedOperatorRequest, HostedOperatorRequestSchema } from "./hosted-operator/operation.ts";
export { HOSTED_OPERATOR_OPERATIONS } from "./hosted-operator/operations.ts";
export { HOSTED_OPERATOR_PATH } from "./hosted-operator/path.ts";
export { HOSTED_OPERATOR_GET_PATHS, HOSTED_OPERATOR_POST_PATHS } from "./hosted-operator/routes.ts";
