import { ZodError } from "zod";
import { describe, expect, it } from "vitest";
import { PublicGatewayConfigSchema } from "./config.ts";
import { PublicGatewayDoorwayStateSchema } from "./doorway-state.ts";
import { derivePublicGatewayHostId } from "./host-id.ts";

const account = {
  provider: "cognito_email_otp",
  endpoint: "https://accounts.example",
  issuer: "https://issuer.example/pool",
  clientId: "client_1+2",
  selfSignUpEnabled: true,
};
const accepts = (change: object) =>
  PublicGatewayConfigSchema.safeParse({ schemaVersion: 1, account: { ...account, ...change } }).success;

describe("PublicGatewayConfigSchema", () => {
  it("takes an endpoint that is an origin and nothing else", () => {
    for (const endpoint of ["https://a.example/", "http://localhost:1", "http://127.0.0.1", "http://[::1]:80"]) {
      expect([endpoint, accepts({ endpoint })]).toEqual([endpoint, true]);
    }
    for (const endpoint of [
      "http://a.example",
      "https://a.example/x",
      "https://u@a.example",
      "https://a.example/?q",
      "https://a.example/#f",
      "no url",
      `https://${"a".repeat(505)}`,
    ]) {
      expect([endpoint, accepts({ endpoint })]).toEqual([endpoint, false]);
    }
  });

  it("takes an issuer with a path that does not end in a slash", () => {
    for (const issuer of ["https://a.example", "https://a.example/x/", "http://localhost/x", "https://a.example/x?q"]) {
      expect([issuer, accepts({ issuer })]).toEqual([issuer, false]);
    }
    expect(accepts({})).toBe(true);
  });
});

describe("PublicGatewayDoorwayStateSchema", () => {
  it("asks for `since` only when a sign-in is needed, and drops what it does not know", () => {
    expect(PublicGatewayDoorwayStateSchema.safeParse({ state: "sign_in_required" }).success).toBe(false);
    expect(PublicGatewayDoorwayStateSchema.parse({ state: "connected", more: 1 })).toEqual({ state: "connected" });
  });
});

describe("derivePublicGatewayHostId", () => {
  it("gives the host ids of the two known pairs", () => {
    expect(derivePublicGatewayHostId("acct-example", "A".repeat(22))).toBe(
      "BjKldieq1VXkJplVQuIqzPYgLjYLwZ-NKi_ixNDCPm4",
    );
    expect(derivePublicGatewayHostId("é-account", "installation-id_00000x")).toBe(
      "TloOvOee5ifqakpwt_NE6M_9y4vU8eortzaXhj4RI1Q",
    );
  });

  it("refuses a bad installation id before a bad account id", () => {
    expect(() => derivePublicGatewayHostId("", "short")).toThrow(ZodError);
    expect(() => derivePublicGatewayHostId("", "A".repeat(22))).toThrow("1 to 2048");
    expect(() => derivePublicGatewayHostId("a".repeat(2049), "A".repeat(22))).toThrow("1 to 2048");
  });
});
