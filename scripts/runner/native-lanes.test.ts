import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runNativeLanes } from "./native-lanes.ts";
import type { LaneResult } from "./native-lanes.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "samewire-lanes-"));
  for (const method of ["log", "error"] as const) vi.spyOn(console, method).mockReturnValue();
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, "write").mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Runs one lane whose test is a shell script; its toolchain is installed when the file `tool` is there. */
async function runScript(
  test: string,
  options: { readonly required: boolean; readonly install?: string },
): Promise<LaneResult> {
  const scripts = { test, install: options.install ?? "exit 1" };
  for (const [name, text] of Object.entries(scripts))
    writeFileSync(join(folder, name), text.replaceAll("FOLDER", folder));
  const lane = {
    name: "lane",
    test: [join(folder, "test")],
    install: join(folder, "install"),
    isInstalled: () => existsSync(join(folder, "tool")),
  };
  const [result] = await runNativeLanes(options.required, [lane]);
  return result!;
}

it("counts what the lane counted", async () => {
  writeFileSync(join(folder, "tool"), "");
  expect(await runScript("echo '12 passed, 0 failed'", { required: false })).toEqual({
    name: "lane",
    state: "ran",
    counts: { passed: 12, failed: 0 },
  });
  expect((await runScript("echo '12 passed, 3 failed'; exit 1", { required: false })).counts).toEqual({
    passed: 12,
    failed: 3,
  });
});

it("counts a lane that breaks off as a failure, whatever it had counted", async () => {
  writeFileSync(join(folder, "tool"), "");
  expect((await runScript("echo '12 passed, 0 failed'; exit 1", { required: false })).counts).toEqual({
    passed: 12,
    failed: 1,
  });
  expect((await runScript("exit 1", { required: false })).counts).toEqual({ passed: 0, failed: 1 });
});

it("counts a lane that counted nothing as a failure", async () => {
  writeFileSync(join(folder, "tool"), "");
  expect((await runScript("echo done", { required: false })).counts).toEqual({ passed: 0, failed: 1 });
});

it("skips a lane without toolchain, and fails it where it is required", async () => {
  expect(await runScript("exit 0", { required: false })).toMatchObject({
    state: "skipped",
    counts: { passed: 0, failed: 0 },
  });
  expect(await runScript("exit 0", { required: true })).toMatchObject({
    state: "skipped",
    counts: { passed: 0, failed: 1 },
  });
});

it("installs a toolchain that is required", async () => {
  const result = await runScript("echo '1 passed, 0 failed'", { required: true, install: "touch FOLDER/tool" });
  expect(result).toMatchObject({ state: "ran", counts: { passed: 1, failed: 0 } });
});
