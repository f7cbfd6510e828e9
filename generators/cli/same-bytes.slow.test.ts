import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { runSamewire, smallProject, TemporaryProject } from "./testing/temporary-project.ts";

const projects: TemporaryProject[] = [];
afterEach(() => projects.splice(0).forEach((project) => project.remove()));

async function generate(
  how: {
    readonly env?: Record<string, string>;
    readonly folder?: string;
    readonly files?: Record<string, string>;
  } = {},
): Promise<Record<string, string>> {
  const project = new TemporaryProject({ ...smallProject, ...how.files });
  projects.push(project);
  const result = await runSamewire(["gen"], { cwd: join(project.root, how.folder ?? "."), env: how.env ?? {} });
  expect(result).toEqual({ exitCode: 0, stdout: "", stderr: "" });
  return Object.fromEntries(Object.entries(project.files()).filter(([path]) => /^(generated|openapi)\//.test(path)));
}

it("gen gives the same bytes wherever, whenever and in whatever order it runs", async () => {
  const plain = await generate();
  expect(Object.keys(plain).length).toBeGreaterThan(10);
  expect(await generate({ folder: "schemas" })).toEqual(plain);
  expect(await generate({ env: { TZ: "Pacific/Apia", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" } })).toEqual(plain);
  // This module holds no type, and its name makes it the first one that is imported.
  for (const order of [
    ["service", "order", "price", "item"],
    ["price", "item", "service", "order"],
  ]) {
    const imports = order.map((name) => `import "./${name}.ts";\n`).join("");
    expect(await generate({ files: { "schemas/a-first.ts": imports } })).toEqual(plain);
  }
});

it("the bundle of the sources gives the same bytes as the sources", async () => {
  await generate();
  const [project] = projects;
  const result = await runSamewire(["gen", "--check"], { cwd: project!.root, bundled: true });
  expect(result).toEqual({ exitCode: 0, stdout: "", stderr: "" });
});

it("the repository's own outputs are the same bytes from another folder, time zone and locale", async () => {
  const result = await runSamewire(["gen", "--check"], {
    cwd: fileURLToPath(new URL("../../schemas", import.meta.url)),
    env: { TZ: "Asia/Kathmandu", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" },
  });
  expect({ ...result, stdout: result.stdout.slice(0, 2000) }).toMatchObject({ exitCode: 0, stdout: "" });
});
