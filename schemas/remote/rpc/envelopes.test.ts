import { describe, expect, it } from "vitest";
import type { z } from "zod";
import {
  jsonRpcErrorSchema,
  jsonRpcNotificationSchema,
  jsonRpcRequestSchema,
  jsonRpcResponseSchema,
} from "./envelopes.ts";
import { remoteFailureSchema } from "./remote-failure.ts";
import { toRemoteFailure } from "./to-remote-failure.ts";

function accepts(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

const call = { jsonrpc: "2.0", method: "connection.ping" };

describe("envelopes", () => {
  it("P1 are requests with an id and notifications without one; null is an id", () => {
    expect(accepts(jsonRpcRequestSchema, call)).toBe(false);
    expect(accepts(jsonRpcNotificationSchema, call)).toBe(true);
    expect(jsonRpcRequestSchema.parse({ ...call, id: null })).toEqual({ ...call, id: null });
    expect(accepts(jsonRpcNotificationSchema, { ...call, id: null })).toBe(false);
  });

  it("P2 answer with exactly one of result and error", () => {
    const answer = { jsonrpc: "2.0", id: 1 };
    const error = { code: -32_600, message: "Invalid request" };
    expect(accepts(jsonRpcResponseSchema, answer)).toBe(false);
    expect(accepts(jsonRpcResponseSchema, { ...answer, result: null })).toBe(true);
    expect(accepts(jsonRpcResponseSchema, { ...answer, error })).toBe(true);
    expect(accepts(jsonRpcResponseSchema, { ...answer, result: null, error })).toBe(false);
    expect(jsonRpcErrorSchema.parse({ ...error, extra: 1 })).toEqual(error);
  });

  it("P3 have finite or text ids, no scalar params, no unknown keys and short methods", () => {
    for (const id of ["", "x".repeat(256), 0, -1.5, null]) {
      expect(accepts(jsonRpcRequestSchema, { ...call, id })).toBe(true);
    }
    for (const id of [Number.NaN, Number.POSITIVE_INFINITY, "x".repeat(257), true, {}, undefined]) {
      expect(accepts(jsonRpcRequestSchema, { ...call, id })).toBe(false);
    }
    for (const params of [{}, [], { a: [null] }, [1]]) {
      expect(accepts(jsonRpcNotificationSchema, { ...call, params })).toBe(true);
    }
    for (const params of [null, 1, "a", true, { a: undefined }, { a: Number.NaN }]) {
      expect(accepts(jsonRpcNotificationSchema, { ...call, params })).toBe(false);
    }
    expect(accepts(jsonRpcNotificationSchema, { ...call, extra: 1 })).toBe(false);
    expect(accepts(jsonRpcNotificationSchema, { ...call, method: "x".repeat(128) })).toBe(true);
    expect(accepts(jsonRpcNotificationSchema, { ...call, method: "x".repeat(129) })).toBe(false);
    expect(accepts(jsonRpcNotificationSchema, { ...call, method: "" })).toBe(false);
    expect(accepts(jsonRpcNotificationSchema, { ...call, jsonrpc: "1.0" })).toBe(false);
  });
});

describe("the protocol's failure in an error", () => {
  const error = (data: unknown, change = {}) => ({ code: 1000, message: "No", data, ...change });

  it("P106 takes the known keys of data and the message", () => {
    const data = { reason: "RATE_LIMITED", retryAfterMs: 5, details: { a: [1] }, secret: "x", message: "y" };
    expect(toRemoteFailure(error(data))).toEqual({
      reason: "RATE_LIMITED",
      message: "No",
      retryAfterMs: 5,
      details: { a: [1] },
    });
  });

  it("P106 is undefined for another code, an unknown reason and what is no failure", () => {
    expect(toRemoteFailure(error({ reason: "CONFLICT" }, { code: -32_000 }))).toBeUndefined();
    for (const data of [
      { reason: "OTHER" },
      {},
      null,
      undefined,
      "CONFLICT",
      [],
      { reason: "CONFLICT", retryAfterMs: -1 },
    ]) {
      expect(toRemoteFailure(error(data))).toBeUndefined();
    }
    expect(toRemoteFailure(null as never)).toBeUndefined();
  });

  it("P106 cuts a long message between code points", () => {
    const failure = toRemoteFailure(error({ reason: "INTERNAL" }, { message: `${"x".repeat(511)}🚀` }));
    expect(failure?.message).toBe("x".repeat(511));
    expect(toRemoteFailure(error({ reason: "INTERNAL" }, { message: "🚀".repeat(300) }))?.message).toBe(
      "🚀".repeat(256),
    );
  });

  it("P106 is undefined for details that nest too deep", () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    expect(toRemoteFailure(error({ reason: "INTERNAL", details: { deep } }))).toBeUndefined();
  });

  it("keeps unknown keys and bounds the known ones", () => {
    const failure = { reason: "INTERNAL", message: "x".repeat(512), extra: 1 };
    expect(remoteFailureSchema.parse(failure)).toEqual(failure);
    expect(accepts(remoteFailureSchema, { ...failure, message: "x".repeat(513) })).toBe(false);
    expect(accepts(remoteFailureSchema, { ...failure, retryAfterMs: 0.5 })).toBe(false);
  });
});
