import { describe, expect, it } from "vitest";
import { createWebGatewayCrypto, gatewayRequestAad, gatewayResponseAad } from "../gateway-encryption.ts";
import { base64Of, bytesOfBase64 } from "./base64.ts";

const key = "BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=";
const hostId = "host_0123456789abcdef";
const fields = { ticket: "A".repeat(40), challenge: "0".repeat(64), requestId: "1".repeat(64) };
const request = { aad: gatewayRequestAad(hostId, fields), sealed: "CQkJCQkJCQkJCQkJXPiSw0i9mPcvPFcYPlHgSQ3A" };
const response = { aad: gatewayResponseAad(hostId, fields, 0), sealed: "CQkJCQkJCQkJCQkJXPhqz3GY++RsEWJ/2h9sRAEY" };

describe("a seal", () => {
  const fixed = createWebGatewayCrypto(globalThis.crypto, (length) => new Uint8Array(length).fill(9));

  it.each([
    ["request", request],
    ["response", response],
  ])("is the vector of a %s, with its key and its IV, and opens again", async (_name, { aad, sealed }) => {
    expect(await fixed.seal(key, "{}", aad)).toBe(sealed);
    expect(await createWebGatewayCrypto().open(key, sealed, aad)).toBe("{}");
  });

  it("has another IV each time", async () => {
    const { seal } = createWebGatewayCrypto();
    expect(await seal(key, "{}", request.aad)).not.toBe(await seal(key, "{}", request.aad));
  });

  it.each([
    ["other additional data", key, request.sealed, response.aad],
    ["another key", `C${key.slice(1)}`, request.sealed, request.aad],
    ["27 bytes", key, request.sealed.slice(0, 36), request.aad],
    ["a cut tag", key, `${request.sealed.slice(0, -4)}DQ==`, request.aad],
    ["unused bits", key, `${request.sealed.slice(0, -4)}DR==`, request.aad],
  ])("does not open with %s", async (_name, with_, sealed, aad) => {
    await expect(fixed.open(with_, sealed, aad)).rejects.toMatchObject({ code: "seal" });
  });

  it("needs a canonical key of 32 bytes, which its schema does not see to", async () => {
    for (const bad of ["A".repeat(44), `${"A".repeat(42)}==`, `${"A".repeat(42)}B=`]) {
      await expect(fixed.seal(bad, "{}", request.aad)).rejects.toMatchObject({ code: "credential" });
    }
  });
});

describe("base64", () => {
  it("is what the platform writes, over every length up to a few groups and beyond one piece", () => {
    for (const length of [0, 1, 2, 3, 4, 5, 6, 8_191, 8_192, 8_193, 1_048_576]) {
      const bytes = Uint8Array.from({ length }, (_, index) => index * 7);
      const text = base64Of(bytes);
      expect(text).toBe(Buffer.from(bytes).toString("base64"));
      expect(Buffer.from(bytesOfBase64(text) ?? []).equals(bytes)).toBe(true);
    }
  });

  it("is read in its canonical form alone", () => {
    for (const bad of ["A", "AB", "AB==", "AAB=", "A===", "====", "AA ==", "A-_A", "AA==\n", "AAAA=AAA"]) {
      expect(bytesOfBase64(bad)).toBeUndefined();
    }
  });
});
