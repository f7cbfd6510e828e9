import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { decodeBase64 } from "../shared/base64.ts";
import { integrity, sha256 } from "../testing/sha256.ts";
import { assembleConfigurationExport } from "./assemble-export.ts";
import { configurationAuthorizationSchema, configurationMethods } from "./methods.ts";
import type { ConfigurationChunk } from "./methods.ts";

function accepts(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

const prepare = (bytes: Uint8Array) => ({
  exportId: "e1",
  byteLength: String(bytes.length),
  sha256: sha256(bytes),
});

/** The export in pieces of at most `size` bytes. */
function piecesOf(bytes: Uint8Array, size: number): ConfigurationChunk[] {
  const count = Math.max(1, Math.ceil(bytes.length / size));
  return Array.from({ length: count }, (_, index) => {
    const part = bytes.subarray(index * size, (index + 1) * size);
    return {
      exportId: "e1",
      offset: String(index * size),
      nextOffset: String(index * size + part.length),
      dataBase64: Buffer.from(part).toString("base64"),
      eof: index === count - 1,
    };
  });
}

const bytes = new TextEncoder().encode("a configuration");
const pieces = piecesOf(bytes, 6);
const [first, second, last] = pieces as [ConfigurationChunk, ConfigurationChunk, ConfigurationChunk];
const reasonOf = (...pages: ConfigurationChunk[]) => assembleConfigurationExport(prepare(bytes), pages, integrity);

describe("P100 assembling an export", () => {
  it("gives its bytes, also none", () => {
    expect(reasonOf(...pieces)).toEqual({ ok: true, bytes });
    const none = new Uint8Array();
    expect(assembleConfigurationExport(prepare(none), piecesOf(none, 6), integrity)).toEqual({ ok: true, bytes: none });
  });

  it.each<[string, readonly ConfigurationChunk[]]>([
    ["a piece missing before another", [first, last]],
    ["a piece twice", [first, first, second, last]],
    ["another export", [{ ...first, exportId: "e2" }, second, last]],
    ["a wrong next offset", [{ ...first, nextOffset: "7" }, second, last]],
    ["base64 with a space", [{ ...first, dataBase64: `${first.dataBase64.slice(0, 4)} ` }, second, last]],
    ["base64 without padding", [first, second, { ...last, dataBase64: "bg" }]],
    ["base64 with bits to spare", [first, second, { ...last, dataBase64: "b24=".replace("4", "5") }]],
    ["an empty piece before the end", [{ ...first, dataBase64: "", nextOffset: "0" }, ...pieces]],
    ["a piece that is no piece", [first, {} as ConfigurationChunk]],
  ])("is offset for %s", (_fault, pages) => {
    expect(reasonOf(...pages)).toEqual({ ok: false, reason: "offset" });
  });

  it("is offset for a piece of more than 24576 bytes", () => {
    const large = new Uint8Array(24_577);
    const [piece] = piecesOf(large, 24_577) as [ConfigurationChunk];
    expect(assembleConfigurationExport(prepare(large), [piece], integrity)).toMatchObject({ reason: "offset" });
    const fits = large.subarray(1);
    expect(assembleConfigurationExport(prepare(fits), piecesOf(fits, 24_576), integrity)).toMatchObject({ ok: true });
  });

  it("is incomplete without an end, or with an early one", () => {
    expect(reasonOf(first, second)).toEqual({ ok: false, reason: "incomplete" });
    expect(reasonOf()).toEqual({ ok: false, reason: "incomplete" });
    expect(reasonOf({ ...first, eof: true }, second, last)).toEqual({ ok: false, reason: "incomplete" });
  });

  it("is digest for another length or hash than was prepared", () => {
    const prepared = prepare(bytes);
    const assemble = (change: object) => assembleConfigurationExport({ ...prepared, ...change }, pieces, integrity);
    expect(assemble({ byteLength: "14" })).toEqual({ ok: false, reason: "digest" });
    expect(assemble({ sha256: sha256("x") })).toEqual({ ok: false, reason: "digest" });
  });

  it("gives back any bytes in pieces of any size", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.integer({ min: 1, max: 50 }), (any, size) => {
        expect(assembleConfigurationExport(prepare(any), piecesOf(any, size), integrity)).toEqual({
          ok: true,
          bytes: any,
        });
      }),
      { seed: 20_261_130, numRuns: 300 },
    );
  });
});

it("P100 reads base64 only in its canonical form", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."ABCwxyz059+/= \n"), maxLength: 12 }), (text) => {
      const canonical = Buffer.from(text, "base64").toString("base64") === text;
      expect(decodeBase64(text)).toEqual(canonical ? new Uint8Array(Buffer.from(text, "base64")) : undefined);
    }),
    { seed: 20_261_130, numRuns: 2000 },
  );
});

it("P103 asks for 1 to 24576 bytes and gets at most 32768 characters", () => {
  const { params, result } = configurationMethods["configuration.export.read"];
  const ask = (maxBytes: number) => ({ exportId: "e1", offset: "0", maxBytes });
  expect([1, 24_576].every((size) => accepts(params, ask(size)))).toBe(true);
  expect([0, 24_577, 1.5].some((size) => accepts(params, ask(size)))).toBe(false);
  expect(accepts(result, { ...first, dataBase64: "A".repeat(32_768) })).toBe(true);
  expect(accepts(result, { ...first, dataBase64: "A".repeat(32_769) })).toBe(false);
});

it("is authorized by a grant of its own domain", () => {
  expect(accepts(configurationAuthorizationSchema, { domain: "configuration", grantId: "g" })).toBe(true);
  expect(accepts(configurationAuthorizationSchema, { domain: "agent", grantId: "g" })).toBe(false);
});
