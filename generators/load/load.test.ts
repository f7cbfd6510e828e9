import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { importUserModule, loadSchemas } from "./load.ts";

// The temporary projects have no node_modules of their own.
const zod = pathToFileURL(
  createRequire(import.meta.url)
    .resolve("zod")
    .replace(/\.cjs$/, ".js"),
).href;
let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "samewire-load-"));
  put("package.json", '{ "type": "module" }');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text.replaceAll('"zod"', JSON.stringify(zod)));
}

const load = (...patterns: string[]) => loadSchemas({ root, families: [{ name: "f", patterns }] });

describe("loadSchemas", () => {
  it("names modules from the wildcard on, sorted, and leaves tests and declarations out", async () => {
    for (const file of ["zeta.ts", "publicGateway.ts", "inner/Deep_one.ts", "x.test.ts", "y.d.ts", "z.test-d.ts"]) {
      put(`schemas/${file}`, "export const a = 1;");
    }
    const { loaded, diagnostics } = await load("schemas/**/*.ts", "!schemas/zeta.ts");
    expect(diagnostics).toEqual([]);
    expect(loaded.families[0]?.modules.map(({ name, source }) => [name, source])).toEqual([
      ["inner/deep-one", "schemas/inner/Deep_one.ts"],
      ["public-gateway", "schemas/publicGateway.ts"],
    ]);
  });

  it("refuses names with letters beyond ASCII, which no two outputs would spell alike", async () => {
    const files = ["café.ts", "é.ts", "è.ts", "日本.ts", "😀.ts", "über/a.ts"];
    for (const file of files) put(`schemas/${file}`, "export const a = 1;");
    const { loaded, diagnostics } = await load("schemas/**/*.ts");
    expect(loaded.families[0]?.modules).toEqual([]);
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(["SW105"]));
    expect(new Set(diagnostics.map(({ place }) => place?.file))).toEqual(
      new Set(files.map((file) => `schemas/${file}`)),
    );
  });

  it("takes no offence at folders above the pattern", async () => {
    put("schémas/a.ts", "export const a = 1;");
    expect((await load("schémas/*.ts")).diagnostics).toEqual([]);
  });

  it("gives exports in source order with their places, and knows which are passed on", async () => {
    put(
      "a.ts",
      'import { z } from "zod";\nexport const Z = z.string();\nconst inner = z.int();\nexport { inner as A };\nexport type T = string;\n',
    );
    put(
      "b.ts",
      'import { Z } from "./a.ts";\nexport * from "./a.ts";\nexport const own = 1;\nexport { Z as Again };\n',
    );
    const { loaded } = await load("*.ts");
    const [a, b] = loaded.families[0]?.modules ?? [];
    expect(a?.exports.map(({ name, declared, place }) => [name, declared, place])).toEqual([
      ["Z", true, { file: "a.ts", line: 2, column: 14 }],
      ["A", true, { file: "a.ts", line: 4, column: 19 }],
    ]);
    expect(b?.exports.map(({ name, declared, place }) => [name, declared, place?.line])).toEqual([
      ["own", true, 3],
      ["Again", false, 4],
      ["A", false, undefined],
      ["Z", false, undefined],
    ]);
    expect(b?.exports[1]?.value).toBe(a?.exports[0]?.value);
  });

  it("gives all modules of a run one copy of what they import, and the next run a fresh one", async () => {
    put("counter.ts", "export const made = {};");
    put("a.ts", 'export { made } from "./counter.ts";');
    put("b.ts", 'import { made } from "./counter.ts";\nexport const again = made;');
    const values = async () =>
      (await load("a.ts", "b.ts")).loaded.families[0]?.modules.map(({ exports }) => exports[0]?.value) ?? [];
    const [first, second] = [await values(), await values()];
    expect(first[0]).toBe(first[1]);
    expect(second[0]).not.toBe(first[0]);
  });

  it("reads the exports of CommonJS modules", async () => {
    put("package.json", '{ "type": "commonjs" }');
    put("a.ts", "export const A = 1;\nexport const B = 2;\n");
    const { loaded, diagnostics } = await load("a.ts");
    expect(diagnostics).toEqual([]);
    expect(loaded.families[0]?.modules[0]?.exports.map(({ name, value }) => [name, value])).toEqual([
      ["A", 1],
      ["B", 2],
    ]);
    put("b.ts", 'import { gone } from "./gone.ts";\nexport const B = gone;\n');
    expect((await load("b.ts")).diagnostics).toMatchObject([
      { code: "SW203", place: { file: "b.ts", line: 1, column: 22 } },
    ]);
  });

  it("finds the author's lines through a link, in folders with odd names", async () => {
    const odd = `odd # name % é`;
    put(`${odd}/package.json`, '{ "type": "module" }');
    put(`${odd}/bad.ts`, '\nthrow new Error("here");\n');
    symlinkSync(join(root, odd), join(root, "link"));
    const { diagnostics } = await loadSchemas({
      root: join(root, "link"),
      families: [{ name: "f", patterns: ["*.ts"] }],
    });
    expect(diagnostics.map(({ place }) => place)).toEqual([{ file: "bad.ts", line: 2, column: 7 }]);
  });

  it("does not let a module end the run", async () => {
    const { exit } = process;
    put("bad.ts", "process.exit(0);\n");
    const { diagnostics } = await load("bad.ts");
    expect(diagnostics).toMatchObject([{ code: "SW201", place: { file: "bad.ts", line: 1 } }]);
    expect(process.exit).toBe(exit);
  });

  it("does not wait for ever for a module that keeps the process alive", async () => {
    put("bad.ts", "globalThis.samewireWaits();\nawait new Promise(() => {});\n");
    put("good.ts", "export const fine = 1;");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    Object.assign(globalThis, { samewireWaits: () => vi.advanceTimersByTime(60_000) });
    try {
      const { loaded, diagnostics } = await load("*.ts");
      expect(diagnostics).toMatchObject([{ code: "SW201", place: { file: "bad.ts" } }]);
      expect(diagnostics[0]?.message).toContain("the import did not end within 60 s");
      expect(loaded.families[0]?.modules.map(({ name }) => name)).toEqual(["good"]);
    } finally {
      vi.useRealTimers();
      Reflect.deleteProperty(globalThis, "samewireWaits");
    }
  });

  it("loads the rest when something fails", async () => {
    put("bad.ts", "throw 'a text';");
    put("good.ts", "export const fine = 1;");
    const { loaded, diagnostics } = await load("*.ts");
    expect(diagnostics.map(({ code, message, place }) => [code, message, place])).toEqual([
      ["SW201", "bad.ts threw while it was imported. a text", { file: "bad.ts" }],
    ]);
    expect(loaded.families[0]?.modules.map(({ name }) => name)).toEqual(["good"]);
  });
});

describe("importUserModule", () => {
  it("gives the module, or what is wrong with it", async () => {
    put("samewire.config.ts", "const families: object = {};\nexport default { families };\n");
    put("broken.config.ts", "export default {\n  families: nothing,\n};\n");
    expect(await importUserModule(join(root, "samewire.config.ts"))).toMatchObject({ default: { families: {} } });
    expect(await importUserModule(join(root, "broken.config.ts"))).toMatchObject({
      code: "SW201",
      message: "broken.config.ts threw while it was imported. ReferenceError: nothing is not defined",
      place: { file: "broken.config.ts", line: 2, column: 13 },
    });
    expect(await importUserModule(join(root, "gone.ts"))).toMatchObject({ code: "SW203" });
  });
});
