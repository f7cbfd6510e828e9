import { describe, expect, it } from "vitest";
import { safeParseProtocolResponse } from "../response.ts";
import { PublicGatewayTunnelFrameSchema } from "./frames.ts";

const requestId = "request_01234567";
const request = {
  schemaVersion: 1,
  kind: "request",
  requestId,
  target: "control",
  method: "POST",
  path: "/v1/accounts",
  headers: [{ name: "accept", value: "application/json" }],
};
const chunk = { schemaVersion: 1, kind: "response_chunk", requestId, sequence: 0 };

const accepts = (frame: unknown) => PublicGatewayTunnelFrameSchema.safeParse(frame).success;
const base64 = (bytes: number) => Buffer.alloc(bytes).toString("base64");

describe("PublicGatewayTunnelFrameSchema", () => {
  it("accepts a request body of exactly 2 MiB and no byte more", () => {
    expect(accepts({ ...request, bodyBase64: base64(2_097_152) })).toBe(true);
    expect(accepts({ ...request, bodyBase64: base64(2_097_153) })).toBe(false);
    expect(accepts({ ...request, bodyBase64: "" })).toBe(true);
  });

  it("accepts a response chunk of 1 byte to 48 KiB", () => {
    expect(accepts({ ...chunk, bodyBase64: base64(49_152) })).toBe(true);
    expect(accepts({ ...chunk, bodyBase64: base64(49_153) })).toBe(false);
    expect(accepts({ ...chunk, bodyBase64: base64(1) })).toBe(true);
    expect(accepts({ ...chunk, bodyBase64: "" })).toBe(false);
  });

  it("refuses a path that names another host, and one with a line break", () => {
    expect(accepts(request)).toBe(true);
    for (const path of ["//host/v1", "v1", "", "/v1\n", "/v1\r", `/${"a".repeat(2048)}`]) {
      expect(accepts({ ...request, path })).toBe(false);
    }
  });

  it("refuses text that is not canonical base64", () => {
    for (const bodyBase64 of ["not base64", "AB==", "AAA", "AA==\n", "-_8="]) {
      expect(accepts({ ...request, bodyBase64 })).toBe(false);
    }
  });

  it("refuses a header name in capitals and a ninth header", () => {
    expect(accepts({ ...request, headers: [{ name: "Accept", value: "" }] })).toBe(false);
    expect(accepts({ ...request, headers: Array.from({ length: 9 }, () => request.headers[0]) })).toBe(false);
  });

  it("GR3 refuses an unknown key, such as a raw offer secret", () => {
    const route = {
      schemaVersion: 1,
      kind: "pairing_route",
      offerHash: "a".repeat(64),
      codeHash: "b".repeat(64),
      expiresAt: "2026-01-01T00:00:00Z",
    };
    expect(accepts(route)).toBe(true);
    expect(accepts({ ...route, offerSecret: "s" })).toBe(false);
    expect(accepts({ ...route, expiresAt: "2026-01-01T00:00:00+01:00" })).toBe(false);
  });

  it("GR3 reads a frame strictly: what a response reader would tolerate, the schema refuses", () => {
    const frame = { schemaVersion: 1, kind: "response_end", requestId, more: true };
    expect(accepts(frame)).toBe(false);
    expect(safeParseProtocolResponse(PublicGatewayTunnelFrameSchema, frame).success).toBe(true);
  });
});
