import { expect, it } from "vitest";
import { addCounts, findCounts, renderCounts } from "./counts.ts";

it("adds and renders counts", () => {
  expect(
    renderCounts(
      addCounts([
        { passed: 3, failed: 0 },
        { passed: 4, failed: 2 },
      ]),
    ),
  ).toBe("7 passed, 2 failed");
});

it("finds the last closing line of a command, with or without a name before it", () => {
  expect(findCounts("1 passed, 9 failed\nmore\nswift: 20416 passed, 0 failed\n")).toEqual({ passed: 20416, failed: 0 });
  expect(findCounts("12 passed, 3 failed")).toEqual({ passed: 12, failed: 3 });
});

it("finds none in an output without one", () => {
  expect(findCounts("all passed, 0 failed of 3\nfoo 1 passed, 0 failed, 2 skipped\n")).toBeNull();
});
