import { describe, expect, it } from "vitest";
import { z } from "zod";
import { agentAuthorizationSchema } from "../agent/authorization.ts";
import { configurationMethods } from "../configuration/methods.ts";
import { parseDirectEndpoint } from "../discovery/endpoint-url.ts";
import { pairingMethods } from "../pairing/methods.ts";
import { pairingQrSchema } from "../pairing/qr.ts";
import { time } from "../testing/samples.ts";
import { remoteAuthorizationSchema, remoteCapabilitiesSchema, remoteCapabilitySchema } from "./authorization.ts";
import { helloResultSchema, supportsCapability } from "./hello.ts";
import { remoteLimits } from "./limits.ts";
import { connectionMethods } from "./methods.ts";
import { negotiateProtocol } from "./negotiation.ts";
import { connectionNotificationSchema } from "./notifications.ts";

function accepts(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

const hello = { protocolVersion: 1, limits: {}, heartbeatMs: 20_000 };
const offer = (...protocolVersions: number[]) => ({ protocolVersions });

describe("negotiation", () => {
  it("P4 P72 selects the highest common version, from the two lists alone", () => {
    expect(negotiateProtocol(offer(1, 3), offer(1, 2))).toEqual({ ok: true, selection: { protocolVersion: 1 } });
    expect(negotiateProtocol(offer(2, 9, 4), offer(9, 4, 4))).toMatchObject({ selection: { protocolVersion: 9 } });
    expect(negotiateProtocol(offer(3), offer(1, 2))).toEqual({
      ok: false,
      error: {
        reason: "UPGRADE_REQUIRED",
        message: "No protocol version in common",
        details: { supportedProtocolVersions: [3] },
      },
    });
  });

  it("P4 throws for a list that is not valid", () => {
    for (const bad of [
      offer(),
      offer(0),
      offer(-1),
      offer(1.5),
      offer(...Array.from({ length: 17 }, (_, i) => i + 1)),
    ]) {
      expect(() => negotiateProtocol(bad, offer(1))).toThrow();
      expect(() => negotiateProtocol(offer(1), bad)).toThrow();
    }
    expect(() => negotiateProtocol({ ...offer(1), extra: 1 } as never, offer(1))).toThrow();
  });
});

describe("hello", () => {
  it("P5 parses without capabilities and leaves them absent", () => {
    expect(helloResultSchema.parse(hello)).toEqual(hello);
    expect(Object.keys(helloResultSchema.parse(hello))).not.toContain("agentFailureVersion");
  });

  it("P6 keeps capabilities, and takes positive whole numbers alone", () => {
    for (const name of ["agentFailureVersion", "connectionEndpointsVersion"]) {
      expect(helloResultSchema.parse({ ...hello, [name]: 1 })).toMatchObject({ [name]: 1 });
      for (const bad of [0, -1, 1.5, "1", null])
        expect(accepts(helloResultSchema, { ...hello, [name]: bad })).toBe(false);
    }
    expect(helloResultSchema.parse({ ...hello, agentUploadsVersion: 1 })).toMatchObject({ agentUploadsVersion: 1 });
  });

  it("P79 P80 supports a capability in the one version that is implemented", () => {
    for (const name of ["agentFailureVersion", "connectionEndpointsVersion"] as const) {
      expect(supportsCapability({ ...hello, [name]: 1 }, name)).toBe(true);
      expect(supportsCapability({ ...hello, [name]: 2 }, name)).toBe(false);
      expect(supportsCapability(hello, name)).toBe(false);
    }
  });

  it("P79 lets pairing and addresses be without the capability", () => {
    const invitation = { t: "cherry-studio-pair", name: "Mac", desktopIdentity: "d", invitationId: "i" };
    const qr = { ...invitation, v: 2, invitationSecret: "s", protocolVersions: [1], ips: ["10.0.0.2"], port: 80 };
    expect(accepts(pairingQrSchema, qr)).toBe(true);
    expect(accepts(pairingMethods(remoteAuthorizationSchema)["pairing.get"].params, { claimId: "c" })).toBe(true);
    expect(parseDirectEndpoint("ws://10.0.0.2")).toEqual({ host: "10.0.0.2", port: 80, security: "ws" });
  });

  it("P80 P93 has no capability, usage or model in configuration and pairing", () => {
    const methods = { ...configurationMethods, ...pairingMethods(remoteAuthorizationSchema) };
    const schemas = Object.values(methods).flatMap(({ params, result }) => [params, result]);
    const names = JSON.stringify(schemas.map((schema) => z.toJSONSchema(schema)));
    expect(names).toContain("verificationCode");
    expect(names).not.toMatch(/agentFailureVersion|usage|model|Tokens/i);
    expect(JSON.stringify(z.toJSONSchema(helloResultSchema))).not.toMatch(/usage|model|Tokens/i);
  });
});

describe("authorization", () => {
  const grant = (domain: string) => ({ domain, grantId: "g1" });

  it("P19 holds one or two domains, each once", () => {
    expect(accepts(remoteCapabilitiesSchema, ["agent", "configuration"])).toBe(true);
    expect(accepts(remoteCapabilitiesSchema, ["agent", "agent"])).toBe(false);
    expect(accepts(remoteCapabilitiesSchema, ["agent", "configuration", "agent"])).toBe(false);
    expect(accepts(remoteCapabilitiesSchema, [])).toBe(false);
    const grants = (...domains: string[]) => ({ grants: domains.map(grant) });
    expect(accepts(remoteAuthorizationSchema, grants("agent", "configuration"))).toBe(true);
    expect(accepts(remoteAuthorizationSchema, grants("agent", "agent"))).toBe(false);
    expect(accepts(remoteAuthorizationSchema, grants("agent", "configuration", "agent"))).toBe(false);
    expect(accepts(remoteAuthorizationSchema, grants())).toBe(false);
  });

  it("P20 is judged by the schema that the methods were made with", () => {
    const { result } = connectionMethods(agentAuthorizationSchema)["connection.authenticate"];
    const answer = { deviceId: "d1", accessToken: "t", expiresAt: time };
    expect(accepts(result, { ...answer, authorization: grant("agent") })).toBe(true);
    expect(accepts(result, { ...answer, authorization: { domain: "agent" } })).toBe(false);
    expect(accepts(result, { ...answer, authorization: grant("configuration") })).toBe(false);
    expect(accepts(result, answer)).toBe(false);
  });

  it("P8 asks for endpoints under one of the two domains", () => {
    const { params } = connectionMethods(remoteAuthorizationSchema)["connection.endpoints"];
    expect(remoteCapabilitySchema.options.every((domain) => accepts(params, { domain }))).toBe(true);
    for (const domain of ["pairing", "", undefined]) expect(accepts(params, { domain })).toBe(false);
    expect(accepts(params, {})).toBe(false);
  });
});

it("has limits that cannot be changed", () => {
  expect(Object.isFrozen(remoteLimits)).toBe(true);
  expect(Object.keys(remoteLimits)).toHaveLength(19);
  expect(remoteLimits).toMatchObject({ recordBytes: 65_536, eventBatchBytes: 16_384, tokenMs: 600_000 });
});

it("says why a connection is closed", () => {
  const closed = { jsonrpc: "2.0", method: "connection.closed", params: { reason: "GRANT_REVOKED", message: "" } };
  expect(accepts(connectionNotificationSchema, closed)).toBe(true);
  expect(accepts(connectionNotificationSchema, { ...closed, extra: 1 })).toBe(false);
  expect(accepts(connectionNotificationSchema, { ...closed, params: { reason: "BORED", message: "" } })).toBe(false);
});
