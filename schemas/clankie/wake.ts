/** Waking a sleeping hosted machine. Both wake routes stand under the host prefix and are answered in front of the host. */
import { z } from "zod";
import { operation } from "../kit/kit.ts";
import { HostErrorSchema } from "./host-error.ts";

export const GATEWAY_WAKE_CHALLENGE_PATH = "/v1/gateway/wake/challenge";
export const GATEWAY_WAKE_PATH = "/v1/gateway/wake";
/** A host route, inside the encrypted exchange. */
export const DEVICE_WAKE_KEY_PATH = "/v1/devices/wake-key";
export const WAKE_SIGNING_DOMAIN = "clankie-wake-v1";

/**
 * The text a device signs to wake its host: ECDSA on P-256 with SHA-256 over its UTF-8 bytes, the signature as raw
 * r and s, 64 bytes.
 */
export function wakeSigningInput(hostId: string, deviceId: string, challenge: string): string {
  return [WAKE_SIGNING_DOMAIN, hostId, deviceId, challenge].join("\n");
}

const deviceId = z.string().regex(/^[A-Za-z0-9_-]{8,128}$/u);

export const DeviceWakeKeyRequestSchema = z
  .strictObject({
    publicKey: z
      .string()
      .regex(/^[A-Za-z0-9_-]{87}$/u)
      .describe("An uncompressed point of P-256, in base64url."),
  })
  .describe("Registers the key that a device will sign its wake requests with.");

export const DeviceWakeKeyResponseSchema = z
  .strictObject({ deviceId })
  .describe("The device that the key now belongs to.");

export const WakeChallengeResponseSchema = z
  .strictObject({
    challenge: z
      .string()
      .regex(/^[0-9]{13}\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}$/u)
      .describe("Opaque; signed as it is."),
    expiresAtMs: z.int().describe("Milliseconds since 1970."),
  })
  .describe("A challenge to sign.");

export const WakeRequestSchema = z
  .strictObject({
    deviceId,
    challenge: z.string(),
    signature: z
      .string()
      .regex(/^[A-Za-z0-9_-]{86}$/u)
      .describe("64 bytes in base64url."),
  })
  .describe("Asks to wake the host.");

export const WakeResponseSchema = z
  .strictObject({
    state: z.enum(["waking", "running"]),
    retryAfterMs: z.int().min(1).describe("When to look again."),
  })
  .describe("The host is waking or already up.");

export const WakeErrorCodeSchema = z
  .enum([
    "wake_denied",
    "not_entitled",
    "budget_included_hours",
    "budget_overage_cap",
    "budget_egress_allowance",
    "cooldown",
    "rate_limited",
    "waking",
    "wake_unavailable",
  ])
  .describe("Why the host is not woken. Whoever is not verified gets `wake_denied` and no more.");

export const registerDeviceWakeKey = operation({
  id: "registerDeviceWakeKey",
  method: "POST",
  path: DEVICE_WAKE_KEY_PATH,
  summary: "Register the calling device's wake key",
  tags: ["Devices"],
  security: ["deviceBearer"],
  request: { schema: DeviceWakeKeyRequestSchema },
  responses: {
    200: { description: "The key is registered.", schema: DeviceWakeKeyResponseSchema },
    400: { description: "The request is malformed.", schema: HostErrorSchema },
    401: { description: "The bearer is missing or not valid.", schema: HostErrorSchema },
    404: { description: "The host runs on a machine of its own and never sleeps here.", schema: HostErrorSchema },
    503: { description: "The key cannot be stored now.", schema: HostErrorSchema },
  },
});
