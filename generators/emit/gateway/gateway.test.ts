import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import type { Contract, Gateway, GatewayRoute, Operation } from "../../contract/contract.ts";
import { publicGateway } from "../../../schemas/clankie/public-gateway/allowlist.ts";
import { readSnapshot } from "../../contract/snapshot.ts";
import { emitGateway, gatewayOverlaps } from "./gateway.ts";

const route: GatewayRoute = {
  method: "GET",
  path: "/v1/things",
  target: "control",
  access: "Anybody",
  purpose: "Lists things",
  transport: "host",
};

function contractOf(routes: readonly GatewayRoute[], operations: readonly Operation[] = []): Contract {
  const gateway: Gateway = {
    family: "shop",
    module: "gateway",
    hostPrefix: "/h/{hostId}",
    routes,
    limits: { requestBodyBytes: 10 },
    requestHeaders: ["accept"],
  };
  return { format: 1, modules: [], types: {}, operations, gateways: [gateway] };
}

/** The emitted files by name, without their folder. */
function emitted(contract: Contract): Record<string, string> {
  return Object.fromEntries(
    emitGateway(contract, { root: "out" }).map(({ path, text }) => [path.replace("out/", ""), text]),
  );
}

const rowsOf = (page: string) => page.split("\n").filter((line) => /^\| (GET|POST|WS) /.test(line));

describe("routes.json", () => {
  it("states the default, sorts keys and keeps the order of routes", () => {
    const files = emitted(contractOf([route, { ...route, path: "/v1/a", queries: ["^x=1$"] }]));
    const parsed = JSON.parse(files["routes.json"] ?? "") as {
      default: string;
      gateways: { shop: { routes: GatewayRoute[] } };
    };
    expect(parsed.default).toBe("deny");
    expect(parsed.gateways.shop.routes.map((each) => each.path)).toEqual(["/v1/things", "/v1/a"]);
    expect(Object.keys(parsed.gateways.shop.routes[0] ?? {})).toEqual([
      "access",
      "method",
      "path",
      "purpose",
      "target",
      "transport",
    ]);
  });

  it("is what its schema describes, also for the whole public gateway", () => {
    const files = emitted(contractOf(publicGateway.routes));
    const validate = new Ajv2020().compile(JSON.parse(files["routes.schema.json"] ?? "") as object);
    expect(validate(JSON.parse(files["routes.json"] ?? ""))).toBe(true);
    expect(validate({ ...(JSON.parse(files["routes.json"] ?? "") as object), default: "allow" })).toBe(false);
  });
});

describe("network-reference.md", () => {
  it("shows host, sealed and front routes, each in its form", () => {
    const page = emitted(
      contractOf([
        { ...route, method: "WS", path: "/connect", transport: "front", queries: ["^a=[a-z]{3}&b=[0-9]+$"] },
        route,
        { ...route, path: "/v1/sealed", transport: "sealed", queries: ["^refresh=1$"] },
      ]),
    )["network-reference.md"];
    expect(rowsOf(page ?? "")).toEqual([
      "| WS | `/connect?a=…&b=…` | Anybody | Lists things |",
      "| GET | `/h/{hostId}/v1/things` | Anybody | Lists things |",
      "| GET | `/v1/sealed`, also with `?refresh=1`, inside the encrypted exchange | Anybody | Lists things |",
    ]);
    expect(page).toContain("**What is not listed here is refused.**");
  });

  it("GR1 shows the front's five rows and then the 101 listed routes in order", () => {
    const rows = rowsOf(emitted(contractOf(publicGateway.routes))["network-reference.md"] ?? "");
    expect(rows).toHaveLength(publicGateway.routes.length);
    expect(rows.slice(0, 3).map((row) => row.split(" | ")[1])).toEqual([
      "`/health`",
      "`/gateway/v1/config`",
      "`/gateway/v1/hosts/connect?hostId=…&installationId=…`",
    ]);
    publicGateway.routes.forEach(({ method, path }, index) =>
      expect(rows[index]).toMatch(new RegExp(`^\\| ${method} .*${path.replace(/[{}]/g, "\\$&")}`)),
    );
  });

  it("shows the pattern of a template as it is, and as a cell where it stands in the table", () => {
    const page = emitted(contractOf([{ ...route, path: "/v1/{a|b}", pattern: "^/v1/(?:a|b)$" }]))[
      "network-reference.md"
    ];
    expect(rowsOf(page ?? "")[0]).toContain("| `/h/{hostId}/v1/{a\\|b}` |");
    expect(page).toContain("- GET `/v1/{a|b}`: `^/v1/(?:a|b)$`\n");
  });

  it("lets no text become code", () => {
    const page = emitted(contractOf([{ ...route, access: 'A "b" <i>& | c', purpose: "[x](y) `z`\n| *w*" }]));
    expect(rowsOf(page["network-reference.md"] ?? "")).toEqual([
      "| GET | `/h/{hostId}/v1/things` | A &quot;b&quot; &lt;i&gt;&amp; \\| c | \\[x\\](y) \\`z\\` \\| \\*w\\* |",
    ]);
  });

  it("says that everything is refused where there is no gateway", () => {
    const page = emitted({ ...contractOf([]), gateways: [] })["network-reference.md"];
    expect(page).toContain("every request is refused");
  });
});

