import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { acceptEndpointSnapshot } from "./accept-snapshot.ts";
import { answerEndpoints } from "./answer-endpoints.ts";
import { advertisedEndpointSchema, configuredEndpointsSchema, directEndpointSchema } from "./direct-endpoint.ts";
import { remoteEndpointSnapshotSchema } from "./endpoint-snapshot.ts";
import { directEndpointUrl, parseDirectEndpoint } from "./endpoint-url.ts";
import { IPV6 } from "./host-pattern.ts";
import { remoteConnectPath, remoteDiscoveryTxtSchema, remoteDiscoveryType } from "./service.ts";

const seed = 20_261_130;
const endpoint = (host: string) => ({ host, port: 443, security: "wss" as const });
const lan = { host: "10.0.0.2", port: 8080, security: "ws" as const };

function accepts(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

describe("a direct endpoint", () => {
  it("P11 has a host, a port and a security, and nothing else", () => {
    expect(accepts(directEndpointSchema, lan)).toBe(true);
    for (const change of [
      { extra: 1 },
      { host: "user@10.0.0.2" },
      { host: "" },
      { host: "fe80::1%en0" },
      { host: "[::1]" },
      { host: "-a.example" },
      { host: "a..example" },
      { host: "example." },
      { host: "\u212Aelvin" },
      { host: `${"a".repeat(64)}.example` },
      { host: Array.from({ length: 127 }, () => "a").join(".") + ".a" },
      { port: undefined },
      { port: 0 },
      { port: 65_536 },
      { port: 1.5 },
      { security: "http" },
    ]) {
      expect(accepts(directEndpointSchema, { ...lan, ...change })).toBe(false);
    }
    expect(
      accepts(
        configuredEndpointsSchema,
        Array.from({ length: 8 }, () => lan),
      ),
    ).toBe(true);
    expect(
      accepts(
        configuredEndpointsSchema,
        Array.from({ length: 9 }, () => lan),
      ),
    ).toBe(false);
  });

  it("P11 takes as IPv6 exactly what a URL takes in brackets", () => {
    const pattern = new RegExp(`^(?:${IPV6})$`, "u");
    const group = fc.oneof(
      fc.constantFrom("", "0", "0000", "F", "00a", "12345", "1.2.3.4", "256.1.1.1", "01.2.3.4", "g"),
      fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16)),
    );
    fc.assert(
      fc.property(fc.array(group, { maxLength: 10 }), (groups) => {
        const text = groups.join(":");
        expect(pattern.test(text)).toBe(parses(`http://[${text}]/`));
      }),
      { seed, numRuns: 3000 },
    );
  });

  it.each([
    ["Desk.EXAMPLE", "desk.example"],
    ["fd00:0:0:0:0:0:0:1", "fd00::1"],
    ["FD00::0001", "fd00::1"],
    ["::ffff:127.0.0.1", "::ffff:7f00:1"],
    ["1:0:0:2:3:0:0:4", "1::2:3:0:0:4"],
    ["1:0:0:2:0:0:0:3", "1:0:0:2::3"],
    ["1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"],
    ["0:0:0:0:0:0:0:0", "::"],
    ["10.0.0.2", "10.0.0.2"],
  ])("P12 comes out with the host %s as %s, and so with one URL", (spelling, normal) => {
    const read = directEndpointSchema.parse(endpoint(spelling));
    expect(read.host).toBe(normal);
    expect(directEndpointUrl(read)).toBe(directEndpointUrl(endpoint(normal)));
    expect(directEndpointUrl(endpoint(spelling))).toBe(directEndpointUrl(endpoint(normal)));
  });

  it("P12 has the host that a URL has", () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => (value % 3 === 0 ? "0" : value.toString(16)));
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
        const text = groups.join(":");
        expect(`[${directEndpointSchema.parse(endpoint(text)).host}]`).toBe(new URL(`http://[${text}]/`).hostname);
      }),
      { seed, numRuns: 500 },
    );
  });

  it("P13 has a URL with its port, and brackets around IPv6", () => {
    expect(directEndpointUrl(endpoint("a.example"))).toBe("wss://a.example:443/v1/remote/connect");
    expect(directEndpointUrl({ ...lan, port: 80 })).toBe("ws://10.0.0.2:80/v1/remote/connect");
    expect(directEndpointUrl(endpoint("fd00::1"))).toBe("wss://[fd00::1]:443/v1/remote/connect");
  });
});

