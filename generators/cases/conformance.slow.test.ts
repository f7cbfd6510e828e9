import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { safeParseProtocolResponse } from "../../schemas/kit/kit.ts";
import { jsonSchemaLane } from "../../scripts/conformance/json-schema-lane.ts";
import { typescriptLane } from "../../scripts/conformance/typescript-lane.ts";
import { GeneratedTypescript } from "../../scripts/conformance/validators.ts";
import { vectorsOf } from "../../scripts/conformance/vector.ts";
import { readSupport } from "../cli/support.ts";
import { buildContract } from "../contract/build/build.ts";
import type { BuiltContract, LoadedSchemas } from "../contract/build/build.ts";
import { emitTypescript } from "../emit/typescript/typescript.ts";
import { emitVectors } from "../emit/vectors/vectors.ts";
import { createJudge } from "../load/judge.ts";
import { loadSchemas } from "../load/load.ts";
import { readCases } from "./case-folder.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const project = fileURLToPath(new URL("../..", import.meta.url));
const output = mkdtempSync(join(tmpdir(), "samewire-cases-"));
afterAll(() => rmSync(output, { recursive: true, force: true }));

const compilerOptions = {
  target: "es2023",
  lib: ["es2023"],
  types: ["node"],
  typeRoots: [join(project, "node_modules/@types")],
  module: "nodenext",
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noUnusedLocals: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  erasableSyntaxOnly: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

/** The schemas of every case that has no error, each case's family as one of its own. */
async function loadSound(): Promise<LoadedSchemas> {
  const sound = readCases(root).filter(({ name }) => !name.startsWith("sw"));
  const families = sound.flatMap(({ name, families: ofCase, typescriptOnly }) =>
    Object.entries(ofCase).map(([family, patterns]) => ({
      name: `${name}_${family}`.replaceAll("-", "_"),
      patterns: patterns.map((pattern) => `${name}/input/${pattern}`),
      typescriptOnly: typescriptOnly.includes(family),
    })),
  );
  const { loaded } = await loadSchemas({ root, families });
  const isMarked = new Map(families.map(({ name, typescriptOnly }) => [name, typescriptOnly]));
  return { families: loaded.families.map((each) => ({ ...each, typescriptOnly: isMarked.get(each.name) === true })) };
}

describe("the TypeScript of every sound case", () => {
  let loaded: LoadedSchemas;
  let built: BuiltContract;
  beforeAll(async () => {
    loaded = await loadSound();
    built = buildContract(loaded);
    const files = emitTypescript(built.whole, {
      root: output,
      support: readSupport("typescript"),
      projectRoot: root,
    });
    for (const { path, text } of files) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    writeFileSync(join(output, "package.json"), '{ "type": "module" }');
    writeFileSync(join(output, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["**/*.ts"] }));
  });

  it("type-checks strictly", () => {
    // That validators import the author's module is said of the cases that mean it.
    expect(built.diagnostics.filter(({ code }) => code !== "SW323")).toEqual([]);
    const tsc = join(project, "node_modules/typescript/bin/tsc");
    const { stdout } = spawnSync(process.execPath, [tsc, "-p", output], { encoding: "utf8" });
    expect(stdout).toBe("");
  });

  it("judges as Zod does, in both modes", async () => {
    const judge = createJudge({ contract: built.contract, loaded, read: safeParseProtocolResponse });
    const files = emitVectors(built.contract, { root: "vectors", seed: "cases", inputs: 60, judge });
    const vectors = vectorsOf(files, "vectors");
    expect(new Set(vectors.map(({ type }) => type)).size).toBeGreaterThan(40);
    const generated = new GeneratedTypescript(built.contract, output);
    expect((await typescriptLane(vectors, generated)).disagreements).toEqual([]);
    expect((await jsonSchemaLane(vectors, built.contract, generated)).disagreements).toEqual([]);
  });
});
