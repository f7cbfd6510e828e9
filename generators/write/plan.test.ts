import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { applyPlan, planWrites, takeRunFolder } from "./write.ts";
import type { OutputFiles, WritePlan } from "./write.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "samewire-write-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const swift: OutputFiles = {
  output: "swift",
  files: [
    { path: "generated/swift/A.swift", text: "struct A {}\n" },
    { path: "generated/swift/deep/B.swift", text: "struct B {}\n" },
  ],
};
const openapi: OutputFiles = { output: "openapi", files: [{ path: "openapi/openapi.yaml", text: "openapi: 3.2.0\n" }] };

function plan(outputs: readonly OutputFiles[], complete = true): WritePlan {
  return planWrites({ root, generatedRoot: "generated", outputs, complete });
}

function write(outputs: readonly OutputFiles[], complete = true): WritePlan {
  const run = takeRunFolder(root, "generated");
  if ("heldBy" in run) throw new Error("held");
  try {
    const made = plan(outputs, complete);
    applyPlan(made, run.taken);
    return made;
  } finally {
    run.taken.release();
  }
}

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function changes(made: WritePlan): Record<string, string> {
  return Object.fromEntries(
    made.files.filter((file) => file.change !== "keep").map((file) => [file.path, file.change]),
  );
}

