import { expect, it } from "vitest";
import { measureMutants } from "./testing/measure-mutants.ts";

/** Issue of the validators: dropping any emitted condition must be caught, at least 99 of 100. */
it("the differential inputs miss every condition that is dropped", { timeout: 240_000 }, async () => {
  const { caught, missed, redundant } = await measureMutants(20261130, 600);
  expect(missed).toEqual([]);
  expect(caught).toBeGreaterThan(800);
  // Conditions that another one repeats are few, and each has a reason.
  expect([...redundant.values()].flat().length).toBeLessThan(caught / 5);
});
