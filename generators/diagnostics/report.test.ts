import fc from "fast-check";
import { expect, it } from "vitest";
import { diagnose, sortDiagnostics } from "./report.ts";

it("leaves absent parts out", () => {
  expect(diagnose("SW301", "No.", { at: undefined, related: [] })).toEqual({
    code: "SW301",
    severity: "error",
    message: "No.",
  });
});

it("sorts by file, line, column, pointer and code, numbers as numbers, and keeps equal ones once", () => {
  const at = (file: string, line: number) => diagnose("SW301", "No.", { place: { file, line, column: 1 } });
  const sorted = [diagnose("SW104", "Nowhere."), at("a.ts", 2), at("a.ts", 10), at("b.ts", 1)];
  fc.assert(
    fc.property(fc.shuffledSubarray([...sorted, ...sorted], { minLength: 8 }), (shuffled) => {
      expect(sortDiagnostics(shuffled)).toEqual(sorted);
    }),
    { seed: 20261130, numRuns: 50 },
  );
});
