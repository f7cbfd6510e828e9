import { inspect } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cycleSubjects, expectSubjectAgrees, inputsFor, scriptSubjects, subjectsOf } from "./testing/differential.ts";
import type { Subject } from "./testing/differential.ts";
import { inputArbitrary } from "./testing/input-arbitrary.ts";
import { junk } from "./testing/junk.ts";
import { everyConstruct } from "./testing/zod-arbitrary.ts";

// A larger run: SAMEWIRE_FUZZ=<number of schemas> SAMEWIRE_SEED=<seed>, or pnpm test:differential.
const seed = Number(process.env["SAMEWIRE_SEED"] ?? 20261130);
const schemas = Number(process.env["SAMEWIRE_FUZZ"] ?? 150);
const batch = 150;

/** Built from Zod, emitted in both modes, and compared with Zod: the whole way. */
describe(`what only TypeScript carries against Zod, seed ${seed}`, () => {
  it("every construct by itself", { timeout: 120_000 }, async () => {
    expectAllAgree(await subjectsOf(everyConstruct), seed, 20);
  });

  for (let start = 0; start < schemas; start += batch) {
    it(`random schemas ${start} to ${Math.min(start + batch, schemas) - 1}`, { timeout: 120_000 }, async () => {
      expectAllAgree(await scriptSubjects(seed + start, Math.min(batch, schemas - start)), seed + start, 20);
    });
  }
});

describe(`recursive schemas and values that contain themselves against Zod, seed ${seed}`, () => {
  it("random schemas", { timeout: 120_000 }, async () => {
    const subjects = await cycleSubjects(seed, 60);
    const seen = new Set<string>();
    for (const [i, subject] of subjects.entries())
      for (const input of inputsFor(subject, seed + i, 40)) seen.add(expectInputAgrees(subject, input));
    expect([...seen].sort()).toEqual(["accepted", "mended", "refused"]);
  });
});

function expectAllAgree(subjects: readonly Subject[], from: number, inputs: number): void {
  let cases = 0;
  for (const subject of subjects) {
    for (const value of junk) expectInputAgrees(subject, value());
    fc.assert(
      fc.property(inputArbitrary(subject.node, subject.contract), (input) => {
        expectInputAgrees(subject, input);
        cases += 1;
      }),
      { seed: from, numRuns: inputs },
    );
  }
  expect(cases).toBeGreaterThanOrEqual(subjects.length * inputs);
}

function expectInputAgrees(subject: Subject, input: unknown): string {
  try {
    return expectSubjectAgrees(subject, input);
  } catch (error) {
    throw new Error(`${subject.name} ${JSON.stringify(subject.node)}\n${inspect(input)}`, { cause: error });
  }
}
