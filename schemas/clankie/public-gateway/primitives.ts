import { z } from "zod";
import { canonicalBase64 } from "../../kit/kit.ts";
import { PUBLIC_GATEWAY_HEADER_VALUE_LENGTH_MAX } from "./constants.ts";

export const PublicGatewayHostIdSchema = z
  .string()
  .min(16)
  .max(128)
  .regex(/^[A-Za-z0-9_-]+$/)
  .describe("Names a host at the gateway. Derived from account and installation.");

export const PublicGatewayInstallationIdSchema = z
  .string()
  .length(22)
  .regex(/^[A-Za-z0-9_-]+$/)
  .describe("Names an installation: random and stable, not a credential.");

export const PublicGatewayRequestIdSchema = z
  .string()
  .min(16)
  .max(128)
  .regex(/^[A-Za-z0-9_-]+$/)
  .describe("Names one request within a tunnel.");

export const PublicGatewayCapabilityHashSchema = z
  .string()
  .regex(/^[a-f0-9]{64}$/)
  .describe("SHA-256 of a one-time secret, in lower-case hex. The secret itself never crosses the tunnel.");

export const PublicGatewayTargetSchema = z.enum(["control", "relay"]).describe("Who answers behind the gateway.");

export type PublicGatewayTarget = z.infer<typeof PublicGatewayTargetSchema>;

export const PublicGatewayHttpHeaderSchema = z
  .strictObject({
    name: z
      .string()
      .min(1)
      .max(64)
      .regex(/^[a-z0-9-]+$/)
      .describe("In lower case."),
    value: z.string().max(PUBLIC_GATEWAY_HEADER_VALUE_LENGTH_MAX),
  })
  .describe("One HTTP header.");

export const PublicGatewayRelativePathSchema = z
  .string()
  .min(1)
  .max(2048)
  .regex(/^\/(?!\/)[^\r\n]*$/)
  .describe("Path and query on the host: one leading slash, no line break.");

/** Canonical base64 of `minBytes` (default 0) to `maxBytes` decoded bytes. The text is bounded before it is decoded. */
export function boundedBase64(maxBytes: number, minBytes = 0) {
  return z
    .string()
    .max(Math.ceil(maxBytes / 3) * 4)
    .check(canonicalBase64({ minBytes, maxBytes }));
}
