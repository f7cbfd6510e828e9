import { expect, it } from "vitest";
import { hunt } from "./hunt.ts";
import { reasonOf } from "./no-change.ts";

it.each(["full", "compact"] as const)(
  "of the conditions of %s validators at least 99 % are missed when they are dropped",
  { timeout: 120_000 },
  async (mode) => {
    const { mutants, survivors } = await hunt({ form: { mode }, seed: 20_261_130, inputs: 30, runtime: false });
    const left = survivors.filter((mutant) => reasonOf(mutant) === undefined);
    const real = mutants - (survivors.length - left.length);
    expect(mutants).toBeGreaterThan(mode === "full" ? 1000 : 50);
    expect((real - left.length) / real).toBeGreaterThanOrEqual(0.99);
  },
);
