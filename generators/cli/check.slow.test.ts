import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { explainCode } from "../diagnostics/catalogue.ts";
import type { DiagnosticCode } from "../diagnostics/catalogue.ts";
import { sha256 } from "../write/write.ts";
import { outputNames } from "./output-name.ts";
import { smallProject, TemporaryProject } from "./testing/temporary-project.ts";

interface ManifestFile {
  readonly format: 1;
  readonly outputs: Record<string, Record<string, string>>;
}

let fresh: Record<string, string>;
let project: TemporaryProject;

beforeAll(async () => {
  const first = new TemporaryProject(smallProject);
  const result = await first.run(["gen"]);
  expect(result).toEqual({ exitCode: 0, stdout: "", stderr: "" });
  fresh = first.files();
  first.remove();
});
beforeEach(() => {
  project = new TemporaryProject(fresh);
});
afterEach(() => project.remove());

/** How a finding begins when it is printed. */
function finding(code: DiagnosticCode, message: string): string {
  return `${code}: ${explainCode(code).title}\n  ${message}`;
}

function manifest(): ManifestFile {
  return JSON.parse(project.read("generated/manifest.json")) as ManifestFile;
}

describe("gen --check", () => {
  it("is content and quiet on a fresh set, and writes nothing", async () => {
    const before = project.fingerprint();
    expect(await project.run(["gen", "--check"])).toEqual({ exitCode: 0, stdout: "", stderr: "" });
    expect(project.fingerprint()).toEqual(before);
  });

  it("catches a planted change in every output, a deleted file and a stale file, and writes nothing", async () => {
    const { outputs } = manifest();
    expect(Object.keys(outputs).toSorted()).toEqual(outputNames.toSorted());
    const planted = Object.values(outputs).map((files) => Object.keys(files).at(-1)!);
    for (const path of planted) project.put({ [path]: `${project.read(path)}planted\n` });
    const deleted = Object.keys(outputs["typescript"]!)[0]!;
    project.delete(deleted);
    const stale = "generated/swift/Stale.swift";
    outputs["swift"]![stale] = sha256("struct Stale {}\n");
    project.put({ [stale]: "struct Stale {}\n", "generated/manifest.json": JSON.stringify({ format: 1, outputs }) });

    const before = project.fingerprint();
    const result = await project.run(["gen", "--check"]);
    expect(project.fingerprint()).toEqual(before);
    expect(result.exitCode).toBe(1);
    for (const path of planted) {
      expect(result.stdout).toContain(`--- a/${path}\n+++ b/${path}\n`);
      expect(result.stderr).toContain(finding("SW602", `${path} was edited by hand`));
    }
    expect(result.stdout.match(/^-planted$/gm)).toHaveLength(planted.length);
    expect(result.stdout).toContain(`--- /dev/null\n+++ b/${deleted}\n`);
    expect(result.stderr).toContain(finding("SW601", `${deleted} is missing`));
    expect(result.stdout).toContain(`--- a/${stale}\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-struct Stale {}`);
    expect(result.stderr).toContain(finding("SW601", `${stale} is stale`));
    expect(result.stdout).toMatch(/\d+ files to repair with: pnpm gen --force\n$/);
    expect(result.stderr).toMatch(/Found \d+ errors\.\n$/);
  });

  it("prints the diff of an output that is out of date, and gen repairs it", async () => {
    project.put({ "schemas/price.ts": project.read("schemas/price.ts").replace("min(0)", "min(1)") });
    const stale = await project.run(["gen", "--check"]);
    expect(stale.exitCode).toBe(1);
    expect(stale.stdout).toMatch(/^\d+ files to repair with: pnpm gen$/m);
    expect(stale.stderr).toContain(finding("SW601", "generated/contract.lock.json is out of date"));
    expect(stale.stderr).not.toContain("SW602");
    expect((await project.run(["gen"])).exitCode).toBe(0);
    expect((await project.run(["gen", "--check"])).exitCode).toBe(0);
  });

  it("names a stranger in the generated folder", async () => {
    const mine = ["generated/swift/Mine.swift", "generated/typescript/build/mine.ts", "openapi/schemas/mine.json"];
    for (const path of mine) project.put({ [path]: "// mine\n" });
    const result = await project.run(["gen", "--check", "--only", "swift"]);
    expect(result.exitCode).toBe(1);
    for (const path of mine)
      expect(result.stderr).toContain(finding("SW603", `${path} lies among the generated files`));
  });
});

describe("gen", () => {
  it("refuses to lose an edit, changes nothing, and does it with --force", async () => {
    const [edited = ""] = Object.keys(manifest().outputs["kotlin"]!);
    project.put({
      [edited]: "// mine\n",
      "schemas/price.ts": project.read("schemas/price.ts").replace("min(0)", "min(1)"),
    });
    const before = project.files();
    const refused = await project.run(["gen"]);
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr).toContain(finding("SW602", `${edited} was edited by hand (--force gives the edit up)`));
    expect(project.files()).toEqual(before);
    expect((await project.run(["gen", "--force"])).exitCode).toBe(0);
    expect((await project.run(["gen", "--check"])).exitCode).toBe(0);
  });

  it("leaves a stranger's file alone, also when the output beside it goes", async () => {
    project.put({
      "generated/vectors/shop/notes.txt": "mine\n",
      "samewire.config.ts": project.read("samewire.config.ts").replace("families:", `outputs: ["swift"], families:`),
    });
    const result = await project.run(["gen"]);
    expect(result.exitCode).toBe(0);
    expect(result.stderr).toContain(`warning ${finding("SW603", "generated/vectors/shop/notes.txt")}`);
    const files = Object.keys(project.files());
    expect(files).toContain("generated/vectors/shop/notes.txt");
    expect(files.filter((path) => /^generated\/(vectors|kotlin)/.test(path))).toEqual([
      "generated/vectors/shop/notes.txt",
    ]);
  });

  it("makes only the outputs it is asked for", async () => {
    project.put({ "schemas/price.ts": project.read("schemas/price.ts").replace("min(0)", "min(1)") });
    const before = project.files();
    expect((await project.run(["gen", "--only", "swift,gateway"])).exitCode).toBe(0);
    const after = project.files();
    const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(changed.filter((path) => !path.startsWith("generated/swift/"))).toEqual(["generated/manifest.json"]);
    expect(changed.length).toBeGreaterThan(1);
  });

  it("SW604: gives way to another run", async () => {
    project.put({ "generated/.samewire-run/owner": `${process.pid}\n` });
    const before = project.files();
    const result = await project.run(["gen"]);
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toContain(
      `another run (process ${process.pid}) is at work; if there is none, delete generated/.samewire-run`,
    );
    expect(project.files()).toEqual(before);
  });

  it("SW604: names the folder that stands where an output belongs", async () => {
    project.delete("generated/contract.lock.json");
    project.put({ "generated/contract.lock.json/x": "mine\n" });
    const result = await project.run(["gen"]);
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toContain("illegal operation on a directory, read 'generated/contract.lock.json'");
    expect(project.read("generated/contract.lock.json/x")).toBe("mine\n");
  });

  it("SW605: trusts nothing when the manifest is in conflict", async () => {
    project.put({ "generated/manifest.json": "<<<<<<< ours\n" });
    const before = project.files();
    const result = await project.run(["gen"]);
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toContain(finding("SW605", "generated/manifest.json cannot be read"));
    expect(project.files()).toEqual(before);
    expect((await project.run(["gen", "--force"])).exitCode).toBe(0);
    expect(project.files()).toEqual(fresh);
  });
});
