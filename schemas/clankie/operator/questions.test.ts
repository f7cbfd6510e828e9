import { describe, expect, it } from "vitest";
import { AnswerSchema, InputResultSchema, OperatorServiceErrorSchema, QuestionSchema } from "./operator.ts";

const uuid = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
const question = {
  requestId: uuid,
  incarnationId: uuid,
  conversationId: "c",
  purpose: "decision",
  kind: "choice",
  prompt: "Which?",
  options: [{ optionId: uuid, label: "This" }],
  allowFreeform: false,
  createdAt: "2026-11-30T09:41:00Z",
  originRunId: "r",
  status: "pending",
};

function answers(value: unknown): boolean {
  return AnswerSchema.safeParse(value).success;
}

function asks(change: object): boolean {
  return QuestionSchema.safeParse({ ...question, ...change }).success;
}

describe("an answer", () => {
  it("is a choice, a text, or answers to a worker's questions", () => {
    expect(answers({ kind: "choice", optionId: uuid })).toBe(true);
    expect(answers({ kind: "text", text: "yes" })).toBe(true);
    expect(answers({ kind: "worker", answers: {} })).toBe(true);
    expect(answers({ kind: "worker", answers: { q1: { answers: ["a", "b"] } } })).toBe(true);
    expect(answers({ kind: "choice", text: "yes" })).toBe(false);
  });

  it("is bounded", () => {
    expect(answers({ kind: "text", text: " " })).toBe(false);
    expect(answers({ kind: "text", text: "x".repeat(4_001) })).toBe(false);
    expect(answers({ kind: "worker", answers: { q1: { answers: [] } } })).toBe(false);
    expect(answers({ kind: "worker", answers: { q1: { answers: [""] } } })).toBe(false);
    expect(answers({ kind: "worker", answers: { "": { answers: ["a"] } } })).toBe(false);
    expect(answers({ kind: "worker", answers: { ["k".repeat(257)]: { answers: ["a"] } } })).toBe(false);
    expect(answers({ kind: "worker", answers: { q1: { answers: Array.from({ length: 33 }, () => "a") } } })).toBe(
      false,
    );
  });

  it("may start with a slash and is text all the same", () => {
    expect(AnswerSchema.parse({ kind: "text", text: "/stop" })).toEqual({ kind: "text", text: "/stop" });
  });
});

describe("a question", () => {
  it("has its options, none of them for a text question", () => {
    expect(asks({})).toBe(true);
    expect(asks({ kind: "text", options: [] })).toBe(true);
    expect(asks({ options: undefined })).toBe(false);
    expect(asks({ options: Array.from({ length: 9 }, () => question.options[0]) })).toBe(false);
  });

  it("may carry what a worker's harness asks, numbered in its own way", () => {
    const workerQuestion = { seatId: "s", requestId: 7, sessionId: "x", questions: [{ id: "q1", question: "Go?" }] };
    expect(asks({ workerQuestion })).toBe(true);
    expect(asks({ workerQuestion: { ...workerQuestion, requestId: "7" } })).toBe(true);
    for (const requestId of [7.5, "", null])
      expect(asks({ workerQuestion: { ...workerQuestion, requestId } })).toBe(false);
    expect(asks({ workerQuestion: { ...workerQuestion, questions: [] } })).toBe(false);
  });

  it("keeps its answer and the run that goes on with it", () => {
    const answered = {
      status: "submitted",
      resolvedAt: question.createdAt,
      answer: { kind: "text", text: "yes" },
      continuation: { runId: "r2", state: "accepted" },
    };
    expect(asks(answered)).toBe(true);
    expect(asks({ ...answered, continuation: [answered.continuation] })).toBe(false);
  });
});

describe("input_get, input_list, input_answer and input_cancel", () => {
  it("no key of the result depends on its status", () => {
    for (const status of ["ready", "resolved", "revision_conflict", "refused"]) {
      expect(InputResultSchema.safeParse({ status, conversationId: "c" }).success).toBe(true);
      const full = { status, conversationId: "c", revision: 0, safeCursor: "1", question, reason: "stale_request" };
      expect(InputResultSchema.safeParse(full).success).toBe(true);
    }
  });

  it("need the owner: without, the refusal has a code of its own", () => {
    expect(OperatorServiceErrorSchema.safeParse({ error: "question_owner_required" }).success).toBe(true);
  });
});
