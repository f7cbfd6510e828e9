import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { PairingOfferWireSchema, PairingRedeemRequestSchema } from "./device-pairing.ts";
import { PublicGatewayPushRegistrationRequestSchema } from "./device-push.ts";
import { DeviceDirectRouteSchema, DeviceHostBaseUrlSchema } from "./device-routes.ts";
import { DeviceListItemSchema, DeviceRecordSchema, SUPERVISE_GRANTS, TAKE_CONTROL_GRANTS } from "./devices.ts";

const at = "2026-01-01T00:00:00Z";
const record = {
  deviceId: "dev-1",
  name: "Phone",
  platform: "ios",
  status: "pending",
  grants: SUPERVISE_GRANTS,
  offerId: "offer-1",
  mintedBy: "operator",
  createdAt: at,
  pendingExpiresAt: at,
};

/** Places of the issues, or none when the value is accepted. */
const faults = (value: unknown) =>
  DeviceRecordSchema.safeParse(value).error?.issues.map((issue) => issue.path.join(".")) ?? [];

describe("DeviceRecordSchema", () => {
  it("asks an active device for its activation time and a revoked one for its revocation", () => {
    expect(faults(record)).toEqual([]);
    expect(faults({ ...record, status: "active" })).toEqual(["status"]);
    expect(faults({ ...record, status: "active", activatedAt: at })).toEqual([]);
    expect(faults({ ...record, status: "revoked", revokedAt: at })).toEqual(["status"]);
    expect(faults({ ...record, status: "revoked", revokedAt: at, revokedBy: "operator" })).toEqual([]);
  });

  it("bounds the name of a record to 64 code points, and not that of a list item", () => {
    expect(faults({ ...record, name: "😀".repeat(64) })).toEqual([]);
    expect(faults({ ...record, name: "a".repeat(65) })).toEqual(["name"]);
    expect(DeviceListItemSchema.safeParse({ ...record, name: "a".repeat(65) }).success).toBe(true);
  });
});

describe("pairing", () => {
  it("takes exactly one of the offer's secret and its code", () => {
    const redeem = { device: { name: "Phone", platform: "ios" } };
    const places = (value: object) =>
      PairingRedeemRequestSchema.safeParse(value).error?.issues.map((issue) => issue.path.join(".")) ?? [];
    expect(places({ ...redeem, code: "c" })).toEqual([]);
    expect(places({ ...redeem, offerSecret: "s" })).toEqual([]);
    expect(places(redeem)).toEqual(["offerSecret"]);
    expect(places({ ...redeem, offerSecret: "s", code: "c" })).toEqual(["offerSecret"]);
  });

  it("writes a local code without letters that look like digits", () => {
    const offer = { version: 1, deepLink: "l", code: "c", expiresAt: at };
    for (const [localCode, good] of [
      ["2345-ABCD", true],
      ["2345-ABCI", false],
      ["1345-ABCD", false],
      ["2345-ABCD\n", false],
    ]) {
      expect(PairingOfferWireSchema.safeParse({ ...offer, localCode }).success).toBe(good);
    }
  });
});

describe("routes of a device", () => {
  it("takes a base URL without user, query and fragment", () => {
    for (const url of ["http://host.local:4310", "https://a.example/h/x"]) {
      expect([url, DeviceHostBaseUrlSchema.safeParse(url).success]).toEqual([url, true]);
    }
    for (const url of [
      "ftp://a.example",
      "https://u:p@a.example",
      "https://a.example/?",
      "https://a.example/#",
      "a.example",
    ]) {
      expect([url, DeviceHostBaseUrlSchema.safeParse(url).success]).toEqual([url, false]);
    }
  });

  it("takes a direct origin that is not the gateway's", () => {
    const accepts = (relayUrl: string) =>
      DeviceDirectRouteSchema.safeParse({ controlPlaneUrl: "http://10.0.0.2:4310", relayUrl }).success;
    expect(accepts("http://10.0.0.2:4311/")).toBe(true);
    expect(accepts("http://10.0.0.2:4311/x")).toBe(false);
    expect(accepts("https://API.clankie.bot")).toBe(false);
  });
});

describe("grants and pushes", () => {
  it("supervises without a keyboard and takes control with everything", () => {
    expect(SUPERVISE_GRANTS).toEqual({ chat: true, steer: true, terminalObserve: true, terminalControl: false });
    expect(Object.values(TAKE_CONTROL_GRANTS)).toEqual([true, true, true, true]);
  });

  it("takes a device token of whole hex pairs", () => {
    const accepts = (deviceToken: string) =>
      PublicGatewayPushRegistrationRequestSchema.safeParse({
        registrationId: "00000000-0000-4000-8000-000000000000",
        sequence: 1,
        hostId: "host",
        deliveryKey: "k".repeat(43),
        deviceToken,
        environment: "sandbox",
      }).success;
    expect(accepts("aB".repeat(16))).toBe(true);
    expect(accepts("a".repeat(33))).toBe(false);
    expect(accepts("aB".repeat(257))).toBe(false);
  });
});

describe("imports", () => {
  it.each([
    "accounts.ts",
    "composer-transcription.ts",
    "connections.ts",
    "device-pairing.ts",
    "device-push.ts",
    "device-routes.ts",
    "devices.ts",
    "discord-setup.ts",
    "gateway-encryption.ts",
    "host-routes.ts",
    "hosted-browser-session.ts",
    "hosted-operator.ts",
    "hosted-pairing.ts",
    "model-keys.ts",
    "skin-drafts.ts",
    "tool-output.ts",
    "wake.ts",
    "work-item-write.ts",
    "work-items.ts",
  ])("GR4 %s reaches no Node module", (entry) => {
    const here = dirname(fileURLToPath(import.meta.url));
    const packages = outsideImports(resolve(here, entry), new Set());
    expect(packages.filter((each) => each !== "zod" && each !== "zod/v4/core")).toEqual([]);
  });
});

/** Every package that `file` imports, directly or through its relative imports; sorted. */
function outsideImports(file: string, seen: Set<string>): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const specifiers = [...readFileSync(file, "utf8").matchAll(/(?:from|import)\s+"([^"]+)"/g)].map(
    (match) => match[1] ?? "",
  );
  const found = specifiers.flatMap((each) =>
    each.startsWith(".") ? outsideImports(resolve(dirname(file), each), seen) : [each],
  );
  return [...new Set(found)].sort();
}
