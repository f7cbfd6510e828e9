import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { remoteAuthorizationSchema } from "../connection/authorization.ts";
import { time } from "../testing/samples.ts";
import { pairingMethods } from "./methods.ts";
import { pairingQrSchema } from "./qr.ts";

function accepts(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

const invitation = {
  t: "cherry-studio-pair",
  name: "Desk",
  desktopIdentity: "desk",
  invitationId: "i1",
  invitationSecret: "s1",
  protocolVersions: [1],
};
const lan = { v: 2, ...invitation, ips: ["10.0.0.2", "FD00::1"], port: 8080 };
const endpoints = (host: string) => [{ host, port: 443, security: "wss" }];

describe("P18 the QR payload", () => {
  it("takes the LAN form, and does not touch its addresses", () => {
    expect(pairingQrSchema.parse({ ...lan, extra: 1 })).toEqual(lan);
  });

  it("takes the endpoint form with a domain or IPv6, and normalises hosts", () => {
    const domain = { v: 3, ...invitation, endpoints: endpoints("Desk.example") };
    expect(pairingQrSchema.parse(domain)).toEqual({ ...domain, endpoints: endpoints("desk.example") });
    expect(accepts(pairingQrSchema, { ...domain, endpoints: endpoints("fd00::1") })).toBe(true);
  });

  it.each<[string, object]>([
    ["a name among the addresses", { ...lan, ips: ["desk.example"] }],
    ["a zone", { ...lan, ips: ["fe80::1%en0"] }],
    ["an address with a leading zero", { ...lan, ips: ["10.0.0.02"] }],
    ["no address", { ...lan, ips: [] }],
    ["too many addresses", { ...lan, ips: Array.from({ length: 33 }, () => "10.0.0.2") }],
    ["no port", { ...lan, port: undefined }],
    ["port 0", { ...lan, port: 0 }],
    ["userinfo in a host", { v: 3, ...invitation, endpoints: endpoints("user@desk.example") }],
    ["no endpoint", { v: 3, ...invitation, endpoints: [] }],
    ["a text as version", { ...lan, v: "2" }],
    ["the form of version 1", { v: 1, t: invitation.t, code: "0".repeat(32) }],
    ["another type", { ...lan, t: "other" }],
    ["no protocol version", { ...lan, protocolVersions: [] }],
    ["a long name", { ...lan, name: "x".repeat(129) }],
  ])("refuses %s", (_fault, value) => {
    expect(accepts(pairingQrSchema, value)).toBe(false);
  });
});

describe("pairing", () => {
  const methods = pairingMethods(remoteAuthorizationSchema);
  const claim = {
    invitationId: "i1",
    invitationSecret: "s1",
    deviceName: "Phone",
    platform: "ios",
    capabilities: ["agent"],
  };

  it("P21 trims the device's name before it is bounded", () => {
    const { params } = methods["pairing.claim"];
    expect(params.parse({ ...claim, deviceName: `\u00A0${"x".repeat(64)} \n` }).deviceName).toBe("x".repeat(64));
    for (const deviceName of ["", "  ", "x".repeat(65), "\uD800", "🚀".repeat(33)]) {
      expect(accepts(params, { ...claim, deviceName })).toBe(false);
    }
    expect(accepts(params, { ...claim, platform: "web" })).toBe(false);
    expect(accepts(params, { ...claim, extra: 1 })).toBe(false);
  });

  it("P21 shows a code of exactly six digits", () => {
    const { result } = methods["pairing.claim"];
    const answer = (verificationCode: string) => ({ claimId: "c1", verificationCode, expiresAt: time });
    expect(accepts(result, answer("012345"))).toBe(true);
    for (const code of ["12345", "1234567", "12345a", "123456\n", "１２３４５６"]) {
      expect(accepts(result, answer(code))).toBe(false);
    }
  });

  it("P104 has one result a status, and a token only with the approval", () => {
    const { result } = methods["pairing.get"];
    for (const status of ["pending", "rejected", "expired"]) {
      expect(result.parse({ status, extra: 1 })).toEqual({ status, extra: 1 });
    }
    const approved = {
      status: "approved",
      deviceId: "d1",
      authorization: { grants: [{ domain: "agent", grantId: "g1" }] },
      accessToken: "t",
      expiresAt: time,
    };
    expect(accepts(result, approved)).toBe(true);
    expect(accepts(result, { ...approved, accessToken: undefined })).toBe(false);
    expect(accepts(result, { ...approved, authorization: undefined })).toBe(false);
    expect(accepts(result, { status: "approved" })).toBe(false);
    expect(accepts(result, { status: "claimed" })).toBe(false);
  });
});
