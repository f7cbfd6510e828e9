import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { KIT_MARK, brand, gateway, operation } from "./kit.ts";
import type { GatewayDeclaration, GatewayRouteDeclaration, OperationDeclaration } from "./kit.ts";

const fine: OperationDeclaration = {
  id: "getThing",
  method: "GET",
  path: "/v1/things/{id}",
  summary: "Read a thing",
  tags: ["Things"],
  security: [],
  parameters: [{ name: "id", in: "path", schema: z.string() }],
  responses: { 200: { description: "The thing.", schema: z.string() } },
};
const id = { name: "id", in: "path", schema: z.string() } as const;
const exposed = { target: "host", access: "Anyone.", purpose: "Reads.", transport: "host" } as const;
const twoShapes = { description: "Both.", schema: z.string(), item: z.string() };

describe("operation", () => {
  it("keeps the declaration, marked and frozen", () => {
    const declared = operation(fine);
    expect(declared).toEqual({ ...fine, [KIT_MARK]: "operation" });
    expect(Object.isFrozen(declared)).toBe(true);
  });

  it.each([
    ["a path without its slash", { path: "v1/things", parameters: [] }, /does not start with/],
    ["a path parameter that is not declared", { parameters: [] }, /do not agree on id/],
    ["a declared one that is not in the path", { parameters: [id, { ...id, name: "other" }] }, /do not agree on other/],
    ["a parameter without a name", { path: "/v1/{}", parameters: [] }, /do not agree/],
    ["no response", { responses: {} }, /at least one response/],
    ["a request of two shapes", { request: twoShapes }, /the request has both/],
    ["a response of two shapes", { responses: { 200: twoShapes } }, /the response 200 has both/],
    ["an exposed template without a pattern", { expose: exposed }, /needs a pattern/],
  ])("refuses %s and names the operation", (_fault, change, message) => {
    expect(() => operation({ ...fine, ...change })).toThrow(message);
    expect(() => operation({ ...fine, ...change })).toThrow(/^operation getThing: /);
  });

  it("takes parameters of the query and an exposed template with its pattern", () => {
    const query = { name: "q", in: "query", schema: z.string() } as const;
    expect(operation({ ...fine, parameters: [id, query] }).parameters).toHaveLength(2);
    expect(operation({ ...fine, expose: { ...exposed, pattern: "^/v1/things/[a-z]+$" } }).expose?.target).toBe("host");
  });
});

describe("gateway", () => {
  const route: GatewayRouteDeclaration = { method: "GET", path: "/health", ...exposed };
  const declared: GatewayDeclaration = {
    hostPrefix: "/h/{hostId}",
    routes: [route],
    limits: {},
    requestHeaders: ["accept"],
  };
  const withRoute = (change: Partial<GatewayRouteDeclaration>): GatewayDeclaration => ({
    ...declared,
    routes: [{ ...route, ...change }],
  });

  it("keeps the declaration, marked and frozen", () => {
    expect(gateway(declared)).toEqual({ ...declared, [KIT_MARK]: "gateway" });
    expect(Object.isFrozen(gateway(declared))).toBe(true);
  });

  it("tells routes apart by method and path together", () => {
    expect(() => gateway({ ...declared, routes: [route, route] })).toThrow("the route GET /health is listed twice");
    expect(gateway({ ...declared, routes: [route, { ...route, method: "WS" }] }).routes).toHaveLength(2);
  });

  it.each([
    ["without words on access", withRoute({ access: " " }), /access text/],
    ["without words on its purpose", withRoute({ purpose: "" }), /purpose text/],
    ["with a template and no pattern", withRoute({ path: "/v1/{id}" }), /template and needs a pattern/],
    ["with a colon template and no pattern", withRoute({ path: "/v1/:id" }), /template and needs a pattern/],
    ["with a pattern that is none", withRoute({ pattern: "(" }), /broken pattern: \(/],
    ["with a query pattern that is none", withRoute({ queries: ["^a$", "["] }), /broken pattern: \[/],
  ])("refuses a route %s", (_fault, given, message) => {
    expect(() => gateway(given)).toThrow(message);
  });

  it("refuses a request header that is not in lower case", () => {
    expect(() => gateway({ ...declared, requestHeaders: ["Accept"] })).toThrow("header Accept is not in lower case");
  });
});

describe("brand", () => {
  it("gives a scalar a type of its own, keeps its words and changes no verdict", () => {
    const HostId = brand(z.string().min(1).describe("Names a host."), "HostId");
    expectTypeOf<z.output<typeof HostId>>().toEqualTypeOf<string & z.core.$brand<"HostId">>();
    expect(HostId.meta()).toEqual({ description: "Names a host.", brand: "HostId" });
    expect(HostId.parse("h")).toBe("h");
    expect(HostId.safeParse("").success).toBe(false);
  });
});
