import { describe, expect, it } from "vitest";
import type { Gateway, GatewayRoute } from "../../contract/contract.ts";
import { caddyFile } from "./edge/caddy.ts";
import { edgeRoutes, unportableRoutes } from "./edge/edge-routes.ts";
import { envoyFile } from "./edge/envoy.ts";
import { nginxFiles } from "./edge/nginx.ts";

const route: GatewayRoute = {
  method: "GET",
  path: "/v1/things.json",
  target: "control",
  access: "Anybody",
  purpose: "Lists things",
  transport: "host",
};

function gatewayOf(...routes: readonly GatewayRoute[]): Gateway {
  return {
    family: "shop",
    module: "gateway",
    hostPrefix: "/h/{hostId}",
    routes,
    limits: { requestBodyBytes: 10 },
    requestHeaders: ["accept", "x-proof"],
  };
}

const texts = (gateway: Gateway): readonly string[] =>
  [...nginxFiles(gateway, "out"), caddyFile(gateway, "out"), envoyFile(gateway, "out")].map(({ text }) => text);

describe("edge routes", () => {
  it("take path and query literally, but for placeholders, patterns and named queries", () => {
    const gateway = gatewayOf(
      { ...route, queries: ["^a=[a-z]{3}$", "^b=1$"] },
      { ...route, method: "POST", path: "/v1/{id}", pattern: "^/v1/(?:[a-z]+|:id)$", transport: "front" },
      { ...route, method: "WS", path: "/connect", transport: "front" },
    );
    expect(edgeRoutes(gateway).map(({ method, upgrade, target }) => ({ method, upgrade, target }))).toEqual([
      {
        method: "GET",
        upgrade: false,
        target: "/h/[A-Za-z0-9_-]{1,128}/v1/things\\.json(?:\\?(?:a=[a-z]{3}|b=1))?",
      },
      { method: "POST", upgrade: false, target: "(?:/v1/(?:[a-z]+|:id))" },
      { method: "GET", upgrade: true, target: "/connect" },
    ]);
  });

  it("leave out what is sealed", () => {
    const gateway = gatewayOf({ ...route, path: "/v1/sealed", transport: "sealed" });
    expect(edgeRoutes(gateway)).toEqual([]);
    for (const text of texts(gateway)) expect(text).not.toContain("sealed");
  });

  it.each(["^/a/(?=b)b$", "^/a/[^/]+$", "^/a/.*$", "^/a/\\d+$", "^/a|/b$", "/a/[a-z]", "^/a/(b)\\1$", "^/a/\u00e9$"])(
    "refuse and name a route whose pattern the servers do not all read alike: %s",
    (pattern) => {
      const gateway = gatewayOf({ ...route, path: "/a/{b}", pattern });
      expect(edgeRoutes(gateway)).toEqual([]);
      expect(unportableRoutes(gateway)).toEqual(["GET /a/{b}"]);
      for (const text of texts(gateway)) {
        if (!text.includes("server block"))
          expect(text).toContain("# Refused, since its pattern is not portable: GET /a/{b}");
      }
    },
  );
});

describe("configurations", () => {
  it("state limits, headers and the refusal of everything else", () => {
    const [maps = "", locations = "", caddy = "", envoy = ""] = texts(gatewayOf(route));
    expect(maps).toContain('"~^GET /h/[A-Za-z0-9_-]{1,128}/v1/things\\\\.json HTTP/[0-9.]+\\\\z" http;');
    expect(locations).toContain("client_max_body_size 10;");
    expect(locations).toContain("proxy_set_header x-proof $http_x_proof;");
    expect(locations).toContain("if ($samewire_shop_pass != http) { return 404; }");
    expect(caddy).toMatch(/max_size 10[^]*handle \{\n\t\trespond 404/);
    expect(envoy).toMatch(/max_request_bytes: 10/);
    expect(envoy).toContain("allow_absolute_url: false");
    expect(envoy).toContain('"re2.max_program_size.error_level: 4096"');
    expect(envoy).toMatch(/name: refused\n +match:\n +prefix: \/\n +direct_response:\n +status: 404/);
  });
});
