/** Encryption between a device and its host across the public gateway, which never holds a key. Always read strictly. */
export { gatewayRequestAad, gatewayResponseAad } from "./gateway-encryption/aad.ts";
export type { GatewayAadFields } from "./gateway-encryption/aad.ts";
export {
  GATEWAY_CHALLENGE_PATH,
  GATEWAY_ENCRYPTED_PATH,
  GATEWAY_ENCRYPTION_VERSION,
  GATEWAY_PLAINTEXT_BYTES_MAX,
  GATEWAY_PUSH_AUTHORIZE_PATH,
  GATEWAY_RESPONSE_BYTES_MAX,
  GATEWAY_RESPONSE_LINE_LENGTH_MAX,
} from "./gateway-encryption/constants.ts";
export {
  GatewayChallengeSchema,
  GatewayEncryptionCredentialSchema,
  GatewayEnvelopeSchema,
  GatewaySealedRecordSchema,
} from "./gateway-encryption/envelope.ts";
export { authorizeGatewayPush, getGatewayChallenge, postGatewayEncrypted } from "./gateway-encryption/operations.ts";
export {
  GatewayPlainHeaderSchema,
  GatewayPlainRequestSchema,
  GatewayPlainResponseSchema,
} from "./gateway-encryption/plain.ts";
export { GatewayPushIdentitySchema } from "./gateway-encryption/push-identity.ts";
