export { HOSTED_OPERATOR_PATH } from "../hosted-operator/path.ts";

export const PUBLIC_GATEWAY_SCHEMA_VERSION = 1;

export const PUBLIC_GATEWAY_CONFIG_PATH = "/gateway/v1/config";
/** WebSocket, with the query names `hostId` and `installationId`. */
export const PUBLIC_GATEWAY_HOST_CONNECT_PATH = "/gateway/v1/hosts/connect";
export const PUBLIC_GATEWAY_HEALTH_PATH = "/health";
/** Host routes are `/h/{hostId}<path>`. */
export const PUBLIC_GATEWAY_HOST_PATH_PREFIX = "/h";
export const PUBLIC_GATEWAY_PUSH_REGISTRATIONS_PATH = "/gateway/v1/push/registrations";
export const PUBLIC_GATEWAY_PUSH_CLEAR_PATH = "/gateway/v1/push/registrations/clear";

/** 2 MiB: a sealed plaintext of 1 MiB fits. */
export const PUBLIC_GATEWAY_REQUEST_BODY_BYTES_MAX = 2_097_152;
/** 48 KiB of decoded bytes in one response chunk. */
export const PUBLIC_GATEWAY_RESPONSE_CHUNK_BYTES_MAX = 49_152;
/** Requests of one host that are under way at once. */
export const PUBLIC_GATEWAY_IN_FLIGHT_MAX = 128;
/** Characters of one header value. */
export const PUBLIC_GATEWAY_HEADER_VALUE_LENGTH_MAX = 8192;

/** Request headers that reach the host, in this order. */
export const PUBLIC_GATEWAY_REQUEST_HEADER_ALLOWLIST = [
  "accept",
  "authorization",
  "content-type",
  "linear-signature",
  "linear-delivery",
  "linear-event",
  "linear-timestamp",
] as const;

export const LINEAR_WEBHOOK_PATH = "/v1/hooks/linear";
export const HOSTED_PAIR_OFFER_PATH = "/v1/hosted/pair-offer";
