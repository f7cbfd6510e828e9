import { describe, expect, it } from "vitest";
import { batch, event } from "../testing/events.ts";
import { outcomeExamples, outcomeRows } from "../testing/outcome-examples.ts";
import { outcomeOf } from "../testing/outcome-of.ts";
import { empty, failure, history, message } from "../testing/samples.ts";
import { checkpointOf, sessionItem } from "../testing/checkpoints.ts";
import { integrity } from "../testing/sha256.ts";
import type { AgentExecution } from "./execution.ts";
import { installAgentCheckpoint } from "./install-checkpoint.ts";
import type { AgentMessage } from "./message.ts";
import { recoveryStep } from "./recovery-step.ts";

/** The one verdict on an execution as an event, in a checkpoint and in a stored projection. */
function acceptsExecution(value: unknown): boolean {
  const execution = value as AgentExecution;
  const id = execution.executionId;
  return oneVerdict(
    typeof outcomeOf(empty, batch(event(1, "execution.updated", execution))) !== "string",
    installs({ kind: "execution", value: execution }),
    resumes({ ...empty, executions: { [id]: execution } }),
  );
}

/** The same for a message. */
function acceptsMessage(value: unknown): boolean {
  const sent = value as AgentMessage;
  return oneVerdict(
    typeof outcomeOf(empty, batch(event(1, "message.created", sent))) !== "string",
    installs({ kind: "message", value: sent }),
    resumes({ ...empty, messages: { m1: sent } }),
  );
}

function installs(item: Parameters<typeof checkpointOf>[1][number]): boolean {
  // Keys that are undefined stand for absent ones here, which a page cannot hold.
  const { descriptor, pages } = checkpointOf("ck-1", [sessionItem, JSON.parse(JSON.stringify(item)) as typeof item]);
  return installAgentCheckpoint(descriptor, pages, {}, integrity).ok;
}

function resumes(projection: object): boolean {
  const detached = { phase: "detached", pages: [], retried: false } as const;
  return recoveryStep(detached, { type: "start", projection }).actions.some((action) => "cursor" in action);
}

function oneVerdict(...verdicts: readonly boolean[]): boolean {
  expect(new Set(verdicts).size).toBe(1);
  return verdicts[0] === true;
}

const withoutAbsent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("executions", () => {
  it("RO1 RO2 RO3 RO4 RO5 RO6 RO7 are all there", () => {
    expect(outcomeExamples.map(({ name }) => name)).toEqual(Array.from({ length: 7 }, (_, index) => `RO${index + 1}`));
  });

  it.each(outcomeExamples)("$name is as worked out", ({ execution, accepted }) => {
    expect(acceptsExecution(execution)).toBe(accepted);
  });

  it.each(outcomeRows.map((row) => ({ ...row, name: `P29 ${row.name}` })))("$name", ({ execution, accepted }) => {
    expect(acceptsExecution(withoutAbsent(execution))).toBe(accepted);
  });

  it("P29 the rows are not empty", () => {
    expect(outcomeRows.filter(({ accepted }) => accepted).length).toBeGreaterThan(10);
    expect(outcomeRows.filter(({ accepted }) => !accepted).length).toBeGreaterThan(20);
  });

  it("P84 take a legacy error at any status, in place of nothing", () => {
    const error = { reason: "INTERNAL", message: "" };
    for (const { execution, accepted } of [...outcomeExamples, ...outcomeRows]) {
      expect(acceptsExecution(withoutAbsent({ ...(execution as object), error }))).toBe(accepted);
    }
  });
});

describe("messages", () => {
  it("P28 have a failure exactly when their status is error, also without parts", () => {
    expect(acceptsMessage({ ...message, status: "error", failure })).toBe(true);
    expect(acceptsMessage({ ...message, status: "error" })).toBe(false);
    for (const status of ["pending", "success", "paused"]) {
      expect(acceptsMessage({ ...message, status })).toBe(true);
      expect(acceptsMessage({ ...message, status, failure })).toBe(false);
    }
    const { status: _, ...without } = message;
    expect(acceptsMessage(without)).toBe(false);
  });
});

describe("one failure value", () => {
  const bodied = (length: number, letter = "x") => ({
    ...failure,
    failure: { ...failure.failure, context: { responseBody: letter.repeat(length) } },
  });
  const overhead = JSON.stringify(bodied(0)).length;

  const samples: readonly [string, unknown, boolean][] = [
    ["of exactly 4096 bytes", bodied(4096 - overhead), true],
    ["of 4097 bytes", bodied(4097 - overhead), false],
    ["of letters of two bytes", bodied(2000, "é"), false],
    ["of control characters", bodied(700, "\u0001"), false],
    ["of any size within the bounds", failure, true],
    ["with an unknown key", { ...failure, extra: 1 }, false],
    ["with an unknown reason", { ...failure, failure: { ...failure.failure, reasonCode: "other" } }, false],
  ];

  it.each(samples)("P31 P81 %s has one verdict wherever it stands", (_name, value, accepted) => {
    const ended = { executionId: "x1", messageId: "m1" };
    expect(acceptsExecution({ ...ended, status: "failed", durable: true, history, failure: value })).toBe(accepted);
    expect(acceptsExecution({ ...ended, status: "completed", durable: false, persistenceFailure: value })).toBe(
      accepted,
    );
    expect(acceptsMessage({ ...message, status: "error", failure: value })).toBe(accepted);
  });
});
