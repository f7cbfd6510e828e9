import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findViolations } from "./arrows.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "samewire-arrows-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function messages(): string[] {
  return findViolations(root).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

it("finds nothing in a project that keeps the arrows", () => {
  put({
    "schemas/kit/kit.ts": `import * as z from "zod/v4/core";\nexport const a = z;\n`,
    "schemas/clankie/index.ts": `import * as z from "zod";\nimport { a } from "../kit/kit.ts";\nexport const b = [z, a];\n`,
    "schemas/clankie/host.ts": `import { createHash } from "node:crypto";\nexport const c = createHash;\n`,
    "generators/emit/swift/swift.ts": `import type { Contract } from "../../contract/contract.ts";\nexport type C = Contract;\n`,
    "generators/contract/contract.ts": `export type Contract = "console.log(process.exit)";\n`,
    "generators/cli/main.ts": `import { w } from "../write/write.ts";\nprocess.exit(w);\n`,
    "generators/write/write.ts": `import { rmSync } from "node:fs";\nexport const w = rmSync.length;\n`,
    "generators/write/write.test.ts": `import { it } from "vitest";\nimport { b } from "../../schemas/clankie/index.ts";\nit(String(b));\n`,
    "relay/main.ts": `import http from "node:http";\nimport { d } from "../generated/typescript/clankie/index.ts";\nconsole.log(http, d);\n`,
  });
  expect(messages()).toEqual([]);
});

it.each([
  [
    "schemas/clankie/a.ts",
    `import "../../generators/contract/contract.ts";`,
    "may not import generators/contract/contract.ts",
  ],
  ["schemas/clankie/a.ts", `import "../remote/index.ts";`, "may not import schemas/remote/index.ts"],
  ["schemas/clankie/a.ts", `import "yaml";`, "may not import the package yaml"],
  ["schemas/clankie/a.ts", `import "fs/promises";`, "may not touch the disk (fs/promises)"],
  ["schemas/kit/a.ts", `import "node:crypto";`, "may not import node:crypto"],
  ["generators/contract/a.ts", `import "../load/load.ts";`, "may not import generators/load/load.ts"],
  ["generators/emit/swift/a.ts", `import "../kotlin/kotlin.ts";`, "may not import generators/emit/kotlin/kotlin.ts"],
  ["generators/emit/swift/a.ts", `import * as z from "zod/v4/core";`, "may not import the package zod"],
  ["generators/emit/swift/a.ts", `export { x } from "zod";`, "may not import the package zod"],
  ["generators/emit/swift/a.ts", `import "node:fs";`, "may not import node:fs"],
  ["generators/emit/swift/a.ts", `import "os";`, "may not import os"],
  [
    "generators/emit/swift/a.ts",
    `export const x = () => Date.now();`,
    "Date.now: must not depend on the clock or on chance",
  ],
  [
    "generators/emit/swift/a.ts",
    `export const x = process.env;`,
    "process.env: only relay/main.ts and scripts/ read the environment",
  ],
  ["generators/cli/a.ts", `export const x = "a".localeCompare("b");`, "a.localeCompare"],
  [
    "generators/cli/a.ts",
    `console.log("x");`,
    "console.log: only generators/cli/main.ts, relay/main.ts and scripts/ print or exit",
  ],
  [
    "generators/load/a.ts",
    `process.exit(1);`,
    "process.exit: only generators/cli/main.ts, relay/main.ts and scripts/ print or exit",
  ],
  [
    "generators/write/a.ts",
    `export const x = (name: string) => import(name);`,
    "only generators/load runs modules by a computed name",
  ],
  ["relay/a.ts", `import "../schemas/clankie/index.ts";`, "may not import schemas/clankie/index.ts"],
  ["relay/a.ts", `import "../generators/contract/contract.ts";`, "may not import generators/contract/contract.ts"],
  ["relay/a.ts", `import "zod";`, "may not import the package zod"],
  ["relay/a.ts", `export const x = import("node:fs");`, "may not touch the disk (node:fs)"],
  ["generated/typescript/a.ts", `import "zod";`, "may not import the package zod"],
  ["generators/cli/a.ts", `import "../../scripts/check-arrows.ts";`, "may not import scripts/check-arrows.ts"],
  ["relay/a.test.ts", `import "../scripts/x.ts";`, "nothing imports scripts/"],
])("finds a breach planted in %s: %s", (file, text, message) => {
  put({ [file]: `\n${text}\n` });
  expect(messages()).toEqual([expect.stringContaining(`${file}:2 `)]);
  expect(messages()[0]).toContain(message.replace(/^a\./, "."));
});

it("finds an import past a folder's entry, not past one inside the folder", () => {
  put({
    "generators/write/write.ts": `export { p } from "./plan.ts";\n`,
    "generators/write/plan.ts": "export const p = 1;\n",
    "generators/cli/a.ts": `import { p } from "../write/plan.ts";\nexport const x = p;\n`,
  });
  expect(messages()).toEqual([
    "generators/cli/a.ts:1 imports generators/write/plan.ts past the entry generators/write/write.ts",
  ]);
});

it("finds a Node built-in anywhere in the graph of a family's root entry", () => {
  put({
    "schemas/clankie/index.ts": `export { b } from "./b.ts";\n`,
    "schemas/clankie/b.ts": `import type { C } from "./c.ts";\nimport { d } from "./d.ts";\nexport const b: C = d;\n`,
    "schemas/clankie/c.ts": `import { hash } from "node:crypto";\nexport type C = typeof hash;\n`,
    "schemas/clankie/d.ts": `import { hash } from "crypto";\nexport const d = hash;\n`,
  });
  expect(messages()).toEqual(["schemas/clankie/d.ts:1 imports crypto, and schemas/clankie/index.ts leads here"]);
});
