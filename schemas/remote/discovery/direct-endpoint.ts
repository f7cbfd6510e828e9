/** Addresses under which a desktop is reached (facts, section 4). */
import { z } from "zod";
import { normalHost, punycodeLabels } from "../../kit/kit.ts";
import { HOST_NAME, IPV6, NOT_ADVERTISED } from "./host-pattern.ts";

const HOST_NAME_MAX = 253;

export const endpointHostSchema = z
  .string()
  .max(HOST_NAME_MAX)
  .regex(new RegExp(`^(?:${IPV6}|${HOST_NAME})$`, "u"))
  .check(normalHost())
  .describe("A name, or an IP address without a zone. Names come out in lower case, IPv6 in its short form.");

export const endpointSecuritySchema = z.enum(["ws", "wss"]);

const place = { port: z.int().min(1).max(65_535), security: endpointSecuritySchema };

export const directEndpointSchema = z
  .strictObject({ host: endpointHostSchema, ...place })
  .describe("Where a WebSocket of the protocol is opened. The path is fixed.");

export const advertisedEndpointSchema = z
  .strictObject({
    host: endpointHostSchema.regex(new RegExp(`^(?!${NOT_ADVERTISED})`, "u")).check(punycodeLabels()),
    ...place,
  })
  .describe("An endpoint that makes sense on another machine: no loopback, no wildcard, no number that is rewritten.");

export const configuredEndpointsSchema = z
  .array(directEndpointSchema)
  .max(8)
  .describe("The endpoints that a person configured.");

export type DirectEndpoint = z.infer<typeof directEndpointSchema>;
