import { describe, expect, it } from "vitest";
import { PUBLIC_GATEWAY_ROUTES } from "./routes.ts";
import { publicGatewayTargetFor } from "./target-for.ts";

describe("publicGatewayTargetFor", () => {
  it("GT1 revokes a device by a plain id only", () => {
    expect(publicGatewayTargetFor("POST", "/v1/devices/dev_1-A/revoke")).toBe("control");
    expect(publicGatewayTargetFor("POST", `/v1/devices/${"a".repeat(128)}/revoke`)).toBe("control");
    for (const id of ["", "a".repeat(129), "a/b", "a%0a", "a\n", "..", "é"]) {
      expect(publicGatewayTargetFor("POST", `/v1/devices/${id}/revoke`)).toBeUndefined();
    }
    expect(publicGatewayTargetFor("GET", "/v1/devices/dev_1/revoke")).toBeUndefined();
    expect(publicGatewayTargetFor("POST", "/v1/devices/dev_1/revoke\n")).toBeUndefined();
  });

  it("GT2 reads projects with their autonomy", () => {
    expect(publicGatewayTargetFor("GET", "/v1/operator/projects?includeAutonomy=true")).toBe("relay");
    expect(publicGatewayTargetFor("POST", "/v1/operator/projects?includeAutonomy=true")).toBeUndefined();
  });

  it("GT3 reads worker accounts of one fleet", () => {
    expect(publicGatewayTargetFor("GET", "/v1/worker-accounts")).toBe("relay");
    expect(publicGatewayTargetFor("GET", `/v1/worker-accounts?fleet=a${"0".repeat(63)}`)).toBe("relay");
    for (const query of ["fleet=", "fleet=A", `fleet=a${"0".repeat(64)}`, "fleet=a&fleet=b", "fleet=1"]) {
      expect(publicGatewayTargetFor("GET", `/v1/worker-accounts?${query}`)).toBeUndefined();
    }
  });

  it("GT4 reads fresh usage", () => {
    expect(publicGatewayTargetFor("GET", "/v1/usage?refresh=1")).toBe("relay");
    expect(publicGatewayTargetFor("GET", "/v1/usage?refresh=2")).toBeUndefined();
  });

  it("GT5 reads one view by a well-formed id", () => {
    expect(publicGatewayTargetFor("GET", "/v1/operator/views/view_0123456789ab")).toBe("relay");
    expect(publicGatewayTargetFor("GET", "/v1/operator/views/../x")).toBeUndefined();
    expect(publicGatewayTargetFor("GET", "/v1/operator/views/view_0123456789aB")).toBeUndefined();
    expect(publicGatewayTargetFor("POST", "/v1/operator/views/view_0123456789ab")).toBeUndefined();
  });

  it("GT6 updates projects with their autonomy", () => {
    expect(publicGatewayTargetFor("POST", "/v1/operator/projects/update?includeAutonomy=true")).toBe("relay");
    expect(publicGatewayTargetFor("GET", "/v1/operator/projects/update?includeAutonomy=true")).toBeUndefined();
  });

  it("GT7 revokes a support grant or makes its pairing offer", () => {
    const id = "01234567-89ab-cdef-0123-456789abcdef";
    expect(publicGatewayTargetFor("POST", `/v1/support/grants/${id}/revoke`)).toBe("control");
    expect(publicGatewayTargetFor("POST", `/v1/support/grants/${id}/pairing-offer`)).toBe("control");
    expect(publicGatewayTargetFor("POST", `/v1/support/grants/${id}/open`)).toBeUndefined();
    expect(publicGatewayTargetFor("POST", `/v1/support/grants/${id.toUpperCase()}/revoke`)).toBeUndefined();
  });

  it("GT8 answers every listed route by its own text, the placeholder included", () => {
    for (const { method, path, target } of PUBLIC_GATEWAY_ROUTES) {
      expect(publicGatewayTargetFor(method, path)).toBe(target);
    }
    expect(publicGatewayTargetFor("POST", "/v1/devices/:id/revoke")).toBe("control");
  });

  it("GT9 takes further routes from a provider, and the list wins over them", () => {
    const further = [
      { method: "GET", path: "/v1/credits", target: "relay" },
      { method: "GET", path: "/v1/accounts", target: "relay" },
    ] as const;
    expect(publicGatewayTargetFor("GET", "/v1/credits", further)).toBe("relay");
    expect(publicGatewayTargetFor("POST", "/v1/credits", further)).toBeUndefined();
    expect(publicGatewayTargetFor("GET", "/v1/accounts", further)).toBe("control");
  });

  it("GT10 refuses everything else", () => {
    for (const path of [
      "/v1/accounts/",
      "//v1/accounts",
      "/v1/%61ccounts",
      "/V1/accounts",
      "/v1/accounts?",
      "/v1/accounts?x=1",
      "/v1/accounts#x",
      "/v1/usage?",
      "/v1/usage?refresh=1&refresh=1",
      "",
    ]) {
      expect(publicGatewayTargetFor("GET", path)).toBeUndefined();
    }
  });
});
