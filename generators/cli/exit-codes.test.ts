import { chmodSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { smallProject, TemporaryProject } from "./testing/temporary-project.ts";

const projects: TemporaryProject[] = [];
afterEach(() => projects.splice(0).forEach((project) => project.remove()));

async function run(
  args: readonly string[],
  files: Readonly<Record<string, string>>,
): Promise<readonly [number, string]> {
  const project = new TemporaryProject(files);
  projects.push(project);
  const { exitCode, stderr } = await project.run(args);
  return [exitCode, stderr];
}

function withSchema(text: string): Record<string, string> {
  return { ...smallProject, "schemas/extra.ts": text };
}

it.each<[string, readonly string[], Readonly<Record<string, string>>, number, string]>([
  ["SW101: no config", ["gen"], {}, 2, "no samewire.config.ts here or in a folder above"],
  [
    "SW101: a config that does not exist",
    ["gen", "--config", "x.ts"],
    smallProject,
    2,
    "config file x.ts does not exist",
  ],
  [
    "SW102: a config that does not parse",
    ["gen"],
    { "samewire.config.ts": "export default {" },
    2,
    "cannot be loaded: ",
  ],
  [
    "SW102: a config with an unknown key",
    ["gen"],
    { "samewire.config.ts": "export default { familys: {} };" },
    2,
    'unknown key "familys", did you mean "families"?',
  ],
  ["SW103: an unknown option", ["gen", "--chek"], smallProject, 2, "unknown option '--chek'"],
  ["SW103: an unknown command", ["gne"], smallProject, 2, "unknown command 'gne'"],
  [
    "SW103: an unknown output",
    ["gen", "--only", "swft"],
    smallProject,
    2,
    'unknown output "swft", did you mean "swift"?',
  ],
  ["SW103: --watch with --check", ["gen", "--watch", "--check"], smallProject, 2, "do not go together"],
  [
    "SW104: a pattern that matches nothing",
    ["gen"],
    { "samewire.config.ts": smallProject["samewire.config.ts"]!.replace("schemas/*.ts", "schema/*.ts") },
    2,
    "schema/*.ts",
  ],
  ["SW201: a module that throws", ["gen"], withSchema(`throw new Error("boom");\n`), 3, "boom"],
  ["SW203: a module that imports what is not there", ["gen"], withSchema(`import "./gone.ts";\n`), 3, "gone.ts"],
  [
    "an unknown construct",
    ["gen"],
    withSchema(
      `import * as z from "zod";\nexport const ExtraSchema = z.strictObject({ a: z.map(z.string(), z.string()) });\n`,
    ),
    1,
    "schemas/extra.ts",
  ],
])("%s", async (_name, args, files, exitCode, message) => {
  const [exit, stderr] = await run(args, files);
  expect(stderr).toContain(message);
  expect(stderr).toMatch(/Found \d+ errors?\.\n$/);
  expect(exit).toBe(exitCode);
});

// Root may read every file.
it.skipIf(process.getuid?.() === 0)("SW209: a module that the disk refuses", async () => {
  const project = new TemporaryProject(smallProject);
  projects.push(project);
  chmodSync(`${project.root}/schemas/price.ts`, 0);
  const { exitCode, stderr } = await project.run(["gen"]);
  expect(stderr).toContain("The schema module schemas/price.ts cannot be read. EACCES: permission denied.");
  expect(exitCode).toBe(3);
});

it("collects every finding of a run, with source frames and a line of counts", async () => {
  const [exitCode, stderr] = await run(["gen"], {
    ...withSchema(
      `import * as z from "zod";\nexport const ExtraSchema = z.strictObject({ a: z.map(z.string(), z.string()) });\n`,
    ),
    "schemas/more.ts": `import * as z from "zod";\nexport const MoreSchema = z.set(z.string());\n`,
  });
  expect(exitCode).toBe(1);
  expect(stderr).toContain("schemas/extra.ts:2");
  expect(stderr).toContain("    2 | export const ExtraSchema");
  expect(stderr).toContain("schemas/more.ts:2");
  expect(stderr).toMatch(/Found 2 errors\.\n$/);
});

it("SW207: warns of a family without schemas, not of helpers beside schemas", async () => {
  const helper = { "schemas/helper.ts": "export const limit = 3;\n" };
  expect(await run(["gen"], { ...smallProject, ...helper })).toEqual([0, ""]);
  const { "samewire.config.ts": config = "" } = smallProject;
  const [exitCode, stderr] = await run(["gen"], { "samewire.config.ts": config, ...helper });
  expect(exitCode).toBe(0);
  expect(stderr).toMatch(/warning SW207[^]*Found 1 warning\.\n$/);
});