function parses(url: string): boolean {
  try {
    return new URL(url).hostname !== "";
  } catch {
    return false;
  }
}

describe("an address that a person typed", () => {
  it("P14 maps http and https, and fills in the port", () => {
    expect(parseDirectEndpoint("https://a.example")).toEqual(endpoint("a.example"));
    expect(parseDirectEndpoint("http://A.example/")).toEqual({ host: "a.example", port: 80, security: "ws" });
    expect(parseDirectEndpoint("ws://10.0.0.2:8080/v1/remote/connect")).toEqual(lan);
    expect(parseDirectEndpoint("ws://10.0.0.2:80")).toMatchObject({ port: 80 });
    expect(parseDirectEndpoint("wss://[FD00:0:0:0:0:0:0:1]:9")).toEqual({ ...endpoint("fd00::1"), port: 9 });
  });

  it.each([
    "ftp://a.example",
    "a.example",
    "ws:a.example",
    "ws:/a.example",
    "ws://user@a.example",
    "ws://user:pass@a.example",
    "ws://a.example/other",
    "ws://a.example/a/../",
    "ws://a.example/v1/remote/connect/",
    "ws://a.example/?",
    "ws://a.example?",
    "ws://a.example/#",
    "ws://a.example#",
    "ws://a.example:0",
    "ws://a.example:65536",
    "ws://[fe80::1%25en0]",
    "ws://a.example\\b",
    " ws://a.example",
    "ws://a.example ",
    "ws://a.example\n",
    "ws://",
    "ws://[1:2]",
    "ws://a..example",
    `ws://${"a".repeat(510)}`,
  ])("P14 refuses %j", (text) => {
    expect(() => parseDirectEndpoint(text)).toThrow();
  });
});

const HIDDEN = [
  "localhost",
  "LOCALHOST",
  "a.localhost",
  "::",
  "::1",
  "0.0.0.0",
  "127.0.0.1",
  "127.255.0.9",
  "127.1",
  "2130706433",
  "0x7f.0.0.1",
  "0x7f000001",
  "0x",
  "1.2.3",
  "999.999.999.999",
  "01.2.3.4",
  "a.1",
  "a.0x1f",
  "xn--0.example",
  "xn--999999999.example",
];

describe("an advertised endpoint", () => {
  it.each(HIDDEN)("P15 is not on %s, which as such is a host", (host) => {
    expect(accepts(directEndpointSchema, endpoint(host))).toBe(true);
    expect(accepts(advertisedEndpointSchema, endpoint(host))).toBe(false);
  });

  it.each([
    "10.0.0.2",
    "a.example",
    "localhost.example",
    "a1",
    "0xg",
    "1a",
    "xn--bcher-kva.example",
    "xn--mnchen-3ya.de",
    "fd00::1",
    "::2",
    "::ffff:a00:2",
  ])("P15 may be on %s", (host) => {
    expect(advertisedEndpointSchema.parse(endpoint(host))).toEqual(endpoint(host));
  });

  it("P15 is on no mapped loopback or wildcard address", () => {
    for (const host of ["::ffff:7f00:1", "::ffff:127.0.0.1", "0:0:0:0:0:FFFF:7fff:0", "::ffff:0:0", "::ffff:0.0.1.2"]) {
      expect(accepts(directEndpointSchema, endpoint(host))).toBe(true);
      expect(accepts(advertisedEndpointSchema, endpoint(host))).toBe(false);
    }
  });
});

it.each([
  "::ffff:127.0.0.1",
  "0:0:0:0:0:0:0:1",
  "0:0:0:0:0:FFFF:7fff:0",
  "::ffff:0.0.1.2",
  "XN--0.example",
  "xn--999999999.example",
])("P15 nothing is advertised on %s, however it is spelt", (host) => {
  expect(accepts(directEndpointSchema, endpoint(host))).toBe(true);
  expect(accepts(advertisedEndpointSchema, endpoint(host))).toBe(false);
});

it.each(["xn--bcher-kva.example", "xn--mnchen-3ya.de"])("P15 %s may be advertised", (host) => {
  expect(advertisedEndpointSchema.parse(endpoint(host))).toEqual(endpoint(host));
});

