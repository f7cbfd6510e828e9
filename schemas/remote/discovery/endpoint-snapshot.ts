/** `connection.endpoints`: where else the same desktop is reached (facts, section 3.5). */
import { z } from "zod";
import { remoteCapabilitySchema } from "../connection/authorization.ts";
import { opaqueIdSchema } from "../shared/scalars.ts";
import { directEndpointSchema } from "./direct-endpoint.ts";

export const ENDPOINTS_MAX = 32;

export const endpointsParamsSchema = z
  .strictObject({ domain: remoteCapabilitySchema })
  .describe("Asks under a domain that was approved before.");

export const remoteEndpointSnapshotSchema = z
  .looseObject({ desktopIdentity: opaqueIdSchema, endpoints: z.array(directEndpointSchema).max(ENDPOINTS_MAX) })
  .describe("Suggestions. Discard them when the identity is not the pinned one, and store only what was verified.");

export type EndpointSnapshot = z.infer<typeof remoteEndpointSnapshotSchema>;
