import { expect, it } from "vitest";
import { exitCodeOf } from "./exit-code.ts";
import { diagnose } from "./report.ts";

it("is 0 without findings, and with warnings alone", () => {
  expect(exitCodeOf([])).toBe(0);
  expect(exitCodeOf([diagnose("SW309", "A warning."), { ...diagnose("SW302", "Lowered."), severity: "note" }])).toBe(0);
});

it("is 1 for findings, 2 for use, 3 for loading, 4 for our faults", () => {
  expect(exitCodeOf([diagnose("SW302", "")])).toBe(1);
  expect(exitCodeOf([diagnose("SW104", "")])).toBe(2);
  expect(exitCodeOf([diagnose("SW201", "")])).toBe(3);
  expect(exitCodeOf([diagnose("SW901", "")])).toBe(4);
});

it("is that of the worst finding, wherever it stands", () => {
  expect(exitCodeOf([diagnose("SW302", ""), diagnose("SW205", ""), diagnose("SW102", "")])).toBe(3);
});
