import { z } from "zod";
import { gatewayKey } from "./envelope.ts";

export const GatewayPlainHeaderSchema = z
  .strictObject({ name: z.string().max(64), value: z.string().max(8_192) })
  .describe("A header inside the seal.");

export const GatewayPlainRequestSchema = z
  .strictObject({
    method: z.enum(["GET", "POST"]),
    path: z.string().min(1).max(2_048),
    headers: z.array(GatewayPlainHeaderSchema).max(8),
    bodyBase64: z.base64().max(1_398_104).optional(),
    responseKey: gatewayKey.describe("Key of the response, new for each request."),
  })
  .describe("What an envelope holds.");

const start = z
  .strictObject({
    kind: z.literal("start"),
    status: z.int().min(200).max(599),
    headers: z.array(z.object({ name: z.string(), value: z.string() })).max(8),
    ticket: z.base64().max(4_096).optional().describe("Replaces the ticket of the credential."),
    key: gatewayKey.optional().describe("Replaces the key of the credential."),
  })
  .describe("Status and headers. Always the first record.");

const chunk = z
  .strictObject({ kind: z.literal("chunk"), bodyBase64: z.base64().max(65_536) })
  .describe("The next bytes of the body.");

const end = z.strictObject({ kind: z.literal("end") }).describe("The response is whole. Always the last record.");

export const GatewayPlainResponseSchema = z
  .discriminatedUnion("kind", [start, chunk, end])
  .describe("What one record of a response holds.");
