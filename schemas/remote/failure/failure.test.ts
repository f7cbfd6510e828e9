import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { encodeCanonical } from "../shared/canonical.ts";
import { failure } from "../testing/samples.ts";
import { boundExecutionFailure } from "./bound-failure.ts";
import { classifyFailureReason } from "./classify-reason.ts";
import {
  aiFailureReasonSchema,
  aiFailureSnapshotSchema,
  EMITTED_REASONS,
  executionFailureSchema,
} from "./failure-snapshot.ts";
import type { ExecutionFailure } from "./failure-snapshot.ts";

const seed = 20_261_130;
const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

function accepts(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

function withSnapshot(change: object): ExecutionFailure {
  return { ...failure, failure: { ...failure.failure, ...change } as ExecutionFailure["failure"] };
}

describe("reading a failure", () => {
  it("P30 refuses an unknown reason, and takes the one that is not emitted yet", () => {
    expect(aiFailureReasonSchema.options).toHaveLength(22);
    for (const reasonCode of aiFailureReasonSchema.options) {
      expect(accepts(executionFailureSchema, withSnapshot({ reasonCode }))).toBe(true);
    }
    for (const reasonCode of ["other", "", "Unknown", null]) {
      expect(accepts(executionFailureSchema, withSnapshot({ reasonCode }))).toBe(false);
    }
  });

  it("P32 refuses a stage and any other unknown key", () => {
    expect(accepts(aiFailureSnapshotSchema, { ...failure.failure, stage: "http" })).toBe(false);
    expect(accepts(executionFailureSchema, { ...failure, extra: 1 })).toBe(false);
    expect(accepts(executionFailureSchema, withSnapshot({ source: { layer: "host", extra: 1 } }))).toBe(false);
    expect(accepts(executionFailureSchema, withSnapshot({ context: { extra: 1 } }))).toBe(false);
  });

  it("bounds each text and the status code", () => {
    const bounds = { message: 1024 };
    expect(accepts(executionFailureSchema, { ...failure, message: "x".repeat(bounds.message) })).toBe(true);
    expect(accepts(executionFailureSchema, { ...failure, message: "x".repeat(bounds.message + 1) })).toBe(false);
    const source = (change: object) => withSnapshot({ source: { layer: "tool", ...change } });
    const context = (change: object) => withSnapshot({ context: change });
    expect(accepts(executionFailureSchema, source({ name: "x".repeat(257) }))).toBe(false);
    expect(accepts(executionFailureSchema, source({ code: "x".repeat(129) }))).toBe(false);
    expect(accepts(executionFailureSchema, context({ responseBody: "x".repeat(3500) }))).toBe(true);
    for (const key of ["providerId", "modelId", "finishReason"]) {
      expect(accepts(executionFailureSchema, context({ [key]: "x".repeat(256) }))).toBe(true);
      expect(accepts(executionFailureSchema, context({ [key]: "x".repeat(257) }))).toBe(false);
    }
    expect([100, 599].every((statusCode) => accepts(executionFailureSchema, context({ statusCode })))).toBe(true);
    expect([99, 600, 200.5].some((statusCode) => accepts(executionFailureSchema, context({ statusCode })))).toBe(false);
    expect(accepts(executionFailureSchema, context({ statusCode: 500, responseBody: "\uD800" }))).toBe(true);
  });
});

describe("producing a failure", () => {
  it("P30 names a cause of version 1, and unknown for every other", () => {
    expect(EMITTED_REASONS).toHaveLength(21);
    for (const reason of EMITTED_REASONS) expect(classifyFailureReason(reason)).toBe(reason);
    for (const text of ["resource_exhausted", "", "toString", "TIMEOUT"]) {
      expect(classifyFailureReason(text)).toBe("unknown");
    }
  });

  it("P101 leaves a clean failure within the bounds as it is", () => {
    const full = withSnapshot({ context: { statusCode: 500, providerId: "p", responseBody: "é🚀" } });
    expect(boundExecutionFailure(full)).toEqual(full);
    expect(boundExecutionFailure(failure)).toEqual(failure);
  });

  it("P101 shortens the response body first, to the last byte that fits, and drops it when nothing of it does", () => {
    const long = withSnapshot({ context: { statusCode: 500, responseBody: "é".repeat(4000) } });
    const bounded = boundExecutionFailure(long);
    expect(sizeOf(bounded)).toBeGreaterThan(4094);
    expect(sizeOf(bounded)).toBeLessThanOrEqual(4096);
    expect(bounded).toMatchObject({ message: failure.message, failure: { context: { statusCode: 500 } } });
    const filled = { ...long, message: "\u0001".repeat(700) };
    const { failure: snapshot, message } = boundExecutionFailure(filled);
    expect(snapshot.context).toEqual({ statusCode: 500 });
    expect(message.length).toBeLessThan(700);
  });

  it("P101 drops the context last", () => {
    const control = "\u0001".repeat(256);
    const huge = withSnapshot({
      source: { layer: "tool", name: control, code: control },
      context: { providerId: control, modelId: control, finishReason: control },
    });
    const bounded = boundExecutionFailure(huge);
    expect(bounded.failure).not.toHaveProperty("context");
    expect(bounded).toMatchObject({ message: "", failure: { source: { name: control, code: control.slice(0, 128) } } });
  });

  it("P101 cleans lone surrogates, cuts between code points and leaves out a stage", () => {
    const dirty = { ...withSnapshot({ stage: "http" }), message: `\uD800${"x".repeat(1022)}🚀` };
    expect(boundExecutionFailure(dirty)).toEqual({ ...failure, message: `\uFFFD${"x".repeat(1022)}` });
  });

  it("P101 always gives what the schema accepts and canonical encoding takes", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc
        .tuple(
          fc.constantFrom("\u0001", "é", "🚀", "\uD800", '"', "x", "\uDC00\uD800"),
          fc.integer({ min: 0, max: 5000 }),
        )
        .map(([unit, count]) => unit.repeat(count)),
    );
    const optional = { requiredKeys: [] };
    const context = fc.record(
      {
        statusCode: fc.integer({ min: 100, max: 599 }),
        providerId: text,
        modelId: text,
        finishReason: text,
        responseBody: text,
      },
      optional,
    );
    const any = fc.record({
      message: text,
      retryable: fc.boolean(),
      failure: fc.record(
        {
          version: fc.constant(1 as const),
          reasonCode: fc.constantFrom(...EMITTED_REASONS),
          source: fc.record(
            { layer: fc.constant("tool" as const), name: text, code: text },
            { requiredKeys: ["layer"] },
          ),
          context,
        },
        { requiredKeys: ["version", "reasonCode", "source"] },
      ),
    });
    fc.assert(
      fc.property(any, (value) => {
        const bounded = boundExecutionFailure(value as ExecutionFailure);
        expect(executionFailureSchema.parse(bounded)).toEqual(bounded);
        expect(encodeCanonical(bounded).length).toBeLessThanOrEqual(4096);
        expect(sizeOf(bounded)).toBeLessThanOrEqual(4096);
        expect(boundExecutionFailure(bounded)).toEqual(bounded);
      }),
      { seed, numRuns: 300 },
    );
  });
});
