import { afterEach, expect, it } from "vitest";
import { smallProject, TemporaryProject } from "./testing/temporary-project.ts";
import type { RunResult } from "./testing/temporary-project.ts";

const projects: TemporaryProject[] = [];
afterEach(() => projects.splice(0).forEach((project) => project.remove()));

const config = smallProject["samewire.config.ts"]!.replace("swift:", `vectors: "schemas/examples/vectors.ts", swift:`);

function projectWith(module: string | undefined): TemporaryProject {
  const files = module === undefined ? {} : { "schemas/examples/vectors.ts": module };
  const project = new TemporaryProject({ ...smallProject, "samewire.config.ts": config, ...files });
  projects.push(project);
  return project;
}

function run(module: string | undefined): Promise<RunResult> {
  return projectWith(module).run(["gen", "--only", "vectors"]);
}

const file = (change: object): string =>
  JSON.stringify({ name: "sums/add.jsonl", takes: "`a`", gives: "`b`", vectors: [{ a: 1, b: 2 }], ...change });

it("writes what the module of a family gives, and says in the README what it is", async () => {
  const project = projectWith(`import { PriceSchema } from "../price.ts";
    export function vectorFiles() { void PriceSchema; return [${file({ vectors: [{ a: 1, b: 2 }, { a: "é" }] })}]; }`);
  expect(await project.run(["gen", "--only", "vectors"])).toEqual({ exitCode: 0, stdout: "", stderr: "" });
  expect(project.read("generated/vectors/shop/sums/add.jsonl")).toBe('{"a":1,"b":2}\n{"a":"é"}\n');
  expect(project.read("generated/vectors/README.md")).toContain("| `shop/sums/add.jsonl` | 2 | `a` | `b` |\n");
  const { functions } = JSON.parse(project.read("generated/vectors/index.json")) as { functions: unknown };
  expect(functions).toEqual([{ file: "shop/sums/add.jsonl", lines: 2 }]);
  expect((await project.run(["gen", "--check", "--only", "vectors"])).exitCode).toBe(0);

  project.put({ "schemas/examples/vectors.ts": `export const vectorFiles = () => [${file({ takes: "x" })}];` });
  const drift = await project.run(["gen", "--check", "--only", "vectors"]);
  expect(drift.exitCode).toBe(1);
  expect(drift.stdout).toContain("+| `shop/sums/add.jsonl` | 1 | x | `b` |");
});

it.each([
  ["is not there", undefined, "does not exist"],
  ["throws", `throw new Error("boom");`, "boom"],
  ["exports nothing of the name", "export const vectors = [];", "there is no exported function vectorFiles"],
  ["fails when it is called", `export function vectorFiles() { throw new Error("boom"); }`, "vectorFiles() threw"],
  ["gives no list", "export const vectorFiles = () => 1;", "vectorFiles(): Invalid input"],
  ["gives a file without a folder", moduleOf({ name: "add.jsonl" }), "[0].name: must be like reducer/events.jsonl"],
  ["gives a path that climbs", moduleOf({ name: "../add.jsonl" }), "[0].name: must be like"],
  ["gives no vector", moduleOf({ vectors: [] }), "vectorFiles()[0].vectors"],
  ["gives words that break the table", moduleOf({ takes: "a | b" }), "[0].takes: must be one line"],
  ["gives a file twice", `export const vectorFiles = () => [${file({})}, ${file({})}];`, "two files have one name"],
])("SW106: a module that %s", async (_what, module, message) => {
  const { exitCode, stderr } = await run(module);
  expect(stderr).toContain("SW106");
  expect(stderr).toContain(message);
  expect(exitCode).toBe(2);
});

function moduleOf(change: object): string {
  return `export const vectorFiles = () => [${file(change)}];`;
}
