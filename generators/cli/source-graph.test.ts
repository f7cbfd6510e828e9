import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listImports, readSourceGraph } from "./source-graph.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "samewire-graph-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

it.each([
  [`import "./a.ts";`, { specifier: "./a.ts", dynamic: false, typeOnly: false }],
  [`import { a } from "a";`, { specifier: "a", dynamic: false, typeOnly: false }],
  [`import type { A } from "./a.ts";`, { specifier: "./a.ts", dynamic: false, typeOnly: true }],
  [`import { type A, b } from "./a.ts";`, { specifier: "./a.ts", dynamic: false, typeOnly: false }],
  [`export * from "./a.ts";`, { specifier: "./a.ts", dynamic: false, typeOnly: false }],
  [`export { a } from './a.ts';`, { specifier: "./a.ts", dynamic: false, typeOnly: false }],
  [`export type { A } from "./a.ts";`, { specifier: "./a.ts", dynamic: false, typeOnly: true }],
  [`await import("./a.ts");`, { specifier: "./a.ts", dynamic: true, typeOnly: false }],
  [`await import("./" + name);`, { specifier: null, dynamic: true, typeOnly: false }],
])("reads %s", (text, expected) => {
  expect(listImports("x.ts", text)).toEqual([expect.objectContaining(expected)]);
});

it("reads no import out of a text or a comment", () => {
  expect(listImports("x.ts", `// import "a";\nexport const text = 'import "b"';\n`)).toEqual([]);
});

it("follows relative imports, also those without ending, to a folder and to a .js that is a .ts", () => {
  put({
    "a.ts": `import "./b";\nimport "./c";\nimport "./d.js";\nimport "zod";\nimport type { E } from "./e.ts";\nimport "./gone.ts";\n`,
    "b.ts": `import "./a.ts";\n`,
    "c/index.ts": "",
    "d.ts": "",
    "e.ts": "",
  });
  const paths = (run: boolean): string[] =>
    readSourceGraph([join(root, "a.ts")], { run }).map((file) => file.path.slice(root.length + 1));
  expect(paths(true)).toEqual(["a.ts", "b.ts", "c/index.ts", "d.ts"]);
  expect(paths(false)).toEqual(["a.ts", "b.ts", "c/index.ts", "d.ts", "e.ts"]);
});
