import { webcrypto } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  GatewayEncryptionCredentialSchema,
  GatewayEnvelopeSchema,
  GatewayPlainRequestSchema,
  GatewayPlainResponseSchema,
  GatewayPushIdentitySchema,
  gatewayRequestAad,
  gatewayResponseAad,
} from "../gateway-encryption.ts";

const key = "BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=";
const hostId = "host_0123456789abcdef";
const fields = { ticket: "A".repeat(40), challenge: "0".repeat(64), requestId: "1".repeat(64) };
const iv = new Uint8Array(12).fill(9);
const requestVector = "CQkJCQkJCQkJCQkJXPiSw0i9mPcvPFcYPlHgSQ3A";
const responseVector = "CQkJCQkJCQkJCQkJXPhqz3GY++RsEWJ/2h9sRAEY";

async function imported(): Promise<webcrypto.CryptoKey> {
  return webcrypto.subtle.importKey("raw", Buffer.from(key, "base64"), "AES-GCM", false, ["encrypt", "decrypt"]);
}

async function seal(aad: string, plain: string): Promise<string> {
  const options = { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(aad) };
  const sealed = await webcrypto.subtle.encrypt(options, await imported(), new TextEncoder().encode(plain));
  return Buffer.concat([iv, Buffer.from(sealed)]).toString("base64");
}

async function open(aad: string, record: string): Promise<string> {
  const bytes = Buffer.from(record, "base64");
  const additionalData = new TextEncoder().encode(aad);
  const options = { name: "AES-GCM", iv: bytes.subarray(0, 12), additionalData };
  const plain = await webcrypto.subtle.decrypt(options, await imported(), bytes.subarray(12));
  return new TextDecoder("utf-8", { fatal: true }).decode(plain);
}

describe("what a seal is bound to", () => {
  it("is a JSON array without spaces", () => {
    const { ticket, challenge, requestId } = fields;
    expect(gatewayRequestAad(hostId, fields)).toBe(
      `["clankie-gateway",1,"request","${hostId}","${ticket}","${challenge}","${requestId}"]`,
    );
    expect(gatewayRequestAad(hostId, fields)).toHaveLength(232);
    expect(gatewayResponseAad(hostId, fields, 0)).toHaveLength(235);
    expect(gatewayResponseAad(hostId, fields, 12).endsWith(`"${requestId}",12]`)).toBe(true);
  });

  it("gives the recorded seals by Web Crypto, and opens them", async () => {
    expect(await seal(gatewayRequestAad(hostId, fields), "{}")).toBe(requestVector);
    expect(await seal(gatewayResponseAad(hostId, fields, 0), "{}")).toBe(responseVector);
    expect(await open(gatewayRequestAad(hostId, fields), requestVector)).toBe("{}");
  });

  it.each([
    ["another host", gatewayRequestAad("host_0123456789abcdeg", fields), requestVector],
    ["another ticket", gatewayRequestAad(hostId, { ...fields, ticket: "B".repeat(40) }), requestVector],
    ["another challenge", gatewayRequestAad(hostId, { ...fields, challenge: "2".repeat(64) }), requestVector],
    ["another request", gatewayRequestAad(hostId, { ...fields, requestId: "2".repeat(64) }), requestVector],
    ["the other direction", gatewayResponseAad(hostId, fields, 0), requestVector],
    ["another place in the response", gatewayResponseAad(hostId, fields, 1), responseVector],
    ["a changed nonce", gatewayRequestAad(hostId, fields), `D${requestVector.slice(1)}`],
    ["a changed text", gatewayRequestAad(hostId, fields), requestVector.replace("XPi", "XPj")],
    ["a changed tag", gatewayRequestAad(hostId, fields), `${requestVector.slice(0, -1)}B`],
    ["a tag cut off", gatewayRequestAad(hostId, fields), requestVector.slice(0, -4)],
  ])("does not open for %s", async (_fault, aad, record) => {
    await expect(open(aad, record)).rejects.toThrow();
  });
});

