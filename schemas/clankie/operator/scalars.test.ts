import { describe, expect, it } from "vitest";
import type { z } from "zod";
import {
  AgentNameSchema,
  ConversationIdSchema,
  CursorSchema,
  FleetNameSchema,
  RefSchema,
  RevisionSchema,
  RoleSchema,
  Sha256Schema,
  TimestampSchema,
} from "./operator.ts";

function accepts(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

describe("ids and cursors", () => {
  it.each([
    ["Ref", RefSchema, 512],
    ["ConversationId", ConversationIdSchema, 512],
    ["Cursor", CursorSchema, 4_096],
  ])("%s is trimmed and then 1 to its bound in code points", (_name, schema, max) => {
    expect(schema.parse(`  ${"a".repeat(max)}\u00a0\ufeff\n`)).toBe("a".repeat(max));
    expect(accepts(schema, "𝔸".repeat(max))).toBe(true);
    expect(accepts(schema, "a".repeat(max + 1))).toBe(false);
    expect(accepts(schema, " \t ")).toBe(false);
    expect(accepts(schema, 7)).toBe(false);
  });
});

describe("single values", () => {
  it.each(["2026-11-30T09:41:00Z", "2026-11-30T09:41:00.123456789Z", "0000-01-01T00:00:00Z", "2024-02-29T23:59:59Z"])(
    "a timestamp may be %s",
    (text) => expect(accepts(TimestampSchema, text)).toBe(true),
  );

  it.each([
    "2026-11-30T09:41Z",
    "2026-11-30T09:41:00+01:00",
    "2026-11-30t09:41:00Z",
    "2026-11-30T09:41:00z",
    "2026-11-30T09:41:00.Z",
    "2025-02-29T00:00:00Z",
    "2026-11-30T24:00:00Z",
    "2026-11-30T09:41:60Z",
    "2026-11-30T09:41:00Z\n",
  ])("a timestamp may not be %j", (text) => expect(accepts(TimestampSchema, text)).toBe(false));

  it("a revision is a safe whole number from 0", () => {
    expect(accepts(RevisionSchema, 0)).toBe(true);
    expect(accepts(RevisionSchema, Number.MAX_SAFE_INTEGER)).toBe(true);
    for (const bad of [-1, 0.5, 2 ** 53, "1"]) expect(accepts(RevisionSchema, bad)).toBe(false);
  });

  it("a digest is 64 lower-case hexadecimal digits and nothing else", () => {
    expect(accepts(Sha256Schema, "0af".padEnd(64, "0"))).toBe(true);
    for (const bad of ["a".repeat(63), "a".repeat(65), "A".repeat(64), `${"a".repeat(64)}\n`]) {
      expect(accepts(Sha256Schema, bad)).toBe(false);
    }
  });

  it("a fleet name starts with a small letter and has up to 64 characters", () => {
    expect(accepts(FleetNameSchema, `a${"-".repeat(63)}`)).toBe(true);
    for (const bad of ["", "1a", "A", "a_b", `a${"b".repeat(64)}`]) expect(accepts(FleetNameSchema, bad)).toBe(false);
  });

  it("an agent name holds neither of two words, whatever their case", () => {
    expect(AgentNameSchema.parse(" Ada ")).toBe("Ada");
    for (const bad of ["Discord", "my-DISCORDant", "cLyDe", "x".repeat(81), " "]) {
      expect(accepts(AgentNameSchema, bad)).toBe(false);
    }
  });
});

describe("a role", () => {
  it.each([
    ["  BUILDER ", "builder"],
    ["Release\t  manager", "Release manager"],
    ["Größe-2", "Größe-2"],
    [" reviewer\u00a0", "reviewer"],
    ["7", "7"],
  ])("%j becomes %j", (given, role) => expect(RoleSchema.parse(given)).toBe(role));

  it.each(["", "   ", "-lead", "a_b", "a".repeat(25), "tea🍵"])("cannot be %j", (text) => {
    expect(accepts(RoleSchema, text)).toBe(false);
  });

  it("has its bound judged after white space is collapsed", () => {
    expect(RoleSchema.parse(`a${" ".repeat(40)}b`)).toBe("a b");
    expect(accepts(RoleSchema, "a".repeat(24))).toBe(true);
  });
});
