import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { buildContract } from "../contract/build/build.ts";
import type { Contract } from "../contract/contract.ts";
import { readSnapshot, writeSnapshot } from "../contract/snapshot.ts";
import { loadSchemas } from "../load/load.ts";
import { compareContracts, isBreaking, renderChanges } from "./compat.ts";

const root = fileURLToPath(new URL("cases", import.meta.url));
const rules = ["G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9", "G10"] as const;
const sides = ["previous", "current"] as const;
// To accept what comes out now: SAMEWIRE_UPDATE_CASES=1 npx vitest run generators/compat. Never in CI.
const update = process.env["SAMEWIRE_UPDATE_CASES"] === "1" && process.env["CI"] === undefined;

describe("each growth rule, what it allows and what it forbids", () => {
  const contracts = new Map<string, Contract>();
  beforeAll(async () => {
    const folders = rules.flatMap((rule) => sides.map((side) => `${rule}/${side}`));
    const families = folders.map((name) => ({ name, patterns: [`${name}.ts`] }));
    const { loaded, diagnostics } = await loadSchemas({ root, families });
    expect(diagnostics).toEqual([]);
    for (const { name, modules } of loaded.families) {
      // Both sides are one module of one family.
      const family = { name: "house", modules: modules.map((module) => ({ ...module, name: "room" })) };
      const built = buildContract({ families: [family] });
      expect(built.diagnostics).toEqual([]);
      contracts.set(name, readSnapshot(writeSnapshot(built.contract)));
    }
  });

  function changesOf(rule: string): ReturnType<typeof compareContracts> {
    const [previous, current] = sides.map((side) => contracts.get(`${rule}/${side}`));
    if (previous === undefined || current === undefined) throw new Error("The case was not loaded.");
    return compareContracts(previous, current, { strictClients: rule === "G5" });
  }

  it.each(rules.map((rule) => ({ name: `${rule} is judged`, rule })))("$name", ({ rule }) => {
    const changes = changesOf(rule);
    const text = `${renderChanges(changes)}\n`;
    const file = join(root, rule, "expected.txt");
    if (update) writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, "utf8"));
    expect(changes.some(isBreaking)).toBe(true);
    expect(changes.flatMap(({ verdicts }) => verdicts).map((verdict) => verdict.rule)).toContain(rule);
  });

  it.each(rules.map((rule) => ({ name: `${rule} finds nothing where nothing changed`, rule })))("$name", ({ rule }) => {
    for (const side of sides) {
      const contract = contracts.get(`${rule}/${side}`);
      if (contract === undefined) throw new Error("The case was not loaded.");
      expect(compareContracts(contract, contract, { strictClients: true })).toEqual([]);
    }
  });
});
