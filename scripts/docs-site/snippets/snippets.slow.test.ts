/** The snippets of every operation, taken by the tools that they are for. Swift and Kotlin are judged in the native lanes. */
import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readInputs } from "../read-inputs.ts";
import type { SiteInputs } from "../site.ts";
import { curlTexts, snippetPrograms } from "./programs.ts";

const root = resolve(import.meta.dirname, "../../..");

let inputs: SiteInputs;
let folder: string;

beforeAll(async () => {
  inputs = await readInputs(root);
  folder = await mkdtemp(join(tmpdir(), "samewire-snippets-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("are TypeScript that compiles strictly against the generated modules", async () => {
  const programs = snippetPrograms(inputs, "typescript", join(root, "generated"));
  expect(programs).toHaveLength(inputs.contract.operations.length);
  for (const { path, text } of programs) await writeFile(join(folder, path), text);
  const compilerOptions = { typeRoots: [join(root, "node_modules/@types")] };
  const config = { extends: join(root, "tsconfig.json"), compilerOptions, include: ["*.ts"], exclude: [] };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  const compile = () => {
    const compiler = join(root, "node_modules/typescript/bin/tsc");
    return spawnSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" }).stdout;
  };
  expect(compile()).toBe("");

  // The compiler is really asked: a name that is not generated is noticed.
  await writeFile(join(folder, "wrong.ts"), (programs[0]?.text ?? "").replace(/read[A-Z]/, "readNo"));
  expect(compile()).toContain("wrong.ts");
});

it("are calls of curl that a shell reads as they are meant", () => {
  const texts = curlTexts(inputs);
  expect(texts).toHaveLength(inputs.contract.operations.length);
  for (const { id, text } of texts) {
    // The shell itself tells the arguments that curl would get.
    const script = `curl() { printf '%s\\0' "$@"; }; TOKEN=t; ${text}`;
    const { stdout, status } = spawnSync("bash", ["-c", script], { encoding: "utf8" });
    const words = stdout.split("\0").slice(0, -1);
    const url = words.find((word) => word.startsWith("http")) ?? "";
    const operation = inputs.contract.operations.find((each) => each.id === id);
    const method = words[words.indexOf("-X") + 1];
    expect({ id, status, method: words.includes("-X") ? method : "GET" }).toEqual({
      id,
      status: 0,
      method: operation?.method,
    });
    const pattern = (operation?.path ?? "").replace(/\{[^}]*\}/g, "[^/]+");
    expect(new URL(url).pathname).toMatch(new RegExp(`^${pattern}$`));
    if (words.includes("-d")) expect(() => JSON.parse(words[words.indexOf("-d") + 1] ?? "") as unknown).not.toThrow();
  }
});
