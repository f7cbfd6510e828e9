import { expect, it } from "vitest";
import { plainGame } from "./game.ts";
import { hunt } from "./hunt.ts";
import { reasonOf } from "./no-change.ts";
import { subjects } from "./subjects.ts";

it.each([
  [{ mode: "full" }, 1000],
  [{ mode: "compact" }, 50],
  [{ input: "json" }, 1000],
] as const)(
  "of the conditions of %j validators at least 99 % are missed when they are dropped",
  { timeout: 120_000 },
  async (form, least) => {
    const { mutants, survivors } = await hunt({ form, game: plainGame(subjects, 20_261_130, 30), changed: "module" });
    const left = survivors.filter((mutant) => reasonOf(mutant) === undefined);
    const real = mutants.length - (survivors.length - left.length);
    expect(mutants.length).toBeGreaterThan(least);
    expect((real - left.length) / real).toBeGreaterThanOrEqual(0.99);
  },
);
