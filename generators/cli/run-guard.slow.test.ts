import { afterEach, expect, it } from "vitest";
import { runSamewire, smallProject, TemporaryProject } from "./testing/temporary-project.ts";

const projects: TemporaryProject[] = [];
afterEach(() => projects.splice(0).forEach((project) => project.remove()));

function projectOf(files: Readonly<Record<string, string>>): TemporaryProject {
  const project = new TemporaryProject({ ...smallProject, ...files });
  projects.push(project);
  return project;
}

// Timers of 1 ms come due while the run awaits other modules; a run that has ended would not wait for them.
it.each<[string, string, string]>([
  ["ends the process", `process.exit(0);\n`, "the module ends the process"],
  ["ends the process later", `setTimeout(() => process.exit(0), 1);\n`, "the module ends the process"],
  ["never settles", `await new Promise(() => {});\n`, "schemas/late.ts never ends its import"],
  ["throws later", `setTimeout(() => {\n  throw new Error("boom");\n}, 1);\n`, "Error: boom"],
  ["rejects without a listener", `void Promise.reject(new Error("boom"));\n`, "Error: boom"],
  [
    "throws and sets another exit code",
    `process.on("exit", () => (process.exitCode = 0));\nprocess.exitCode = 0;\nthrow new Error("boom");\n`,
    "Error: boom",
  ],
  ["rejects with no error", `void Promise.reject("just text");\n`, "just text"],
])("SW201: a module that %s ends the run with exit code 3 and changes nothing", async (_name, text, message) => {
  const project = projectOf({ "schemas/late.ts": text });
  const before = project.fingerprint();
  for (const args of [["gen"], ["gen", "--check"]]) {
    const { exitCode, stderr } = await runSamewire(args, { cwd: project.root });
    expect(stderr).toMatch(/^error SW201: [^]*Found 1 error\.\n$/);
    expect(stderr).toContain(message);
    expect(stderr).toContain("schemas/late.ts");
    expect(exitCode).toBe(3);
  }
  expect(project.fingerprint()).toEqual(before);
});

it("SW201: blames what a module imports, from a folder below the project", async () => {
  const project = projectOf({
    "helpers/late.ts": `setTimeout(() => {\n  throw new Error("boom");\n}, 1);\n`,
    "schemas/late.ts": `import "../helpers/late.ts";\n`,
  });
  const { exitCode, stderr } = await runSamewire(["gen"], { cwd: `${project.root}/schemas` });
  expect(stderr).toContain("at helpers/late.ts:2:9\n");
  expect(exitCode).toBe(3);
});

it("SW201: a configuration that never settles", async () => {
  const project = projectOf({ "samewire.config.ts": "export default await new Promise(() => {});\n" });
  const { exitCode, stderr } = await runSamewire(["gen"], { cwd: project.root });
  expect(stderr).toContain("samewire.config.ts never ends its import");
  expect(exitCode).toBe(3);
});

it("lets a module leave a timer behind", async () => {
  const project = projectOf({ "schemas/timer.ts": "setInterval(() => {}, 60_000);\n" });
  expect(await runSamewire(["gen"], { cwd: project.root })).toEqual({ exitCode: 0, stdout: "", stderr: "" });
});
