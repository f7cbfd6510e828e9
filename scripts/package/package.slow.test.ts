import { builtinModules } from "node:module";
import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEntries, readManifest } from "./entries.ts";
import { ForeignProject } from "./foreign-project.ts";
import { importWith } from "./importing.ts";
import { typeCheck } from "./type-checking.ts";

const entries = readEntries(readManifest());
const specifiers = entries.map(({ specifier }) => specifier);
/** What starts a release of Node: this one, or one that npm fetches. */
const starting = (release: string): readonly string[] =>
  process.version.startsWith(`v${release}.`) ? [process.execPath] : ["npx", "-y", "-p", `node@${release}`, "node"];
/** Paths that exist in the package and are no entries. */
const unlisted = [
  "samewire/dist/schemas/clankie/index.js",
  "samewire/schemas/clankie/index.ts",
  "samewire/clankie/index",
  "samewire/clankie/response",
  "samewire/clankie/operator/service",
  "samewire/clankie/validators/operator/service",
  "samewire/cli",
];

let project: ForeignProject;
beforeAll(() => {
  project = new ForeignProject();
}, 300_000);
afterAll(() => project.remove());

describe.each(["20", "24"])("the packed package on Node %s", (release) => {
  it("OC16 OC17 OC18 imports by each entry with Zod alone installed, and by no other path; nothing stays running", (test) => {
    const imported = importWith(starting(release), project, [...specifiers, ...unlisted]);
    if (imported === null && !process.env["CI"]) test.skip(`Node ${release} is not there and could not be fetched`);
    const { node, outcomes, resources } = imported!;
    expect(node).toMatch(new RegExp(`^v${release}\\.`));
    for (const specifier of specifiers)
      expect([specifier, outcomes[specifier]]).toEqual([specifier, expect.any(Array)]);
    for (const specifier of specifiers) expect(outcomes[specifier]).not.toEqual([]);
    expect(unlisted.map((specifier) => outcomes[specifier])).toEqual(
      unlisted.map(() => "ERR_PACKAGE_PATH_NOT_EXPORTED"),
    );
    expect(resources).toEqual([]);
  });
});

describe("the packed package in a browser", () => {
  it.each(entries.filter(({ nodeFree }) => nodeFree))("$specifier bundles without Node and runs", async (entry) => {
    const { outputFiles, metafile } = await build({
      stdin: { contents: `export * from "${entry.specifier}"`, resolveDir: project.folder },
      bundle: true,
      platform: "browser",
      format: "iife",
      globalName: "bundle",
      metafile: true,
      write: false,
      logLevel: "silent",
    });
    const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
    const builtins = imports.filter(({ path }) => builtinModules.includes(path.replace("node:", "")));
    expect(builtins).toEqual([]);
    // Nothing of Node but what browsers have as well.
    const page = createContext({ URL, TextEncoder, TextDecoder, crypto, atob, btoa });
    const names = runInContext(`${outputFiles[0]?.text}; Object.keys(bundle)`, page) as string[];
    expect(names.length).toBeGreaterThan(0);
  });

  it("cannot hold the gateway, which needs Node's crypto", async () => {
    const contents = 'export * from "samewire/clankie/public-gateway"';
    const bundling = build({
      stdin: { contents, resolveDir: project.folder },
      bundle: true,
      platform: "browser",
      write: false,
      logLevel: "silent",
    });
    await expect(bundling).rejects.toThrow("node:crypto");
  });
});

describe("the types of the packed package", () => {
  it.each([
    { resolution: "nodenext", platform: "node" },
    { resolution: "bundler", platform: "browser" },
  ] as const)("OC17 resolve under $resolution, on a $platform, those of unlisted paths do not", (consumer) => {
    expect(typeCheck(project, { ...consumer, specifiers, unlisted })).toBe("");
  });
});
