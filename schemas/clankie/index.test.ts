import { readFileSync, readdirSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import * as root from "./index.ts";

const folder = dirname(fileURLToPath(import.meta.url));

interface Graph {
  readonly files: ReadonlySet<string>;
  /** Bare specifiers, with the file that names each. */
  readonly packages: readonly { readonly specifier: string; readonly file: string }[];
}

/** Walks every import and export specifier that can be reached from `entry`. */
function graphFrom(entry: string): Graph {
  const files = new Set<string>();
  const packages: { specifier: string; file: string }[] = [];
  const open = [entry];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const specifier of specifiersOf(readFileSync(file, "utf8"))) {
      if (specifier.startsWith(".")) open.push(join(dirname(file), specifier));
      else packages.push({ specifier, file: relative(folder, file) });
    }
  }
  return { files, packages };
}

function specifiersOf(text: string): string[] {
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g)].map((match) => match[1] ?? "");
}

describe("the root entry", () => {
  const graph = graphFrom(join(folder, "index.ts"));

  it("OC16 reaches no Node built-in and no package but Zod", () => {
    expect(graph.files.size).toBeGreaterThan(20);
    const builtins = graph.packages.filter(
      ({ specifier }) => specifier.startsWith("node:") || builtinModules.includes(specifier),
    );
    expect(builtins).toEqual([]);
    expect(new Set(graph.packages.map(({ specifier }) => specifier))).toEqual(new Set(["zod", "zod/v4/core"]));
  });

  it("OC2 exports both readers and the additive enum", () => {
    const schema = root.FleetRequestSchema;
    const value = { op: "fleet", schemaVersion: 1, more: 1 };
    expect(root.safeParseProtocolResponse(schema, value)).toMatchObject({ success: true, data: { op: "fleet" } });
    expect(root.safeParseProtocolResponse(schema, {})).toEqual(schema.safeParse({}));
    expect(root.parseProtocolResponse(schema, value)).not.toHaveProperty("more");
    expect(() => root.parseProtocolResponse(schema, {})).toThrow(z.ZodError);
    expect(root.additiveEnum(["a"]).options).toEqual(["a"]);
  });

  it("OC18 G13 does nothing when imported: no timer, no listener, no environment, no network", () => {
    const effect = /\b(setTimeout|setInterval|addEventListener|fetch|createServer)\s*\(|process\.env/;
    expect([...graph.files].filter((file) => effect.test(readFileSync(file, "utf8")))).toEqual([]);
  });

  it("OC23 declares no managed credit, neither a schema nor a route", () => {
    expect(Object.keys(root).filter((name) => /credit/i.test(name))).toEqual([]);
    const paths = Object.values(root).flatMap((value) =>
      value !== null && typeof value === "object" && "path" in value ? [String(value.path)] : [],
    );
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => /credit/i.test(path))).toEqual([]);
  });

  it("G12 holds the device schemas", () => {
    expect(root).toHaveProperty("DeviceSelfResponseSchema");
    expect(root).toHaveProperty("DevicePushRequestSchema");
  });

  it("OC19 stands in a package under Apache-2.0", () => {
    const manifest = JSON.parse(readFileSync(join(folder, "../../package.json"), "utf8")) as { license?: string };
    expect(manifest.license).toBe("Apache-2.0");
  });

  it("RD18 G11 offers the readers, with which only the two clients read answers: no schema here is judged tolerantly", () => {
    const users = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .filter((file) => readFileSync(join(folder, file), "utf8").includes("ProtocolResponse"));
    expect(users.sort()).toEqual([
      "composer-transcription/api.ts",
      "hosted-pairing/client.ts",
      "index.ts",
      "response.ts",
    ]);
  });
});
