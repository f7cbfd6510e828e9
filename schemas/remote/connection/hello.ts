/** The first call of a connection and the capabilities that its answer advertises (facts, section 3.2). */
import { z } from "zod";

export const helloResultSchema = z
  .looseObject({
    protocolVersion: z.int().min(1),
    agentFailureVersion: z
      .int()
      .min(1)
      .optional()
      .describe("Version of the failure outcomes. Without it a client does not use the agent domain."),
    connectionEndpointsVersion: z
      .int()
      .min(1)
      .optional()
      .describe("Version of connection.endpoints. Without it a client does not call the method."),
    limits: z
      .record(z.string(), z.int().min(1))
      .describe("The host's own limits by the names of remoteLimits, which hold for what is missing."),
    heartbeatMs: z.int().min(1).describe("Milliseconds between two signs of life."),
  })
  .describe("What the host speaks. Capabilities that a client does not know are kept.");

/** Capabilities that hello may advertise, and the one version of each that is implemented here. */
const IMPLEMENTED = { agentFailureVersion: 1, connectionEndpointsVersion: 1 } as const;

/** The host has the capability in the version that is implemented here. An unknown higher version counts as absent. */
export function supportsCapability(hello: z.infer<typeof helloResultSchema>, name: keyof typeof IMPLEMENTED): boolean {
  return hello[name] === IMPLEMENTED[name];
}
