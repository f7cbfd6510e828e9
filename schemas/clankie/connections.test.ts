import { describe, expect, it } from "vitest";
import { OperatorConnectionCommandSchema, OperatorConnectionResultSchema } from "./connections.ts";

describe("connections", () => {
  it.each([
    [{ action: "list" }, true],
    [{ action: "connect_runtime", id: "lab", session: "main.1" }, true],
    [{ action: "connect_runtime", id: "lab", session: ".main" }, false],
    [{ action: "connect_runtime", id: "Lab", session: "main" }, false],
    [{ action: "reconnect_runtime", id: "lab" }, true],
    [{ action: "disconnect_runtime", id: "lab" }, true],
    [{ action: "disconnect_swarm", id: "lab" }, true],
    [{ action: "disconnect_swarm", id: "lab", session: "main" }, false],
    [{ action: "set_runtime_capacity", id: "lab", capacity: 256 }, true],
    [{ action: "set_runtime_capacity", id: "lab", capacity: 257 }, false],
    [{ action: "set_runtime_capacity", id: "lab", capacity: 0 }, false],
  ])("a command %j", (command, fits) => {
    expect(OperatorConnectionCommandSchema.safeParse(command).success).toBe(fits);
  });

  it("an inventory tells of runtimes, swarms and Linear, and of no socket or credential", () => {
    const runtime = {
      id: "lab",
      kind: "herdr",
      session: "s",
      state: "up",
      enabled: true,
      capacity: null,
      capabilities: [],
    };
    const agent = { id: "a", generation: 1, state: "up", runtime: "r" };
    const swarm = {
      id: "hive",
      conversationId: "c",
      enabled: true,
      state: "connected",
      agents: [agent],
      agentsTruncated: false,
    };
    const inventory = {
      observedAt: "now",
      runtimes: [runtime],
      swarms: [swarm],
      swarmsTruncated: false,
      unavailableSwarms: 0,
      linear: { status: "verified" },
    };
    const ready = (change: object): boolean =>
      OperatorConnectionResultSchema.safeParse({ outcome: "ready", inventory: { ...inventory, ...change } }).success;
    expect(ready({})).toBe(true);
    expect(ready({ runtimes: [{ ...runtime, socketPath: "/tmp/s" }] })).toBe(false);
    expect(ready({ runtimes: Array.from({ length: 17 }, () => runtime) })).toBe(false);
    expect(ready({ swarms: [{ ...swarm, agents: Array.from({ length: 21 }, () => agent) }] })).toBe(false);
    expect(ready({ swarms: [{ ...swarm, agents: [{ ...agent, generation: 0 }] }] })).toBe(false);
    expect(OperatorConnectionResultSchema.safeParse({ outcome: "refused", message: "no" }).success).toBe(true);
  });
});
