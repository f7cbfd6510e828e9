/** How a device becomes a paired one: offer, redemption, completion, and later the refresh of its session. */
import { z } from "zod";
import { exactlyOne } from "../kit/kit.ts";
import { DeviceDirectRouteSchema, DeviceHostBaseUrlSchema } from "./device-routes.ts";
import { DeviceGrantSetSchema, DevicePlatformSchema, PairingHostSchema } from "./devices.ts";

const text = z.string().min(1);

export const PairingOfferRequestSchema = z
  .object({ review: z.object({ days: z.int().min(1).max(31) }).optional() })
  .describe("Asks for a pairing offer; with `review`, for one that a reviewer may use for so many days.");

export const PairingOfferWireSchema = z
  .object({
    version: z.literal(1),
    deepLink: text,
    code: text,
    localCode: z
      .string()
      .regex(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/)
      .optional()
      .describe("A code that a person can type, without letters that look like digits."),
    expiresAt: z.iso.datetime(),
    review: z.literal(true).optional(),
    gateway: z.literal(true).optional(),
    direct: z.string().min(1).max(2048).optional(),
  })
  .describe("A pairing offer as the owner is shown it. It holds a one-time secret.");

export const PairingRedeemRequestSchema = z
  .object({
    offerSecret: text.optional(),
    code: text.optional(),
    device: z.object({ name: z.string().min(1).max(64), platform: DevicePlatformSchema }),
  })
  .check(exactlyOne(["offerSecret", "code"], { path: ["offerSecret"] }))
  .describe("Redeems an offer by its secret or by its code, not by both.");

export const PairingRedeemResponseSchema = z
  .object({
    deviceId: text,
    host: PairingHostSchema,
    hostBaseUrl: DeviceHostBaseUrlSchema.optional(),
    offeredGrants: DeviceGrantSetSchema,
    completionToken: text,
    expiresAt: z.iso.datetime(),
  })
  .describe("A pending device: it becomes active when it completes the pairing before `expiresAt`.");

export const PairingCompleteRequestSchema = z
  .object({ completionToken: text, acceptedGrants: DeviceGrantSetSchema })
  .describe("Accepts grants. The host refuses one that it did not offer.");

const session = {
  deviceToken: text,
  grants: DeviceGrantSetSchema,
  sessionExpiresAt: z.iso.datetime(),
  relayUrl: DeviceHostBaseUrlSchema.optional(),
  directRoute: DeviceDirectRouteSchema.optional(),
};

export const PairingCompleteResponseSchema = z
  .object({ deviceId: text, ...session })
  .describe("The first session of a device.");

export const DeviceSessionRefreshResponseSchema = z.object(session).describe("The next session of a device.");