describe("opting in", () => {
  it("never names an operation that no gateway lists", () => {
    const canary: Operation = {
      id: "canaryOperation",
      family: "shop",
      module: "canary",
      method: "POST",
      path: "/v1/canary",
      summary: "Canary",
      tags: ["Canary"],
      security: [],
      parameters: [],
      responses: [],
    };
    const files = emitGateway(contractOf([route], [canary]), { root: "out" });
    expect(files.map((each) => each.text).join("")).not.toMatch(/canary/i);
  });
});

describe("the whole contract", () => {
  it("shows no path of an operation that did not opt in, in any output", () => {
    const contract = readSnapshot(readFileSync("generated/contract.lock.json", "utf8"));
    const open = new Set(contract.gateways.flatMap(({ routes }) => routes.map(({ path }) => path)));
    const closed = contract.operations.filter(({ path }) => !open.has(path));
    const text = Object.values(emitted(contract)).join("\n");
    const shown = (path: string) => new RegExp(`${path.replace(/[{}.]/g, "\\$&")}(?![\\w/{-])`).test(text);
    expect(closed.length).toBeGreaterThan(20);
    expect(closed.filter(({ path, id }) => shown(path) || text.includes(id)).map(({ id }) => id)).toEqual([]);
    expect([...open].filter((path) => !shown(path))).toEqual([]);
  });
});

describe("overlapping routes", () => {
  const template = { ...route, path: "/v1/things/{id}", pattern: "^/v1/things/[a-z]+$" };

  it("reports a template that takes another route's path", () => {
    const contract = contractOf([template, { ...route, path: "/v1/things/all" }]);
    expect(gatewayOverlaps(contract)).toEqual([
      { family: "shop", first: "GET /v1/things/{id}", second: "GET /v1/things/all" },
    ]);
    expect(() => emitGateway(contract, { root: "out" })).toThrow("GET /v1/things/{id} and GET /v1/things/all");
  });

  it("reports two templates that meet", () => {
    expect(
      gatewayOverlaps(contractOf([template, { ...template, path: "/v1/{kind}/all", pattern: "^/v1/[a-z]+/all$" }])),
    ).toHaveLength(1);
  });

  it("passes routes that differ in method, in length or in a fixed part", () => {
    const others = [
      { ...template, method: "POST" } as const,
      { ...template, path: "/v1/things/{id}/parts", pattern: "^/v1/things/[a-z]+/parts$" },
      { ...template, path: "/v1/others/{id}", pattern: "^/v1/others/[a-z]+$" },
      { ...route, path: "/v1/things/42" },
    ];
    expect(gatewayOverlaps(contractOf([template, ...others]))).toEqual([]);
    expect(gatewayOverlaps(contractOf(publicGateway.routes))).toEqual([]);
  });
});
