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

it("adds up the counting lines of a command", () => {
  expect(findCounts("12 passed, 3 failed")).toEqual({ passed: 12, failed: 3 });
  expect(findCounts("builds\n20416 passed, 0 failed, 3 skipped (no text)\nmore\n31 passed, 1 failed\n")).toEqual({
    passed: 20447,
    failed: 1,
  });
});

it("finds none in an output without one", () => {
  expect(findCounts("all passed, 0 failed of 3\nfoo 1 passed, 0 failed\n")).toBeNull();
});
