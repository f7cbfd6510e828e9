import { describe, expect, it } from "vitest";
import type { z } from "zod";
import * as accounts from "../accounts.ts";

const flowId = "f".repeat(16);
const at = "2026-11-30T09:41:00Z";
const connection = { provider: "linear", status: "connected", scopes: ["read"] };

function fits(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

describe("a connection", () => {
  it("may say much or little", () => {
    const full = {
      ...connection,
      name: "n",
      group: "g",
      description: "d",
      access: "a",
      readOnly: true,
      revocationPending: false,
      lastCheckedAt: at,
      connectedAt: at,
      selectedFileIds: ["f"],
      reason: "scope_required",
      account: "a",
      workspace: "w",
      actor: "app",
      manageUrl: "https://linear.example/settings",
    };
    expect(fits(accounts.AccountConnectionSchema, connection)).toBe(true);
    expect(fits(accounts.AccountConnectionSchema, full)).toBe(true);
    for (const bad of [
      { token: "x" },
      { status: "fine" },
      { scopes: Array.from({ length: 65 }, () => "s") },
      { manageUrl: "linear" },
      { reason: "because" },
      { selectedFileIds: ["a b"] },
    ]) {
      expect(fits(accounts.AccountConnectionSchema, { ...full, ...bad })).toBe(false);
    }
  });

  it("there are at most 16", () => {
    const connections = Array.from({ length: 16 }, () => connection);
    expect(fits(accounts.AccountsResponseSchema, { connections })).toBe(true);
    expect(fits(accounts.AccountsResponseSchema, { connections: [...connections, connection] })).toBe(false);
  });
});

describe("completing Google", () => {
  const returned = { state: flowId, code: "4/abc" };
  const completes = (value: object): boolean =>
    fits(accounts.AccountGoogleCompleteRequestSchema, { ...returned, ...value });

  it("needs picked files for Drive, unique ones, and takes them for nothing else", () => {
    expect(completes({ provider: "google-drive", pickedFileIds: ["a", "b"] })).toBe(true);
    expect(completes({ provider: "google-drive" })).toBe(false);
    expect(completes({ provider: "google-drive", pickedFileIds: [] })).toBe(false);
    expect(completes({ provider: "google-drive", pickedFileIds: ["a", "a"] })).toBe(false);
    expect(completes({ provider: "google-drive", pickedFileIds: Array.from({ length: 101 }, (_, i) => `${i}`) })).toBe(
      false,
    );
    for (const provider of ["google-gmail", "google-calendar"]) {
      expect(completes({ provider })).toBe(true);
      expect(completes({ provider, pickedFileIds: ["a"] })).toBe(false);
    }
    expect(completes({ provider: "linear" })).toBe(false);
  });

  it("takes a code of visible ASCII", () => {
    for (const code of ["", "a b", "é", "a\n", "x".repeat(2_049)])
      expect(completes({ provider: "google-gmail", code })).toBe(false);
    expect(fits(accounts.AccountLinearCompleteRequestSchema, returned)).toBe(true);
    expect(fits(accounts.AccountLinearCompleteRequestSchema, { ...returned, state: "short" })).toBe(false);
  });
});

describe("the other requests", () => {
  it("are closed and trimmed", () => {
    expect(accounts.AccountLinearAppRequestSchema.parse({ clientId: " a ", clientSecret: " b " })).toEqual({
      clientId: "a",
      clientSecret: "b",
    });
    expect(fits(accounts.AccountLinearAppRequestSchema, { clientId: "a", clientSecret: " " })).toBe(false);
    expect(fits(accounts.AccountGithubPollRequestSchema, { flowId })).toBe(true);
    expect(fits(accounts.AccountGithubPollRequestSchema, { flowId, more: 1 })).toBe(false);
    expect(fits(accounts.AccountGoogleStartRequestSchema, { provider: "github" })).toBe(false);
    expect(fits(accounts.AccountDisconnectRequestSchema, { provider: "github" })).toBe(true);
  });
});

describe("the results", () => {
  const consent = { ok: true, flowId, authorizeUrl: "https://a.example", redirectUri: "r", expiresAt: at };
  const failure = { ok: false, error: "denied" };

  it("are a good member or a failure of a closed list", () => {
    const started = {
      ok: true,
      flowId,
      userCode: "AB-CD",
      verificationUri: "https://g.example",
      expiresAt: at,
      interval: 5,
    };
    const results: [z.ZodType, object][] = [
      [accounts.AccountGithubStartResultSchema, started],
      [accounts.AccountGithubPollResultSchema, { ok: true, status: "pending", interval: 600 }],
      [accounts.AccountGithubPollResultSchema, { ok: true, status: "connected", connection }],
      [accounts.AccountLinearStartResultSchema, consent],
      [accounts.AccountGoogleStartResultSchema, consent],
      [accounts.AccountLinearCompleteResultSchema, { ok: true, connection }],
      [accounts.AccountGoogleCompleteResultSchema, { ok: true, connection }],
      [accounts.AccountDisconnectResultSchema, { ok: true, revoked: false }],
    ];
    for (const [schema, good] of results) {
      expect(fits(schema, good)).toBe(true);
      expect(fits(schema, failure)).toBe(true);
      expect(fits(schema, { ...good, token: "t" })).toBe(false);
      expect(fits(schema, { ok: false, error: "tired" })).toBe(false);
      expect(fits(schema, { ...good, ...failure })).toBe(false);
    }
    expect(fits(accounts.AccountGithubPollResultSchema, { ok: true, status: "pending", interval: 601 })).toBe(false);
  });
});

describe("the operations", () => {
  it("are the owner's, or those of a device that controls", () => {
    const operations = Object.values(accounts).filter((each) => typeof each === "object" && "responses" in each);
    expect(operations).toHaveLength(10);
    for (const each of operations) {
      expect(each.security).toEqual(["operatorBearer", "deviceBearer"]);
      expect(each.grant).toBe("terminalControl");
    }
    expect(accounts.completeGoogleAccount.limits).toEqual({ requestBytes: 32_768 });
    expect(accounts.connectLinearApp.limits).toEqual({ requestBytes: 16_384 });
  });
});
