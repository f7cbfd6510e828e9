import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readEntries, readManifest } from "./entries.ts";

const manifest = readManifest();
const entries = readEntries(manifest);
const specifiers = entries.map(({ specifier }) => specifier);

it("G12 OC17 names every entry point of the contract", () => {
  const named = [
    ["gateway-encryption", "public-gateway", "accounts", "work-items", "model-keys", "hosted-pairing"],
    ["hosted-operator", "composer-transcription", "tool-output", "skin-drafts", "hosted-browser-session"],
    ["work-item-write", "wake", "device-push", "discord-setup"],
  ].flat();
  expect(specifiers).toContain("samewire/clankie");
  expect(specifiers).toEqual(expect.arrayContaining(named.map((entry) => `samewire/clankie/${entry}`)));
});

it("makes each entry from a source of its own name", () => {
  for (const { specifier, file, types } of entries) {
    const source = file.replace("./dist/", "").replace(".js", ".ts");
    expect(types).toBe(file.replace(".js", ".d.ts"));
    // The validators are generated first.
    if (!source.startsWith("generated/")) expect([specifier, existsSync(source)]).toEqual([specifier, true]);
    const [, name] = /^samewire\/clankie\/(?:validators\/)?([^/]+)$/.exec(specifier) ?? [];
    if (name !== undefined && name !== "validators") expect(file.endsWith(`/clankie/${name}.js`)).toBe(true);
  }
});

it("P70 names the root, agent, configuration and failure of the remote protocol", () => {
  const named = ["", "/agent", "/configuration", "/failure"].map((entry) => `samewire/remote${entry}`);
  expect(specifiers).toEqual(expect.arrayContaining(named));
});

it("OC17 opens no folder and no pattern", () => {
  expect(Object.keys(manifest.exports).filter((subpath) => /\*|\/$/.test(subpath))).toEqual([]);
});

it("OC19 names the license Apache-2.0 and holds its text", () => {
  expect(manifest.license).toBe("Apache-2.0");
  expect(readFileSync("LICENSE", "utf8")).toContain("Apache License");
});

it("OC22 has a typecheck and a test script, in a workspace that lists the package", () => {
  expect(manifest.scripts).toMatchObject({ typecheck: expect.stringContaining("tsc"), test: expect.any(String) });
  expect(readFileSync("pnpm-workspace.yaml", "utf8")).toMatch(/^packages:\n {2}- "\."$/m);
});
