import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { readCases, readFolder, replaceFolder } from "./case-folder.ts";
import { loadCases, runCase } from "./run-case.ts";
import type { LoadedCase } from "./run-case.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const folders = readCases(root);
// To accept what comes out now: SAMEWIRE_UPDATE_CASES=1 npx vitest run generators/cases. Never in CI.
const update = process.env["SAMEWIRE_UPDATE_CASES"] === "1" && process.env["CI"] === undefined;

describe("golden cases", () => {
  let loaded: readonly LoadedCase[] = [];
  beforeAll(async () => {
    loaded = await loadCases(root, folders);
  });

  it.each(folders.map(({ name }, index) => [name, index] as const))("%s", async (_name, index) => {
    const given = loaded[index];
    if (given === undefined) throw new Error("The case was not loaded.");
    const actual = await runCase(given);
    const expected = join(given.folder.path, "expected");
    if (update) replaceFolder(expected, actual);
    expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(readFolder(expected)));
  });
});
