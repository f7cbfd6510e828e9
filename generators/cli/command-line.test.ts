import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runCommandLine } from "./command-line.ts";
import { outputNames } from "./output-name.ts";
import { smallProject, TemporaryProject } from "./testing/temporary-project.ts";

let project: TemporaryProject;
beforeEach(() => {
  project = new TemporaryProject(smallProject);
});
afterEach(() => project.remove());

const stages = ["config", "load", "build", ...outputNames, "write"];

it("tells on a terminal how long each stage took, and what was written", async () => {
  const { exitCode, stdout, stderr } = await project.run(["gen"], true);
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: "" });
  const lines = stderr.trimEnd().split("\n");
  expect(lines.slice(0, -1).map((line) => line.replace(/ +\d+ ms$/, "").trim())).toEqual(stages);
  expect(lines.at(-1)).toMatch(/^\d+ files written, 0 removed, 0 unchanged$/);
  const again = await project.run(["gen"], true);
  expect(again.stderr).toMatch(/\n0 files written, 0 removed, \d+ unchanged\n$/);
});

it("prints the times as a result with --timings, on a terminal or not", async () => {
  const { stdout, stderr } = await project.run(["gen", "--timings", "--only", "contract"]);
  expect(
    stdout
      .trimEnd()
      .split("\n")
      .map((line) => line.trim().split(/ +/)[0]),
  ).toEqual(["config", "load", "build", "contract", "write"]);
  expect(stderr).toBe("");
});

it("prints help", async () => {
  const help = await project.run(["gen", "--help"]);
  expect(help.exitCode).toBe(0);
  for (const option of ["--check", "--only", "--watch", "--force", "--timings", "--config"])
    expect(help.stdout).toContain(option);
  expect((await project.run([])).exitCode).toBe(2);
});

it("prints its version", async () => {
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  const { version } = JSON.parse(text) as { readonly version: string };
  expect(await project.run(["--version"])).toEqual({ exitCode: 0, stdout: `${version}\n`, stderr: "" });
});

it("SW901: calls its own faults by name, with a stack, and exits with 4", async () => {
  const printed: string[] = [];
  const exitCode = await runCommandLine(["gen"], {
    workingDirectory: project.root,
    onTerminal: false,
    print: (text) => printed.push(text),
    printError: (text) => printed.push(text),
    now: () => {
      throw new Error("the clock broke");
    },
    repeat: [],
    stop: AbortSignal.abort(),
  });
  expect(exitCode).toBe(4);
  expect(printed.join("\n")).toMatch(/error SW901[^]*the clock broke[^]*\n +at /);
  expect(Object.keys(project.files())).not.toContain("generated/manifest.json");
});
