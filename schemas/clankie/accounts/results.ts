import { z } from "zod";
import { AccountConnectionSchema } from "./connection.ts";
import { AccountFlowIdSchema } from "./provider.ts";

const ok = z.literal(true);
const interval = z.int().min(1).max(600).describe("Seconds between two polls.");

export const AccountErrorCodeSchema = z
  .enum([
    "authentication_required",
    "forbidden",
    "malformed",
    "unconfigured",
    "unknown_flow",
    "expired",
    "denied",
    "provider_rejected",
    "unavailable",
  ])
  .describe("Why an account could not be connected.");

export const AccountFailureSchema = z.strictObject({ ok: z.literal(false), error: AccountErrorCodeSchema });

export const AccountGithubStartedSchema = z
  .strictObject({
    ok,
    flowId: AccountFlowIdSchema,
    userCode: z.string().min(1).max(64).describe("What the owner types in at `verificationUri`."),
    verificationUri: z.url(),
    expiresAt: z.iso.datetime(),
    interval,
  })
  .describe("The owner's turn.");

export const AccountGithubStartResultSchema = z.discriminatedUnion("ok", [
  AccountGithubStartedSchema,
  AccountFailureSchema,
]);

export const AccountGithubPendingSchema = z
  .strictObject({ ok, status: z.literal("pending"), interval })
  .describe("The owner has not typed the code in yet.");

export const AccountGithubConnectedSchema = z.strictObject({
  ok,
  status: z.literal("connected"),
  connection: AccountConnectionSchema,
});

export const AccountGithubPollResultSchema = z
  .union([AccountGithubPendingSchema, AccountGithubConnectedSchema, AccountFailureSchema])
  .describe("How far the attempt got.");

export const AccountConsentSchema = z
  .strictObject({
    ok,
    flowId: AccountFlowIdSchema,
    authorizeUrl: z.url().describe("Where the owner allows it."),
    redirectUri: z.string().min(1).max(512),
    expiresAt: z.iso.datetime(),
  })
  .describe("The owner's turn, in a browser.");

export const AccountLinearStartResultSchema = z.discriminatedUnion("ok", [AccountConsentSchema, AccountFailureSchema]);

export const AccountGoogleStartResultSchema = z.discriminatedUnion("ok", [AccountConsentSchema, AccountFailureSchema]);

export const AccountConnectedSchema = z.strictObject({ ok, connection: AccountConnectionSchema });

export const AccountLinearCompleteResultSchema = z.discriminatedUnion("ok", [
  AccountConnectedSchema,
  AccountFailureSchema,
]);

export const AccountGoogleCompleteResultSchema = z.discriminatedUnion("ok", [
  AccountConnectedSchema,
  AccountFailureSchema,
]);

export const AccountDisconnectedSchema = z
  .strictObject({
    ok,
    revoked: z.boolean().describe("The provider confirmed it. The host forgot its token either way."),
    manageUrl: z.url().optional(),
  })
  .describe("The host has no access any more.");

export const AccountDisconnectResultSchema = z.discriminatedUnion("ok", [
  AccountDisconnectedSchema,
  AccountFailureSchema,
]);
