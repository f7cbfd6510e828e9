import { z } from "zod";
import { AccountProviderSchema, driveFileId } from "./provider.ts";

export const AccountConnectionSchema = z
  .strictObject({
    provider: AccountProviderSchema,
    status: z.enum([
      "connected",
      "not_connected",
      "unconfigured",
      "awaiting_consent",
      "expired",
      "reconnect_required",
      "unavailable",
      "disconnected",
    ]),
    scopes: z.array(z.string().max(128)).max(64),
    name: z.string().max(128).optional(),
    group: z.string().max(64).optional(),
    description: z.string().max(512).optional(),
    access: z.string().max(512).optional().describe("What the connection allows, in words."),
    readOnly: z.boolean().optional(),
    revocationPending: z.boolean().optional(),
    lastCheckedAt: z.iso.datetime().optional(),
    connectedAt: z.iso.datetime().optional(),
    selectedFileIds: z.array(driveFileId).max(100).optional(),
    reason: z.enum(["invalid_grant", "scope_required", "provider_unavailable", "revocation_pending"]).optional(),
    account: z.string().max(320).optional(),
    workspace: z.string().max(320).optional(),
    actor: z.enum(["user", "app"]).optional().describe("As whom the host acts."),
    manageUrl: z.url().optional().describe("Where the owner manages the connection at the provider."),
  })
  .describe("A connection to a provider as it now stands.");

export const AccountsResponseSchema = z.strictObject({ connections: z.array(AccountConnectionSchema).max(16) });
