import { expect, it } from "vitest";
import { ManualClock } from "../testing/manual-clock.ts";
import { StoreWatch } from "./store-watch.ts";

it("R66 knows to the second when a taking had happened, however often it is told", () => {
  const clock = new ManualClock(0);
  const watch = new StoreWatch(clock);
  watch.know("epoch", "store", true);
  // Ten takings a second for a minute.
  for (let number = 1; number <= 600; number += 1) {
    watch.sample(number);
    clock.advance(100);
  }
  for (const number of [1, 77, 300, 599]) {
    const takenAt = (number - 1) * 100;
    expect(watch.timeOf(number)).toBeGreaterThanOrEqual(takenAt);
    expect(watch.timeOf(number)).toBeLessThan(takenAt + 1_000);
  }
  expect(watch.numberBefore(30_000)).toBeLessThanOrEqual(301);
  expect(watch.numberBefore(30_000)).toBeGreaterThan(290);
});

it("R66 a number that nobody has told of yet is as young as can be", () => {
  const clock = new ManualClock(50);
  const watch = new StoreWatch(clock);
  watch.know("epoch", "store", true);
  watch.sample(3);
  clock.advance(5_000);
  expect([watch.timeOf(0), watch.timeOf(3), watch.timeOf(4)]).toEqual([Number.NEGATIVE_INFINITY, 50, 5_050]);
});

it("another store, or one that may evict, is watched from now on", () => {
  const clock = new ManualClock(0);
  const watch = new StoreWatch(clock);
  watch.know("one", "one", true);
  watch.sample(9);
  clock.advance(10);
  watch.know("one", "one", true);
  expect(watch.since).toBe(0);
  watch.know("two", "two", true);
  expect([watch.since, watch.numberBefore(0)]).toEqual([10, 0]);
  watch.know("two", "two", false);
  expect(watch.since).toBe(Number.POSITIVE_INFINITY);
});
