import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { smallProject, startSamewire, TemporaryProject } from "./testing/temporary-project.ts";
import { watchedPaths } from "./watch.ts";
import { parseConfig } from "./parse-config.ts";

const projects: TemporaryProject[] = [];
afterEach(() => projects.splice(0).forEach((project) => project.remove()));

it("makes the outputs again after a change, until it is told to stop", async () => {
  const project = new TemporaryProject(smallProject);
  projects.push(project);
  const { child, ended } = startSamewire(["gen", "--watch", "--only", "contract"], { cwd: project.root });
  try {
    const lock = "generated/contract.lock.json";
    await vi.waitFor(() => expect(existsSync(join(project.root, "generated/manifest.json"))).toBe(true), {
      timeout: 30_000,
    });
    expect(project.read(lock)).not.toContain("GBP");
    project.put({ "schemas/price.ts": project.read("schemas/price.ts").replace("EUR", "GBP") });
    await vi.waitFor(() => expect(project.read(lock)).toContain("GBP"), { timeout: 30_000 });
  } finally {
    child.kill("SIGTERM");
  }
  expect((await ended).exitCode).toBe(0);
});

function named(name: string): { swift: { target: string }; kotlin: { package: string } } {
  return { swift: { target: name }, kotlin: { package: name.toLowerCase() } };
}

it("watches the fixed folders of the patterns, the config and the overlay", () => {
  const config = parseConfig(
    {
      families: {
        a: { ...named("A"), schemas: ["schemas/a/**/*.ts", "schemas/a/*.mts", "!schemas/a/x.ts"] },
        b: { ...named("B"), schemas: "contracts/b.ts" },
      },
      openapi: { overlay: "openapi/overlay.yaml" },
    },
    "samewire.config.ts",
  );
  expect(watchedPaths({ root: "/p", configFile: "/p/samewire.config.ts", config })).toEqual([
    { path: "/p/schemas/a", recursive: true },
    { path: "/p/contracts", recursive: true },
    { path: "/p/samewire.config.ts", recursive: false },
    { path: "/p/openapi/overlay.yaml", recursive: false },
  ]);
});
