/** Devices: what a host knows of a paired device, and what the device knows of itself (gateway facts, section 8). */
import { z } from "zod";
import { requiredWhen } from "../kit/kit.ts";
import { DevicePushRequestSchema } from "./device-push.ts";
import { DeviceDirectRouteSchema } from "./device-routes.ts";

/** 31 days: the longest that a pairing route may stay open at the gateway. */
export const PUBLIC_GATEWAY_PAIRING_ROUTE_LIFETIME_MAX_MS = 2_678_400_000;

export const DevicePlatformSchema = z.enum(["ios", "android", "macos", "unknown"]);

export const DeviceGrantSetSchema = z
  .object({
    chat: z.boolean().describe("Talk in conversations."),
    steer: z.boolean().describe("Change what the fleet does."),
    terminalObserve: z.boolean().describe("Watch terminals."),
    terminalControl: z.boolean().describe("Type into terminals."),
  })
  .describe("What a device may do. Every grant is stated, granted or not.");

export type DeviceGrantSet = z.infer<typeof DeviceGrantSetSchema>;

/** Watching and steering, without a keyboard. */
export const SUPERVISE_GRANTS: DeviceGrantSet = Object.freeze({
  chat: true,
  steer: true,
  terminalObserve: true,
  terminalControl: false,
});

/** Everything. */
export const TAKE_CONTROL_GRANTS: DeviceGrantSet = Object.freeze({
  chat: true,
  steer: true,
  terminalObserve: true,
  terminalControl: true,
});

export const DeviceStatusSchema = z.enum(["pending", "active", "revoked"]);

export const PairingHostSchema = z.object({ name: z.string().min(1) }).describe("The host as a person names it.");

const id = z.string().min(1);

const listed = {
  deviceId: id,
  platform: DevicePlatformSchema,
  status: DeviceStatusSchema,
  grants: DeviceGrantSetSchema,
  review: z.literal(true).optional(),
  createdAt: z.iso.datetime(),
  activatedAt: z.iso.datetime().optional(),
  lastRefreshAt: z.iso.datetime().optional(),
  lastSeenAt: z.iso.datetime().optional(),
  push: DevicePushRequestSchema.optional(),
  revokedAt: z.iso.datetime().optional(),
  revokedBy: id.optional(),
};

export const DeviceRecordSchema = z
  .object({
    ...listed,
    name: z.string().min(1).max(64),
    offerId: id,
    mintedBy: id,
    supportGrantId: z.uuid().optional(),
    localCompanion: z.literal(true).optional(),
    pendingExpiresAt: z.iso.datetime(),
  })
  .check(
    requiredWhen({ key: "status", equals: "active" }, ["activatedAt"], { path: ["status"] }),
    requiredWhen({ key: "status", equals: "revoked" }, ["revokedAt", "revokedBy"], { path: ["status"] }),
  )
  .describe("A device as the host stores it. An active one has its activation time, a revoked one its revocation.");

export const DeviceListItemSchema = z
  .object({ ...listed, name: z.string().min(1) })
  .describe("A device as a list shows it.");

export const DeviceListResponseSchema = z.object({ devices: z.array(DeviceListItemSchema) });

export const DeviceSelfResponseSchema = z
  .object({
    controlScope: z.literal("hosted").optional(),
    supportGrantId: z.uuid().optional(),
    supportScope: z.enum(["read-state", "shell"]).optional(),
    directRoute: DeviceDirectRouteSchema.optional(),
    deviceId: id,
    name: z.string().min(1),
    platform: DevicePlatformSchema,
    grants: DeviceGrantSetSchema,
    host: PairingHostSchema,
    sessionExpiresAt: z.iso.datetime(),
  })
  .describe("What the calling device is to its host.");
