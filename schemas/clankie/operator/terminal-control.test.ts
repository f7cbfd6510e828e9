import { describe, expect, it } from "vitest";
import {
  TerminalControlResultSchema,
  TerminalControlSchema,
  TerminalInputResultSchema,
  TerminalInputSchema,
} from "./operator.ts";

const addressed = { schemaVersion: 1, terminalId: "t", surfaceClientId: "phone" };
const answered = { schemaVersion: 1, terminalId: "t" };

function controls(action: string, keys: object = {}): boolean {
  return TerminalControlSchema.safeParse({ ...addressed, action, ...keys }).success;
}

function types(change: object): boolean {
  return TerminalInputSchema.safeParse({ ...addressed, leaseToken: "l", dataBase64: "AA==", ...change }).success;
}

describe("OS36 what a schema checks of a control", () => {
  const size = { columns: 80, rows: 24 };
  const scroll = { direction: "up", lines: 3 };

  it("OS36 a resize needs both sizes, and nothing else takes one", () => {
    expect(controls("resize", size)).toBe(true);
    expect(controls("resize")).toBe(false);
    expect(controls("resize", { columns: 80 })).toBe(false);
    expect(controls("resize", { ...size, ...scroll })).toBe(false);
    for (const action of ["request", "renew", "release"]) expect(controls(action, { columns: 80 })).toBe(false);
    expect(controls("scroll", { ...scroll, rows: 24 })).toBe(false);
  });

  it("OS36 a scroll needs a direction and lines, may name a cell, and nothing else takes one", () => {
    expect(controls("scroll", scroll)).toBe(true);
    expect(controls("scroll", { ...scroll, column: 0, row: 1_000 })).toBe(true);
    for (const bad of [
      { direction: "up" },
      { lines: 3 },
      { ...scroll, direction: "left" },
      { ...scroll, row: 1_001 },
    ]) {
      expect(controls("scroll", bad)).toBe(false);
    }
    for (const action of ["request", "renew", "release"]) {
      for (const keys of [{ direction: "up" }, { lines: 3 }, { column: 0 }, { row: 0 }]) {
        expect(controls(action, keys)).toBe(false);
      }
    }
    expect(controls("resize", { ...size, column: 0 })).toBe(false);
  });

  it("OS36 a missing lease token passes everywhere, for the service to deny", () => {
    for (const [action, keys] of [
      ["request", {}],
      ["renew", {}],
      ["release", {}],
      ["resize", size],
      ["scroll", scroll],
    ] as const) {
      expect(controls(action, keys)).toBe(true);
      expect(controls(action, { ...keys, leaseToken: "l" })).toBe(true);
    }
    const denied = { ...answered, status: "denied", reason: "lease_required" };
    expect(TerminalControlResultSchema.safeParse(denied).success).toBe(true);
  });

  it("has sizes of 1 to 1000", () => {
    expect(controls("resize", { columns: 1, rows: 1_000 })).toBe(true);
    expect(controls("resize", { columns: 0, rows: 24 })).toBe(false);
    expect(controls("resize", { columns: 80, rows: 1_001 })).toBe(false);
    expect(controls("scroll", { direction: "down", lines: 0 })).toBe(false);
  });
});

describe("OS35 one lease for one terminal", () => {
  const owner = { principalId: "phone", displayName: "My phone" };
  const expiresAt = "2026-11-30T09:41:00Z";

  it("OS35 an answer names the one holder and the end of the lease", () => {
    const grant = { ...answered, leaseToken: "l", owner, expiresAt };
    const contended = { ...answered, status: "contended", owner, expiresAt };
    expect(TerminalControlResultSchema.safeParse({ schemaVersion: 1, status: "granted", grant }).success).toBe(true);
    expect(TerminalControlResultSchema.safeParse(contended).success).toBe(true);
    expect(TerminalControlResultSchema.safeParse({ ...contended, owner: [owner, owner] }).success).toBe(false);
    const { expiresAt: _, ...endless } = grant;
    expect(TerminalControlResultSchema.safeParse({ schemaVersion: 1, status: "granted", grant: endless }).success).toBe(
      false,
    );
  });

  it("OS35 no bytes without a token, and without a live lease none is delivered", () => {
    expect(types({})).toBe(true);
    expect(types({ leaseToken: undefined })).toBe(false);
    for (const reason of ["lease_required", "lease_expired"]) {
      expect(TerminalInputResultSchema.safeParse({ ...answered, status: "denied", reason }).success).toBe(true);
    }
    expect(TerminalInputResultSchema.safeParse({ ...answered, status: "delivered", reason: "x" }).success).toBe(false);
  });

  it("takes canonical base64 of at least a byte, at most 32768 characters", () => {
    expect(types({ dataBase64: "A".repeat(32_768) })).toBe(true);
    expect(types({ dataBase64: "A".repeat(32_772) })).toBe(false);
    for (const dataBase64 of ["", "AB==", "AA", "A===", "AA==\n"]) expect(types({ dataBase64 })).toBe(false);
  });

  it("an input is never granted or released", () => {
    expect(TerminalInputResultSchema.safeParse({ ...answered, status: "released" }).success).toBe(false);
    expect(TerminalControlResultSchema.safeParse({ ...answered, status: "delivered" }).success).toBe(false);
    for (const reason of ["herdr_unavailable", "terminal_unavailable", "controller_closed"]) {
      const unavailable = { ...answered, status: "unavailable", reason };
      expect(TerminalControlResultSchema.safeParse(unavailable).success).toBe(true);
      expect(TerminalInputResultSchema.safeParse(unavailable).success).toBe(true);
    }
  });
});
