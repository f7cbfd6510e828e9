import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { typescriptLane } from "../conformance/typescript-lane.ts";
import { GeneratedTypescript } from "../conformance/validators.ts";
import { growthTypescript, loadGrowth } from "./project.ts";
import type { GrowthProject } from "./project.ts";
import { readReadings, sides } from "./readings.ts";

const folder = resolve("generators/growth");
const readings = readReadings(folder);
const rules = ["G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9"];
const output = mkdtempSync(join(tmpdir(), "samewire-growth-"));
let project: GrowthProject;

beforeAll(async () => {
  project = await loadGrowth(folder);
  for (const { path, text } of growthTypescript(project, output)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  writeFileSync(join(output, "package.json"), '{ "type": "module" }');
});
afterAll(() => rmSync(output, { recursive: true, force: true }));

describe("the growth rules", () => {
  it("G1 G2 G3 G4 G5 G6 G7 G8 G9 each have readings that succeed and readings that fail", () => {
    expect([...new Set(readings.map(({ rule }) => rule))]).toEqual(rules);
    for (const rule of rules) {
      const verdicts = readings.filter((reading) => reading.rule === rule).flatMap((each) => [each.older, each.newer]);
      const strict = new Set(verdicts.map((verdict) => verdict.strict));
      expect([rule, strict.has(true), strict.has(false)]).toEqual([rule, true, true]);
    }
  });

  it.each(readings.map((reading) => ({ name: `${reading.rule} ${reading.type}: ${reading.why}`, ...reading })))(
    "$name",
    ({ type, value, ...wanted }) => {
      for (const side of sides) {
        expect([side, project.judge(`${side}.${type}`, JSON.stringify(value))]).toEqual([side, wanted[side]]);
      }
    },
  );
});

describe("the data of one side read by the other", () => {
  it("is accepted, accepted without what is new, and rejected", () => {
    for (const side of sides) {
      const own = project.vectors.filter(({ type }) => type.startsWith(side));
      expect(own.length).toBeGreaterThan(400);
      expect(own.filter(({ strict }) => strict === true).length).toBeGreaterThan(50);
      expect(own.filter(({ strict, read }) => strict === false && read !== false).length).toBeGreaterThan(20);
      expect(own.filter(({ read }) => read === false).length).toBeGreaterThan(50);
    }
  });

  it("comes to the same in the generated TypeScript as in Zod, and so do the readings", async () => {
    const { compared, disagreements } = await typescriptLane(
      project.vectors,
      new GeneratedTypescript(project.contract, output),
    );
    expect(compared).toBeGreaterThan(1_000);
    expect(disagreements).toEqual([]);
  });
});