describe("the schemas of an exchange", () => {
  const credential = { hostId, key, ticket: fields.ticket };
  const envelope = { version: 1, ...fields, sealed: requestVector };
  const plain = { method: "POST", path: "/v1/devices", headers: [], responseKey: key };
  const fits = (schema: { safeParse(value: unknown): { success: boolean } }, value: object): boolean =>
    schema.safeParse(value).success;

  it("a credential has a whole key, a ticket, and nothing else", () => {
    expect(fits(GatewayEncryptionCredentialSchema, credential)).toBe(true);
    for (const bad of [
      { key: key.slice(0, 40) },
      { key: `${key.slice(0, -1)}A====` },
      { ticket: "A".repeat(36) },
      { ticket: "A".repeat(4_100) },
      { hostId: "short" },
      { more: 1 },
    ]) {
      expect(fits(GatewayEncryptionCredentialSchema, { ...credential, ...bad })).toBe(false);
    }
  });

  it("base64 is padded, and its unused bits are not looked at", () => {
    const ticket = (end: string): string => "A".repeat(40) + end;
    for (const end of ["AB==", "AAB=", "AA=="]) {
      expect(fits(GatewayEncryptionCredentialSchema, { ...credential, ticket: ticket(end) })).toBe(true);
    }
    for (const end of ["A", "AB", "A===", "AB==\n", "A-_A", "=AAA"]) {
      expect(fits(GatewayEncryptionCredentialSchema, { ...credential, ticket: ticket(end) })).toBe(false);
    }
  });

  it("an envelope is bounded and closed", () => {
    expect(fits(GatewayEnvelopeSchema, envelope)).toBe(true);
    expect(fits(GatewayEnvelopeSchema, { ...envelope, sealed: "A".repeat(2_097_152) })).toBe(true);
    for (const bad of [
      { version: 2 },
      { challenge: "0".repeat(63) },
      { requestId: "G".repeat(64) },
      { sealed: "A".repeat(36) },
      { sealed: "A".repeat(2_097_156) },
      { key },
    ]) {
      expect(fits(GatewayEnvelopeSchema, { ...envelope, ...bad })).toBe(false);
    }
  });

  it("a plain request has at most 8 headers and 1 MiB of body", () => {
    const header = { name: "accept", value: "*/*" };
    const headers = Array.from({ length: 8 }, () => header);
    expect(fits(GatewayPlainRequestSchema, { ...plain, headers, bodyBase64: "A".repeat(1_398_104) })).toBe(true);
    expect(fits(GatewayPlainRequestSchema, { ...plain, headers: [...headers, header] })).toBe(false);
    expect(fits(GatewayPlainRequestSchema, { ...plain, bodyBase64: "A".repeat(1_398_108) })).toBe(false);
    expect(fits(GatewayPlainRequestSchema, { ...plain, method: "PUT" })).toBe(false);
  });

  it("a plain response starts, goes on and ends", () => {
    const start = { kind: "start", status: 200, headers: [{ name: "X", value: "y", more: 1 }] };
    expect(GatewayPlainResponseSchema.parse(start)).toEqual({ ...start, headers: [{ name: "X", value: "y" }] });
    expect(fits(GatewayPlainResponseSchema, { ...start, status: 199 })).toBe(false);
    expect(fits(GatewayPlainResponseSchema, { ...start, more: 1 })).toBe(false);
    expect(fits(GatewayPlainResponseSchema, { kind: "chunk", bodyBase64: "A".repeat(65_536) })).toBe(true);
    expect(fits(GatewayPlainResponseSchema, { kind: "chunk", bodyBase64: "A".repeat(65_540) })).toBe(false);
    expect(fits(GatewayPlainResponseSchema, { kind: "end" })).toBe(true);
    expect(fits(GatewayPlainResponseSchema, { kind: "end", bodyBase64: "" })).toBe(false);
  });

  it("a push identity is open", () => {
    const identity = { deviceId: "d", grants: { chat: true }, sessionExpiresAt: "2026-11-30T09:41:00Z" };
    expect(GatewayPushIdentitySchema.parse({ ...identity, more: 1 })).toEqual(identity);
  });
});
