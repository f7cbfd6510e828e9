/** Runtimes and swarms that the host is connected to. Neither credentials nor socket paths are returned. */
import { z } from "zod";

/** Workers that a runtime may run at once, unless it is told otherwise. */
export const RUNTIME_CAPACITY_DEFAULT = 16;
export const RUNTIME_CAPACITY_MAX = 256;

export const ConnectionIdSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,63}$/u)
  .describe("Names a connection.");

const label = z.string().max(4_096);
const byId = { id: ConnectionIdSchema };

export const ConnectRuntimeCommandSchema = z.strictObject({
  action: z.literal("connect_runtime"),
  ...byId,
  session: z.string().regex(/^[\w][\w.-]{0,63}$/u),
});

export const SetRuntimeCapacityCommandSchema = z.strictObject({
  action: z.literal("set_runtime_capacity"),
  ...byId,
  capacity: z.int().min(1).max(RUNTIME_CAPACITY_MAX),
});

export const OperatorConnectionCommandSchema = z
  .discriminatedUnion("action", [
    z.strictObject({ action: z.literal("list") }).describe("Changes nothing."),
    ConnectRuntimeCommandSchema,
    z.strictObject({ action: z.literal("reconnect_runtime"), ...byId }),
    z.strictObject({ action: z.literal("disconnect_runtime"), ...byId }),
    z.strictObject({ action: z.literal("disconnect_swarm"), ...byId }),
    SetRuntimeCapacityCommandSchema,
  ])
  .describe("Reads or changes the connections of the host.");

export const RuntimeConnectionSchema = z
  .strictObject({
    ...byId,
    kind: z.literal("herdr"),
    session: label,
    state: label,
    enabled: z.boolean(),
    capacity: z.int().min(0).nullable().describe("Null: no limit."),
    workerMode: z.enum(["stream", "interactive"]).optional(),
    workerHarness: z.enum(["claude", "codex", "pi"]).optional(),
    capabilities: z.array(label).max(64),
  })
  .describe("A terminal host that workers run in.");

export const SwarmAgentSchema = z.strictObject({
  id: label,
  generation: z.int().min(1),
  state: label,
  runtime: label,
});

export const SwarmConnectionSchema = z
  .strictObject({
    ...byId,
    conversationId: label,
    enabled: z.boolean(),
    state: z.enum(["connected", "unavailable", "disabled"]),
    actor: label.optional(),
    scope: label.optional(),
    runtimeConfiguration: z.enum(["live", "restart-required"]).optional(),
    agents: z.array(SwarmAgentSchema).max(20),
    agentsTruncated: z.boolean(),
  })
  .describe("A swarm that the host takes part in.");

export const LinearConnectionSchema = z
  .strictObject({
    status: z.enum(["verified", "unverified", "disconnected", "unavailable"]),
    email: label.optional(),
    workspace: label.optional(),
    verifiedAt: label.optional(),
  })
  .describe("The host's own account at Linear.");

export const OperatorConnectionInventorySchema = z
  .strictObject({
    observedAt: z.string(),
    runtimes: z.array(RuntimeConnectionSchema).max(16),
    swarms: z.array(SwarmConnectionSchema).max(64),
    swarmsTruncated: z.boolean(),
    unavailableSwarms: z.int().min(0),
    linear: LinearConnectionSchema,
  })
  .describe("Every connection of the host, as it was at `observedAt`.");

export const OperatorConnectionResultSchema = z
  .discriminatedUnion("outcome", [
    z.strictObject({ outcome: z.literal("ready"), inventory: OperatorConnectionInventorySchema }),
    z.strictObject({ outcome: z.literal("refused"), message: z.string().max(1_024) }),
  ])
  .describe("The connections after the command, or why it was refused.");
