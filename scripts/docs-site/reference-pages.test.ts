import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import config from "../../samewire.config.ts";
import { readSnapshot } from "../../generators/contract/snapshot.ts";
import { emitGateway } from "../../generators/emit/gateway/gateway.ts";
import { emitOpenApi } from "../../generators/emit/openapi/openapi.ts";

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const contract = readSnapshot(read("generated/contract.lock.json"));
const overlay = read("openapi/overlay.yaml");

describe("the reference pages", () => {
  it("OC21 come out of the contract of the schemas without a difference", () => {
    const pages = [
      ...emitOpenApi(contract, { root: "openapi", overlay }),
      ...emitGateway(contract, { root: "generated/gateway" }),
    ];
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["openapi/openapi.yaml", "openapi/limits.md", "generated/gateway/network-reference.md"]),
    );
    // The lock file sorts keys, so rows may stand in another order here; `gen --check` holds the bytes.
    const rows = (text: string): string =>
      text
        .split(/[\s,.]+/)
        .toSorted()
        .join("\n");
    expect(pages.filter(({ path, text }) => rows(read(path)) !== rows(text)).map(({ path }) => path)).toEqual([]);
  });

  it("OC21 have no shape written by hand: the overlay holds words only", () => {
    expect(config.openapi?.overlay).toBe("openapi/overlay.yaml");
    const shapes = [
      "$ref",
      "type",
      "properties",
      "items",
      "required",
      "enum",
      "oneOf",
      "anyOf",
      "allOf",
      "additionalProperties",
      "parameters",
      "requestBody",
      "responses",
      "content",
      "schema",
    ];
    expect(keysIn(parse(overlay)).filter((key) => shapes.includes(key))).toEqual([]);
  });

  it("OC21 leave the shapes to the catalog where they are written by hand", () => {
    for (const page of ["README.md", "openapi/README.md", "schemas/README.md", "relay/README.md"]) {
      const names = Object.values(contract.types).map(({ name }) => name);
      const shown = names.filter((name) =>
        new RegExp(`\\b${name}(?:Schema)? = z\\.|^ {2,}${name}:$`, "m").test(read(page)),
      );
      expect([page, shown]).toEqual([page, []]);
    }
  });
});

/** Every key at every level. */
function keysIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(keysIn);
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}
