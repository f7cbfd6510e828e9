/** Holding a terminal: one exclusive lease that lives only while it is renewed, and what its holder may do. */
import { z } from "zod";
import { brand } from "../../kit/kit.ts";
import { REF_MAX, TERMINAL_DIMENSION_MAX } from "./constants.ts";
import { envelope, versioned } from "./envelope.ts";
import { SurfaceClientIdSchema, TerminalIdSchema, TimestampSchema } from "./scalars.ts";
import { trimmedText } from "./text.ts";

export const LeaseTokenSchema = brand(
  trimmedText(REF_MAX).describe("Proves that its holder got the lease. A renewal replaces it."),
  "LeaseToken",
);

const addressed = { ...versioned, terminalId: TerminalIdSchema, surfaceClientId: SurfaceClientIdSchema };
const held = {
  ...addressed,
  leaseToken: LeaseTokenSchema.optional().describe("Without it the answer is `denied`, `lease_required`."),
};
const size = z.int().min(1).max(TERMINAL_DIMENSION_MAX);
const cell = z.int().min(0).max(TERMINAL_DIMENSION_MAX);

export const TerminalLeaseRequestSchema = z
  .strictObject({ action: z.literal("request"), ...held })
  .describe("Asks for the lease. The same view gets it again with a new token.");

export const TerminalLeaseRenewalSchema = z
  .strictObject({ action: z.literal("renew"), ...held })
  .describe("Keeps the lease, with a new token and a new end.");

export const TerminalLeaseReleaseSchema = z
  .strictObject({ action: z.literal("release"), ...held })
  .describe("Gives the lease back.");

export const TerminalResizeSchema = z
  .strictObject({ action: z.literal("resize"), ...held, columns: size, rows: size })
  .describe("Changes the size of the terminal. The lease ends when it did before.");

export const TerminalScrollSchema = z
  .strictObject({
    action: z.literal("scroll"),
    ...held,
    direction: z.enum(["up", "down"]),
    lines: size,
    column: cell.optional(),
    row: cell.optional(),
  })
  .describe("Scrolls the terminal, at a cell where one is named. The lease ends when it did before.");

export const TerminalControlSchema = z
  .discriminatedUnion("action", [
    TerminalLeaseRequestSchema,
    TerminalLeaseRenewalSchema,
    TerminalLeaseReleaseSchema,
    TerminalResizeSchema,
    TerminalScrollSchema,
  ])
  .describe("What to do with the lease of a terminal, or under it.");

export const TerminalOwnerSchema = z
  .strictObject({ principalId: trimmedText(512), displayName: trimmedText(256).optional() })
  .describe("Who holds the lease.");

export const TerminalGrantSchema = z
  .strictObject({
    ...versioned,
    terminalId: TerminalIdSchema,
    leaseToken: LeaseTokenSchema,
    owner: TerminalOwnerSchema,
    expiresAt: TimestampSchema,
  })
  .describe("The lease, until `expiresAt` unless it is renewed.");

export const TerminalGrantedSchema = z.strictObject({
  status: z.literal("granted"),
  ...versioned,
  grant: TerminalGrantSchema,
});

export const TerminalReleasedSchema = z.strictObject({
  status: z.literal("released"),
  ...versioned,
  terminalId: TerminalIdSchema,
});

export const TerminalContendedSchema = z
  .strictObject({
    status: z.literal("contended"),
    ...versioned,
    terminalId: TerminalIdSchema,
    owner: TerminalOwnerSchema,
    expiresAt: TimestampSchema,
  })
  .describe("Somebody else holds the lease.");

export const TerminalDeniedSchema = z
  .strictObject({
    status: z.literal("denied"),
    ...versioned,
    terminalId: TerminalIdSchema,
    reason: z.enum(["lease_required", "lease_expired"]),
  })
  .describe("The caller holds no lease, or shows a token that no longer counts.");

export const TerminalControlUnavailableSchema = z
  .strictObject({
    status: z.literal("unavailable"),
    ...versioned,
    terminalId: TerminalIdSchema,
    reason: z.enum(["herdr_unavailable", "terminal_unavailable", "controller_closed"]),
  })
  .describe("The terminal cannot be controlled now.");

export const TerminalControlResultSchema = z
  .discriminatedUnion("status", [
    TerminalGrantedSchema,
    TerminalReleasedSchema,
    TerminalContendedSchema,
    TerminalDeniedSchema,
    TerminalControlUnavailableSchema,
  ])
  .describe("What became of the lease.");

export const TerminalControlRequestSchema = z.strictObject({
  ...envelope("terminal_control"),
  control: TerminalControlSchema,
});

export const TerminalControlResponseSchema = z.strictObject({
  ...envelope("terminal_control"),
  result: TerminalControlResultSchema,
});