describe("discovery", () => {
  it("P16 has a fixed service type and path", () => {
    expect(remoteDiscoveryType).toBe("cherry-remote");
    expect(remoteConnectPath).toBe("/v1/remote/connect");
  });

  it("P17 has a TXT record of a version text and an identity", () => {
    expect(remoteDiscoveryTxtSchema.parse({ v: "1", identity: "aB3", extra: "x" })).toEqual({
      v: "1",
      identity: "aB3",
    });
    for (const bad of [{ v: 1 }, { v: "2" }, { identity: "" }, { identity: "a".repeat(129) }, { identity: "a-b" }]) {
      expect(accepts(remoteDiscoveryTxtSchema, { v: "1", identity: "aB3", ...bad })).toBe(false);
    }
    expect(accepts(remoteDiscoveryTxtSchema, { v: "1", identity: "a".repeat(128) })).toBe(true);
  });
});

describe("the answer about endpoints", () => {
  const prepared = (...endpoints: readonly unknown[]) => ({ desktopIdentity: "desk", endpoints });

  it("P7 P77 holds up to 32 entries", () => {
    const snapshot = (length: number) => prepared(...Array.from({ length }, () => lan));
    for (const length of [0, 32]) expect(accepts(remoteEndpointSnapshotSchema, snapshot(length))).toBe(true);
    expect(accepts(remoteEndpointSnapshotSchema, snapshot(33))).toBe(false);
  });

  it("P9 P76 is GRANT_REVOKED without any address when the grant ends while it is prepared", async () => {
    for (const after of [null, undefined, "g2"]) {
      let current: string | null | undefined = "g1";
      const answer = await answerEndpoints(
        "agent",
        () => current,
        () => {
          current = after;
          return prepared(lan);
        },
      );
      expect(answer).toMatchObject({ ok: false, error: { reason: "GRANT_REVOKED" } });
      expect(JSON.stringify(answer)).not.toContain(lan.host);
    }
  });

  it.each([
    ["P76 FORBIDDEN when the domain was never approved", undefined, "FORBIDDEN"],
    ["P76 GRANT_REVOKED when the approval had been revoked", null, "GRANT_REVOKED"],
  ])("%s, and prepares nothing", async (_name, grant, reason) => {
    let prepares = 0;
    const answer = await answerEndpoints(
      "configuration",
      () => Promise.resolve(grant),
      () => {
        prepares += 1;
        return prepared(lan);
      },
    );
    expect(answer).toMatchObject({ ok: false, error: { reason } });
    expect(prepares).toBe(0);
  });

  it("P77 carries two keys, valid entries alone, each address once, and 32 of them", async () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ ...lan, port: index + 1 }));
    const entries = [{ ...lan, password: "x" }, endpoint("localhost"), null, many[0], many[0], ...many];
    const secret = { ...prepared(...entries), invitation: { secret: "s" }, vpn: "v" };
    const answer = await answerEndpoints(
      "agent",
      () => "g1",
      () => secret,
    );
    expect(answer).toEqual({ ok: true, result: prepared(...many.slice(0, 32)) });
    const [first, second] = [endpoint("A.example"), endpoint("a.example")];
    const twice = await answerEndpoints(
      "agent",
      () => "g1",
      () => prepared(first, second),
    );
    expect(twice).toEqual({ ok: true, result: prepared(second) });
  });

  it("is a failure of the host when it has no identity", async () => {
    const answer = await answerEndpoints(
      "agent",
      () => "g1",
      () => ({ ...prepared(lan), desktopIdentity: "" }),
    );
    expect(answer).toMatchObject({ ok: false, error: { reason: "INTERNAL" } });
  });

  it("P10 P78 is discarded when it comes from another desktop, now and not later", () => {
    const snapshot = prepared(lan);
    expect(acceptEndpointSnapshot("desk", snapshot)).toEqual({ ok: true, suggestions: [lan] });
    expect(acceptEndpointSnapshot("other", snapshot)).toEqual({ ok: false, reason: "identity" });
    expect(acceptEndpointSnapshot("desk", prepared({ ...lan, token: "x" }))).toEqual({ ok: false, reason: "invalid" });
    expect(acceptEndpointSnapshot("desk", snapshot)).toEqual({ ok: true, suggestions: [lan] });
    expect(acceptEndpointSnapshot.length).toBe(2);
  });
});
