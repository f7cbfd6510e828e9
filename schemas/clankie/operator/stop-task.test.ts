import { describe, expect, it } from "vitest";
import {
  OperatorServiceResultSchema,
  StopTaskRequestSchema,
  StopTaskResultSchema,
  postOperatorDispatch,
  readStop,
  stopRetryAfter,
} from "./operator.ts";

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
  it("OS28 says that an unsent draft made it unavailable, and nothing was sent that could be uncertain", () => {
    const result = StopTaskResultSchema.parse({ outcome: "unavailable", reason: "unsent_draft" });
    expect(readStop(result)).toBe("unsent_draft");
    expect(readStop({ outcome: "unavailable" })).toBe("unavailable");
  });

  it("OS29 omits the reason for readers that did not ask", () => {
    expect(answered({ outcome: "unavailable" })).toBe(true);
  });

  it("OS31 is uncertain, in an answer with 200, when it failed after it was dispatched; that permits no second Stop", () => {
    const result = StopTaskResultSchema.parse({ outcome: "uncertain", taskId: "t", detail: "unsent_draft" });
    expect(readStop(result)).toBe("uncertain");
    const answer = { op: "stop_task", schemaVersion: 1, result };
    expect(postOperatorDispatch.responses[200]?.schema).toBe(OperatorServiceResultSchema);
    expect(OperatorServiceResultSchema.safeParse(answer).success).toBe(true);
    const asked = StopTaskRequestSchema.parse({ ...request, includeReason: true });
    expect(stopRetryAfter(asked, 200)).toBeUndefined();
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
