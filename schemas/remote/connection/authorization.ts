/** What a device may do (facts, section 3.4). */
import { z } from "zod";
import { uniqueItems } from "../../kit/kit.ts";
import { opaqueIdSchema } from "../shared/scalars.ts";

export const remoteCapabilitySchema = z.enum(["configuration", "agent"]);

export const remoteCapabilitiesSchema = z
  .array(remoteCapabilitySchema)
  .min(1)
  .max(2)
  .check(uniqueItems())
  .describe("The domains that a device asks for, each once.");

export const remoteGrantSchema = z
  .strictObject({ domain: remoteCapabilitySchema, grantId: opaqueIdSchema })
  .describe("One approval. A new approval after a revocation has a new id, and nothing of the old one carries over.");

export const remoteAuthorizationSchema = z
  .strictObject({ grants: z.array(remoteGrantSchema).min(1).max(2).check(uniqueItems("domain")) })
  .describe("Everything that a device is approved for, at most one grant a domain.");

export type RemoteCapability = z.infer<typeof remoteCapabilitySchema>;
export type RemoteAuthorization = z.infer<typeof remoteAuthorizationSchema>;
