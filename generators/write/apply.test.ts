import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { applyPlan, planWrites, takeRunFolder } from "./write.ts";
import type { OutputFiles, WritePlan } from "./write.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "samewire-apply-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function output(texts: Readonly<Record<string, string>>): OutputFiles[] {
  const files = Object.entries(texts).map(([name, text]) => ({ path: `generated/${name}`, text }));
  return [{ output: "o", files }];
}

function plan(outputs: readonly OutputFiles[]): WritePlan {
  return planWrites({ root, generatedRoot: "generated", outputs, complete: true });
}

function take(): Extract<ReturnType<typeof takeRunFolder>, { taken: unknown }>["taken"] {
  const run = takeRunFolder(root, "generated");
  if ("heldBy" in run) throw new Error("held");
  return run.taken;
}

function write(outputs: readonly OutputFiles[]): void {
  const run = take();
  try {
    applyPlan(plan(outputs), run);
  } finally {
    run.release();
  }
}

/** A process id that is certainly gone. */
function deadProcess(): number {
  return spawnSync(process.execPath, ["-e", ""]).pid;
}

describe("a failure part-way", () => {
  it("puts back what was changed, created and removed before it, and throws", () => {
    write(output({ "a.txt": "1\n", "b.txt": "1\n", "z.txt": "1\n" }));
    const before = readFileSync(join(root, "generated/manifest.json"), "utf8");
    const run = take();
    const next = plan(output({ "a.txt": "2\n", "c.txt": "2\n", "d.txt": "2\n", "z.txt": "2\n" }));
    // After the plan was made, something puts a folder where d.txt belongs.
    mkdirSync(join(root, "generated/d.txt/x"), { recursive: true });
    expect(() => applyPlan(next, run)).toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/);
    run.release();
    expect(readFileSync(join(root, "generated/a.txt"), "utf8")).toBe("1\n");
    expect(readFileSync(join(root, "generated/b.txt"), "utf8")).toBe("1\n");
    expect(readFileSync(join(root, "generated/z.txt"), "utf8")).toBe("1\n");
    expect(existsSync(join(root, "generated/c.txt"))).toBe(false);
    expect(readFileSync(join(root, "generated/manifest.json"), "utf8")).toBe(before);
  });

  it("leaves files that the next run knows as its own after a crash between two files", () => {
    write(output({ "a.txt": "1\n", "b.txt": "1\n" }));
    const run = take();
    run.notePending({
      pending: { "generated/a.txt": "53c234e5e8472b6ac51c1ae1cab3fe06fad053beb8ebfd8977b010655bfdd3c3" },
    });
    writeFileSync(join(root, "generated/a.txt"), "2\n");
    writeFileSync(join(run.path, "owner"), `${deadProcess()}\n`);
    const next = plan(output({ "a.txt": "3\n", "b.txt": "3\n" }));
    expect(next.files.map((file) => file.atRisk)).toEqual([null, null, null]);
  });
});

describe("the run folder", () => {
  it("is held by one process at a time", () => {
    const run = take();
    expect(takeRunFolder(root, "generated")).toEqual({
      heldBy: { pid: process.pid, folder: "generated/.samewire-run" },
    });
    run.release();
    take().release();
    expect(readdirSync(join(root, "generated"))).toEqual([]);
  });

  it("is taken over from a process that is gone", () => {
    mkdirSync(join(root, "generated/.samewire-run"), { recursive: true });
    writeFileSync(join(root, "generated/.samewire-run/owner"), `${deadProcess()}\n`);
    const run = take();
    expect(readFileSync(join(run.path, "owner"), "utf8")).toBe(`${process.pid}\n`);
    run.release();
    expect(readdirSync(join(root, "generated"))).toEqual([]);
  });
});
