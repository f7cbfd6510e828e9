import { webcrypto } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  DeviceWakeKeyRequestSchema,
  DeviceWakeKeyResponseSchema,
  WakeChallengeResponseSchema,
  WakeErrorCodeSchema,
  WakeRequestSchema,
  WakeResponseSchema,
  wakeSigningInput,
} from "./wake.ts";

const hostId = "host_0123456789abcdef";
const deviceId = "device-1";
const challenge = `1764495660000.${"a".repeat(22)}.${"b".repeat(43)}`;

describe("waking a host", () => {
  it("signs domain, host, device and challenge, line by line", () => {
    expect(wakeSigningInput(hostId, deviceId, challenge)).toBe(`clankie-wake-v1\n${hostId}\n${deviceId}\n${challenge}`);
  });

  it("takes a signature of ECDSA on P-256 as raw r and s, and a key as an uncompressed point", async () => {
    const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
    const pair = await webcrypto.subtle.generateKey(algorithm, false, ["sign", "verify"]);
    const input = new TextEncoder().encode(wakeSigningInput(hostId, deviceId, challenge));
    const signature = await webcrypto.subtle.sign(algorithm, pair.privateKey, input);
    const text = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString("base64url");
    const asked = { deviceId, challenge, signature: text(signature) };
    expect(WakeRequestSchema.safeParse(asked).success).toBe(true);
    const publicKey = text(await webcrypto.subtle.exportKey("raw", pair.publicKey));
    expect(DeviceWakeKeyRequestSchema.safeParse({ publicKey }).success).toBe(true);
    const other = new TextEncoder().encode(wakeSigningInput(hostId, "device-2", challenge));
    expect(await webcrypto.subtle.verify(algorithm, pair.publicKey, signature, input)).toBe(true);
    expect(await webcrypto.subtle.verify(algorithm, pair.publicKey, signature, other)).toBe(false);
  });

  it("has closed schemas", () => {
    expect(DeviceWakeKeyResponseSchema.safeParse({ deviceId }).success).toBe(true);
    expect(DeviceWakeKeyResponseSchema.safeParse({ deviceId: "short" }).success).toBe(false);
    expect(WakeChallengeResponseSchema.safeParse({ challenge, expiresAtMs: 1 }).success).toBe(true);
    expect(WakeChallengeResponseSchema.safeParse({ challenge: challenge.slice(1), expiresAtMs: 1 }).success).toBe(
      false,
    );
    expect(WakeResponseSchema.safeParse({ state: "waking", retryAfterMs: 1 }).success).toBe(true);
    expect(WakeResponseSchema.safeParse({ state: "waking", retryAfterMs: 0 }).success).toBe(false);
    expect(WakeResponseSchema.safeParse({ state: "asleep", retryAfterMs: 1 }).success).toBe(false);
    expect(WakeRequestSchema.safeParse({ deviceId, challenge, signature: "a".repeat(86), more: 1 }).success).toBe(
      false,
    );
    expect(WakeErrorCodeSchema.options).toHaveLength(9);
  });
});
