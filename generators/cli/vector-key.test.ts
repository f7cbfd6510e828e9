import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Contract } from "../contract/contract.ts";
import { smallProject, TemporaryProject } from "./testing/temporary-project.ts";
import { vectorKey } from "./vector-key.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "samewire-key-"));
  put({
    "schemas/a.ts": `import * as z from "zod";\nimport { b } from "./b.ts";\nexport const A = z.string().refine(b);\n`,
    "schemas/b.ts": "export const b = () => true;\n",
    "generator/vectors.ts": `import "./random.ts";\n`,
    "generator/random.ts": "export const seed = 1;\n",
    "node_modules/zod/package.json": `{ "name": "zod", "version": "4.6.7" }`,
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

const contract: Contract = { format: 1, modules: [], types: {}, operations: [], gateways: [] };

function key(of: Contract = contract): string | null {
  return vectorKey({
    root,
    contract: of,
    schemaModules: [join(root, "schemas/a.ts")],
    generatorModules: [join(root, "generator/vectors.ts")],
  });
}

it("is the same for the same inputs", () => {
  expect(key()).toMatch(/^[0-9a-f]{64}$/);
  expect(key()).toBe(key());
});

it.each([
  ["a schema module", { "schemas/a.ts": `import { b } from "./b.ts";\nexport const A = b;\n` }],
  ["a module that a schema imports", { "schemas/b.ts": "export const b = () => false;\n" }],
  ["the generator", { "generator/vectors.ts": `import "./random.ts";\n// changed\n` }],
  ["a module that the generator imports", { "generator/random.ts": "export const seed = 2;\n" }],
  ["the version of Zod", { "node_modules/zod/package.json": `{ "name": "zod", "version": "4.6.8" }` }],
])("changes with %s", (_what, files) => {
  const before = key();
  put(files);
  expect(key()).not.toBe(before);
});

it("changes with the contract", () => {
  expect(
    key({ ...contract, modules: [{ family: "a", name: "a", source: "a.ts", types: [], reexports: [] }] }),
  ).not.toBe(key());
});

it.each([
  ["imports a module by a computed name", { "schemas/b.ts": `export const b = await import(String("x"));\n` }],
  ["can read files", { "schemas/b.ts": `import { readFileSync } from "fs";\nexport const b = readFileSync;\n` }],
  ["imports a package that is not installed", { "schemas/b.ts": `import "elsewhere";\nexport const b = 1;\n` }],
])("is null when a schema %s", (_what, files) => {
  put(files);
  expect(key()).toBeNull();
});

it("bears a generator that imports the author's modules by computed names", () => {
  put({ "generator/random.ts": `export const load = (path: string) => import(path);\n` });
  expect(key()).toMatch(/^[0-9a-f]{64}$/);
});

it("is known for the modules of the command itself, so that a second run need not make the vectors again", async () => {
  const project = new TemporaryProject(smallProject);
  try {
    expect((await project.run(["gen", "--only", "vectors"])).exitCode).toBe(0);
    expect(existsSync(join(project.root, "node_modules/.cache/samewire/vectors.json"))).toBe(true);
  } finally {
    project.remove();
  }
});

it("bears a schema that imports a module of Node's which only computes", () => {
  put({ "schemas/b.ts": `import { createHash } from "node:crypto";\nexport const b = createHash;\n` });
  expect(key()).toMatch(/^[0-9a-f]{64}$/);
});

it("is null when a schema imports a package that is linked", () => {
  put({
    "linked/package.json": `{ "name": "linked", "version": "1.0.0" }`,
    "schemas/b.ts": `export { b } from "linked";\n`,
  });
  symlinkSync(join(root, "linked"), join(root, "node_modules/linked"));
  expect(key()).toBeNull();
});
