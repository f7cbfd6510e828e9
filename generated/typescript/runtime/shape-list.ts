import { expectAtLeast, expectAtMost, expectExactly, keepsCap } from "./expect-length.ts";
import { wrongType } from "./expect-type.ts";
import { under } from "./issue.ts";
import type { Shape } from "./shape.ts";

/** A bound on the length of a list, with the author's message; `aborts`: nothing is checked after it. */
export type ListStep = readonly [step: "min" | "max" | "exact", bound: number, message?: string, aborts?: boolean];

const expectations = { min: expectAtLeast, max: expectAtMost, exact: expectExactly } as const;

/** A list with its bounds, in Zod's order. */
export function list(element: Shape, steps: readonly ListStep[] = [], message?: string): Shape {
  return {
    judge: (value, issues, into) => {
      const start = issues.length;
      let output: unknown = value;
      if (!Array.isArray(value)) {
        wrongType(issues, value, "array", message);
      } else {
        for (const [step, bound, own = message] of steps)
          if (step !== "min" && !keepsCap(issues, value, bound, own, step === "exact")) return value;
        const built = (into ?? new Array<unknown>(value.length)) as unknown[];
        for (let i = 0; i < value.length; i++) {
          const before = issues.length;
          built[i] = element.judge(value[i], issues);
          under(issues, before, i);
        }
        output = built;
      }
      for (const [step, bound, own = message, aborts] of steps) {
        const before = issues.length;
        expectations[step](issues, start, output, bound, own);
        if (aborts === true) for (const issue of issues.slice(before)) [issue.goesOn, issue.stops] = [false, true];
      }
      return output;
    },
  };
}
