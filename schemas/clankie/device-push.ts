import { z } from "zod";

/** Host route by which a device switches its own pushes on or off. */
export const DEVICE_PUSH_PATH = "/v1/devices/self/push";

/** 1 to 128 base64url letters that mean nothing to the one who carries them. */
export const DevicePushOpaqueIdSchema = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[A-Za-z0-9_-]+$/)
  .describe("An id that means nothing to the one who carries it.");

/** Rises with every change of a registration, from 1. */
export const DevicePushSequenceSchema = z
  .int()
  .positive()
  .max(Number.MAX_SAFE_INTEGER)
  .describe("Rises with every change of the registration.");

export const DevicePushEnvironmentSchema = z
  .enum(["sandbox", "production"])
  .describe("Which of the vendor's delivery services the device token belongs to.");

export const DevicePushBindingSchema = z
  .strictObject({ registrationId: z.uuid(), sequence: DevicePushSequenceSchema })
  .describe("Names one state of one push registration.");

export const DevicePushRequestSchema = DevicePushBindingSchema.extend({ enabled: z.boolean() }).describe(
  "What a device tells its host about its own pushes. Disabling is recorded, not forgotten.",
);

const deliveryKey = z
  .string()
  .length(43)
  .regex(/^[A-Za-z0-9_-]+$/)
  .describe("Secret of the device that lets it clear the registration without a session.");

export const PublicGatewayPushRegistrationRequestSchema = DevicePushBindingSchema.extend({
  hostId: DevicePushOpaqueIdSchema,
  deliveryKey,
  deviceToken: z
    .string()
    .min(32)
    .max(512)
    .regex(/^(?:[a-fA-F0-9]{2})+$/)
    .describe("The vendor's token of the device, in whole hex pairs."),
  environment: DevicePushEnvironmentSchema,
}).describe("Registers a device for pushes at the gateway.");

export const PublicGatewayPushClearRequestSchema = DevicePushBindingSchema.extend({ deliveryKey }).describe(
  "Clears a push registration; the delivery key alone is proof.",
);

export const PublicGatewayPushRegistrationResponseSchema = DevicePushBindingSchema.extend({
  deviceId: DevicePushOpaqueIdSchema,
}).describe("The registration as the gateway now holds it.");
