/** The public gateway: which host routes it lets through, and the frames of its tunnel. Needs Node's crypto. */
export {
  DEVICE_PUSH_PATH,
  DevicePushBindingSchema,
  DevicePushEnvironmentSchema,
  DevicePushRequestSchema,
  PublicGatewayPushClearRequestSchema,
  PublicGatewayPushRegistrationRequestSchema,
  PublicGatewayPushRegistrationResponseSchema,
} from "./device-push.ts";
export { PUBLIC_GATEWAY_PAIRING_ROUTE_LIFETIME_MAX_MS } from "./devices.ts";
export { publicGateway } from "./public-gateway/allowlist.ts";
export { PublicGatewayConfigSchema } from "./public-gateway/config.ts";
export {
  HOSTED_OPERATOR_PATH,
  HOSTED_PAIR_OFFER_PATH,
  LINEAR_WEBHOOK_PATH,
  PUBLIC_GATEWAY_CONFIG_PATH,
  PUBLIC_GATEWAY_HEADER_VALUE_LENGTH_MAX,
  PUBLIC_GATEWAY_HEALTH_PATH,
  PUBLIC_GATEWAY_HOST_CONNECT_PATH,
  PUBLIC_GATEWAY_HOST_PATH_PREFIX,
  PUBLIC_GATEWAY_IN_FLIGHT_MAX,
  PUBLIC_GATEWAY_PUSH_CLEAR_PATH,
  PUBLIC_GATEWAY_PUSH_REGISTRATIONS_PATH,
  PUBLIC_GATEWAY_REQUEST_BODY_BYTES_MAX,
  PUBLIC_GATEWAY_REQUEST_HEADER_ALLOWLIST,
  PUBLIC_GATEWAY_RESPONSE_CHUNK_BYTES_MAX,
  PUBLIC_GATEWAY_SCHEMA_VERSION,
} from "./public-gateway/constants.ts";
export { PublicGatewayDoorwayStateSchema } from "./public-gateway/doorway-state.ts";
export { PublicGatewayTunnelFrameSchema } from "./public-gateway/frames.ts";
export { derivePublicGatewayHostId } from "./public-gateway/host-id.ts";
export {
  PublicGatewayCapabilityHashSchema,
  PublicGatewayHostIdSchema,
  PublicGatewayHttpHeaderSchema,
  PublicGatewayInstallationIdSchema,
  PublicGatewayRequestIdSchema,
  PublicGatewayTargetSchema,
} from "./public-gateway/primitives.ts";
export type { PublicGatewayTarget } from "./public-gateway/primitives.ts";
export { PUBLIC_GATEWAY_ROUTES } from "./public-gateway/routes.ts";
export type { PublicGatewayRoute } from "./public-gateway/routes.ts";
export { publicGatewayTargetFor } from "./public-gateway/target-for.ts";