function tree(folder = root, prefix = ""): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${prefix}${entry.name}`;
      return entry.isDirectory() ? tree(join(folder, entry.name), `${path}/`) : [path];
    })
    .toSorted();
}

describe("a first run", () => {
  it("creates every file and a manifest, and leaves nothing else behind", () => {
    write([swift, openapi]);
    expect(tree()).toEqual([
      "generated/manifest.json",
      "generated/swift/A.swift",
      "generated/swift/deep/B.swift",
      "openapi/openapi.yaml",
    ]);
    expect(readFileSync(join(root, "generated/swift/A.swift"), "utf8")).toBe("struct A {}\n");
    const manifest: unknown = JSON.parse(readFileSync(join(root, "generated/manifest.json"), "utf8"));
    expect(manifest).toEqual({
      format: 1,
      outputs: {
        openapi: { "openapi/openapi.yaml": "5e78bc6b2069bad79703012b5c3b9a1eb353cfab9fdd5e1689bf7d046094d7b1" },
        swift: {
          "generated/swift/A.swift": expect.stringMatching(/^[0-9a-f]{64}$/) as string,
          "generated/swift/deep/B.swift": expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        },
      },
    });
  });

  it("takes a file that is already as it should be for its own", () => {
    put("generated/swift/A.swift", "struct A {}\n");
    expect(changes(write([swift]))).not.toHaveProperty(["generated/swift/A.swift"]);
    expect(changes(plan([{ ...swift, files: [] }]))).toMatchObject({ "generated/swift/A.swift": "remove" });
  });
});

describe("a later run", () => {
  beforeEach(() => void write([swift, openapi]));

  it("changes nothing and keeps every mtime when the outputs are the same", () => {
    const past = new Date(1_000_000_000_000);
    for (const path of tree()) utimesSync(join(root, path), past, past);
    expect(changes(write([swift, openapi]))).toEqual({});
    for (const path of tree()) expect(statSync(join(root, path)).mtimeMs).toBe(past.getTime());
  });

  it("keeps the mtime of the files beside a changed one", () => {
    const past = new Date(1_000_000_000_000);
    utimesSync(join(root, "generated/swift/deep/B.swift"), past, past);
    const changed = { ...swift, files: [{ path: "generated/swift/A.swift", text: "struct A2 {}\n" }, swift.files[1]!] };
    expect(changes(write([changed, openapi]))).toEqual({
      "generated/swift/A.swift": "update",
      "generated/manifest.json": "update",
    });
    expect(statSync(join(root, "generated/swift/deep/B.swift")).mtimeMs).toBe(past.getTime());
  });

  it("removes a stale file that nobody edited, and the folder it leaves empty", () => {
    const made = write([{ ...swift, files: [swift.files[0]!] }, openapi]);
    expect(changes(made)).toMatchObject({ "generated/swift/deep/B.swift": "remove" });
    expect(tree()).not.toContain("generated/swift/deep/B.swift");
    expect(readdirSync(join(root, "generated/swift"))).toEqual(["A.swift"]);
  });

  it("puts the removal of an edited stale file at risk", () => {
    put("generated/swift/deep/B.swift", "struct B { let mine = 1 }\n");
    const file = plan([{ ...swift, files: [swift.files[0]!] }, openapi]).files.find((each) => each.change === "remove");
    expect(file).toMatchObject({ path: "generated/swift/deep/B.swift", atRisk: "edited" });
  });

  it("tells an edited file from one that is out of date", () => {
    const next = { ...swift, files: swift.files.map((file) => ({ ...file, text: `// new\n${file.text}` })) };
    put("generated/swift/A.swift", "struct A { let mine = 1 }\n");
    const made = plan([next, openapi]);
    expect(made.files.map((file) => [file.path, file.atRisk])).toEqual([
      ["generated/swift/A.swift", "edited"],
      ["generated/swift/deep/B.swift", null],
      ["openapi/openapi.yaml", null],
      ["generated/manifest.json", null],
    ]);
  });

  it("finds a foreign file where a new output belongs", () => {
    put("generated/swift/C.swift", "// mine\n");
    const made = plan([
      { ...swift, files: [...swift.files, { path: "generated/swift/C.swift", text: "struct C {}\n" }] },
      openapi,
    ]);
    expect(made.files.find((file) => file.path.endsWith("C.swift"))).toMatchObject({
      change: "update",
      atRisk: "foreign",
    });
  });

  it("names strangers in the folders of outputs, but for what native builds really make", () => {
    put("generated/swift/notes.txt", "mine\n");
    put("generated/swift/.build/x.o", "o\n");
    put("generated/kotlin/target/x.jar", "o\n");
    put("openapi/overlay.yaml", "a: 1\n");
    const mine = [
      "generated/.mine",
      "generated/swift/notes.txt",
      "generated/swift/target/x.swift",
      ...["build", "node_modules", "target"].map((folder) => `generated/typescript/${folder}/x.ts`),
      "openapi/schemas/mine.json",
    ];
    for (const path of mine) put(path, "mine\n");
    expect(write([swift, openapi]).strangers).toEqual(mine.slice(0, -1));
    const input = { root, generatedRoot: "generated", outputs: [swift, openapi], complete: true };
    expect(planWrites({ ...input, otherFolders: ["openapi/schemas"] }).strangers).toEqual(mine);
    expect(tree()).toContain("generated/swift/notes.txt");
  });

  it("leaves the other outputs alone when only some were made", () => {
    const made = write([{ output: "openapi", files: [] }], false);
    expect(changes(made)).toEqual({ "openapi/openapi.yaml": "remove", "generated/manifest.json": "update" });
    expect(made.strangers).toEqual([]);
    expect(changes(plan([swift], false))).toEqual({});
  });

  it("removes the files of an output that the config no longer names", () => {
    expect(changes(write([swift]))).toEqual({ "openapi/openapi.yaml": "remove", "generated/manifest.json": "update" });
  });

  it("counts nothing as its own when the manifest cannot be read", () => {
    put("generated/manifest.json", "<<<<<<< ours\n");
    const next = { ...swift, files: [{ path: "generated/swift/A.swift", text: "struct A2 {}\n" }] };
    const made = plan([next, openapi]);
    expect(made.manifestUnreadable).toBe(true);
    expect(made.files[0]).toMatchObject({ path: "generated/swift/A.swift", atRisk: "foreign" });
    expect(made.files.some((file) => file.change === "remove")).toBe(false);
  });

  it("takes no path out of a manifest that leaves the project", () => {
    put("../outside.txt", "x\n");
    put("generated/manifest.json", JSON.stringify({ format: 1, outputs: { swift: { "../outside.txt": "00" } } }));
    expect(plan([swift]).manifestUnreadable).toBe(true);
    rmSync(join(root, "../outside.txt"));
  });
});

describe("outputs that cannot be right", () => {
  it.each([
    ["a path that leaves the project", { path: "../x", text: "x\n" }, /plain relative path/],
    ["an absolute path", { path: "/tmp/x", text: "x\n" }, /plain relative path/],
    ["a path with a backslash", { path: "generated\\x", text: "x\n" }, /plain relative path/],
    ["two files on one path but for case", { path: "generated/swift/a.swift", text: "x\n" }, /both write/],
    ["a text without final newline", { path: "generated/x", text: "x" }, /final newline/],
    ["a text with CRLF", { path: "generated/x", text: "x\r\n" }, /LF line ends/],
  ])("refuses %s", (_what, file, message) => {
    expect(() => plan([swift, { output: "other", files: [file] }])).toThrow(message);
  });
});
