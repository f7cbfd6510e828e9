/** Encryption between a device and its host across the public gateway, which never holds a key. Always read strictly. */
export { gatewayRequestAad, gatewayResponseAad } from "./gateway-encryption/aad.ts";
export type { GatewayAadFields } from "./gateway-encryption/aad.ts";
export type {
  GatewayExchangeOptions,
  GatewayWire,
  GatewayWireReply,
  GatewayWireRequest,
} from "./gateway-encryption/challenged-request.ts";
export {
  GATEWAY_CHALLENGE_PATH,
  GATEWAY_ENCRYPTED_PATH,
  GATEWAY_ENCRYPTION_VERSION,
  GATEWAY_PLAINTEXT_BYTES_MAX,
  GATEWAY_PUSH_AUTHORIZE_PATH,
  GATEWAY_RESPONSE_BYTES_MAX,
  GATEWAY_RESPONSE_LINE_LENGTH_MAX,
  GATEWAY_RESPONSE_TEXT_LENGTH_MAX,
} from "./gateway-encryption/constants.ts";
export { sealDeviceAuthorization } from "./gateway-encryption/device-authorization.ts";
export type { DeviceAuthorizationOptions } from "./gateway-encryption/device-authorization.ts";
export { exchangeWithHost } from "./gateway-encryption/device-exchange.ts";
export type { GatewayAnswer } from "./gateway-encryption/device-exchange.ts";
export {
  GatewayChallengeSchema,
  GatewayEncryptionCredentialSchema,
  GatewayEnvelopeSchema,
  GatewaySealedRecordSchema,
} from "./gateway-encryption/envelope.ts";
export { GatewayExchangeError } from "./gateway-encryption/exchange-error.ts";
export type { GatewayExchangeErrorCode } from "./gateway-encryption/exchange-error.ts";
export { authorizeGatewayPush, getGatewayChallenge, postGatewayEncrypted } from "./gateway-encryption/operations.ts";
export {
  GatewayPlainHeaderSchema,
  GatewayPlainRequestSchema,
  GatewayPlainResponseSchema,
} from "./gateway-encryption/plain.ts";
export { GatewayPushIdentitySchema } from "./gateway-encryption/push-identity.ts";
export { createWebGatewayCrypto } from "./gateway-encryption/seal.ts";
export type { GatewayCrypto } from "./gateway-encryption/seal.ts";
export type {
  GatewayEncryptionCredential,
  GatewayEnvelope,
  GatewayRequest,
} from "./gateway-encryption/sealed-request.ts";
