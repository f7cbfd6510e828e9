import { describe, expect, it } from "vitest";
import { StopTaskRequestSchema, StopTaskResultSchema } from "./operator.ts";

const request = { op: "stop_task", schemaVersion: 1, conversationId: "c" };

function answered(result: object): boolean {
  return StopTaskResultSchema.safeParse(result).success;
}

describe("the request", () => {
  it("OS29 asks for the reason with true alone, or leaves the key away", () => {
    expect(StopTaskRequestSchema.safeParse(request).success).toBe(true);
    expect(StopTaskRequestSchema.safeParse({ ...request, includeReason: true }).success).toBe(true);
    for (const includeReason of [false, "true", null]) {
      expect(StopTaskRequestSchema.safeParse({ ...request, includeReason }).success).toBe(false);
    }
  });

  it("names no task: the service finds the one that runs", () => {
    expect(StopTaskRequestSchema.safeParse({ ...request, taskId: "t" }).success).toBe(false);
  });
});

describe("the result", () => {
  it("OS28 says that an unsent draft made it unavailable", () => {
    expect(answered({ outcome: "unavailable", reason: "unsent_draft" })).toBe(true);
  });

  it("OS29 omits the reason for readers that did not ask", () => {
    expect(answered({ outcome: "unavailable" })).toBe(true);
  });

  it("OS31 can be uncertain", () => {
    expect(answered({ outcome: "uncertain" })).toBe(true);
  });

  it("has the reason beside any outcome, and only one reason", () => {
    for (const outcome of ["stopped", "already_finished", "unsupported", "uncertain", "unavailable"]) {
      expect(answered({ outcome, reason: "unsent_draft", taskId: "t", detail: "" })).toBe(true);
    }
    expect(answered({ outcome: "unavailable", reason: "busy" })).toBe(false);
    expect(answered({ outcome: "failed" })).toBe(false);
    expect(answered({ outcome: "stopped", taskId: "x".repeat(513) })).toBe(false);
  });
});
