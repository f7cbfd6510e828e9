import { describe, expect, it } from "vitest";
import { publicGateway } from "./allowlist.ts";
import { notesFor } from "./drift.ts";
import { PUBLIC_GATEWAY_ROUTES } from "./routes.ts";
import { publicGatewayTargetFor } from "./target-for.ts";

/** Judges a request by the declared rows alone, as a front would that knows nothing of the code. */
function targetByDeclaration(method: string, request: string): string | undefined {
  const mark = request.indexOf("?");
  const path = mark < 0 ? request : request.slice(0, mark);
  const query = mark < 0 ? undefined : request.slice(mark + 1);
  const row = publicGateway.routes.find(
    (each) =>
      each.transport !== "front" &&
      each.method === method &&
      (each.pattern === undefined ? each.path === path : new RegExp(each.pattern).test(path)) &&
      (query === undefined || (each.queries ?? []).some((form) => new RegExp(form).test(query))),
  );
  return row?.target;
}

describe("publicGateway", () => {
  it("GR1 lists 101 host routes, 60 for control and 41 for the relay", () => {
    expect(PUBLIC_GATEWAY_ROUTES.filter((each) => each.target === "control")).toHaveLength(60);
    expect(PUBLIC_GATEWAY_ROUTES.filter((each) => each.target === "relay")).toHaveLength(41);
    expect(new Set(PUBLIC_GATEWAY_ROUTES.map(({ method, path }) => `${method} ${path}`)).size).toBe(101);
  });

  it("GR1 resolves no path of the hosted account service and no wake path", () => {
    for (const path of [
      "/fleet/v1/machines",
      "/fleet/v1/wake",
      "/fleet/v1/pairing/offer",
      "/v1/gateway/wake",
      "/v1/gateway/wake/challenge",
    ]) {
      expect(publicGatewayTargetFor("GET", path)).toBeUndefined();
      expect(publicGatewayTargetFor("POST", path)).toBeUndefined();
    }
  });

  it("GR2 knows no managed-credit route unless a provider brings it", () => {
    const texts = publicGateway.routes.map((each) => each.path).join(" ");
    expect(texts).not.toMatch(/credit|billing/);
    const provided = [{ method: "POST", path: "/v1/credits/redeem", target: "control" }] as const;
    expect(publicGatewayTargetFor("POST", "/v1/credits/redeem")).toBeUndefined();
    expect(publicGatewayTargetFor("POST", "/v1/credits/redeem", provided)).toBe("control");
    expect(publicGatewayTargetFor("POST", "/v1/credits/other", provided)).toBeUndefined();
  });

  it("puts the front's own rows first and every listed route after them, in order", () => {
    const paths = publicGateway.routes.map((each) => `${each.method} ${each.path}`);
    expect(paths.slice(0, 5)).toEqual([
      "GET /health",
      "GET /gateway/v1/config",
      "WS /gateway/v1/hosts/connect",
      "POST /gateway/v1/push/registrations",
      "POST /gateway/v1/push/registrations/clear",
    ]);
    expect(paths.slice(5, 106).map((each) => each.replace("{id}", ":id"))).toEqual(
      PUBLIC_GATEWAY_ROUTES.map(({ method, path }) => `${method} ${path}`),
    );
  });

  it("says the same as publicGatewayTargetFor", () => {
    const paths = [
      ...PUBLIC_GATEWAY_ROUTES.map((each) => each.path),
      "/v1/devices/a/revoke",
      "/v1/devices//revoke",
      "/v1/operator/projects?includeAutonomy=true",
      "/v1/operator/projects/update?includeAutonomy=true",
      "/v1/worker-accounts?fleet=main",
      "/v1/worker-accounts?fleet=",
      "/v1/usage?refresh=1",
      "/v1/usage?refresh=12",
      "/v1/operator/views/view_0123456789ab",
      "/v1/operator/views/../x",
      "/v1/support/grants/01234567-89ab-cdef-0123-456789abcdef/revoke",
      "/v1/support/grants/x/revoke",
      "/health",
    ];
    for (const path of paths) {
      for (const method of ["GET", "POST"] as const) {
        expect([method, path, targetByDeclaration(method, path)]).toEqual([
          method,
          path,
          publicGatewayTargetFor(method, path),
        ]);
      }
    }
  });

  it("names a route without a note and a note without a route", () => {
    const note = { access: "Anybody", purpose: "Tests" };
    expect(() => notesFor(["GET /a", "GET /b"], { "GET /a": note, "GET /c": note })).toThrow(
      "public gateway: no note for GET /b; no route for the note of GET /c",
    );
  });
});
