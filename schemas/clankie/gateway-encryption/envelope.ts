import { z } from "zod";
import { PublicGatewayHostIdSchema } from "../public-gateway/primitives.ts";
import { GATEWAY_ENCRYPTION_VERSION, GATEWAY_RESPONSE_LINE_LENGTH_MAX } from "./constants.ts";

const version = z.literal(GATEWAY_ENCRYPTION_VERSION);
// Zod's base64: padded, length a multiple of four, unused bits not looked at. Whoever decodes it checks those.
const ticket = z.base64().min(40).max(4_096).describe("Sealed by the host for itself. It names the key.");
const hex64 = z.string().regex(/^[a-f0-9]{64}$/u);

/** Base64 of a 32-byte key. */
export const gatewayKey = z.base64().length(44);

export const GatewayEncryptionCredentialSchema = z
  .strictObject({ hostId: PublicGatewayHostIdSchema, key: gatewayKey, ticket })
  .describe("What a device needs to seal requests for its host. The key is a secret.");

export const GatewayChallengeSchema = z
  .strictObject({ version, challenge: hex64 })
  .describe("A challenge of the host, good for one request.");

export const GatewayEnvelopeSchema = z
  .strictObject({
    version,
    ticket,
    challenge: hex64,
    requestId: hex64.describe("32 random bytes, new for each request."),
    sealed: z.base64().min(40).max(2_097_152).describe("12-byte IV, ciphertext and 16-byte tag."),
  })
  .describe("A sealed request.");

export const GatewaySealedRecordSchema = z
  .strictObject({ sealed: z.base64().max(GATEWAY_RESPONSE_LINE_LENGTH_MAX) })
  .describe("One line of a sealed response. Its index among the lines is part of the seal.");
