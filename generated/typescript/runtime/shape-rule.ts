import { expectKnown, expectRule } from "./expect-rule.ts";
import { isAborted } from "./issue.ts";
import type { RuleUse } from "./portable-rule.ts";
import type { Shape } from "./shape.ts";

/** A shape with portable checks, which read its output and run only while nothing aborted. */
export function ruled(shape: Shape, uses: readonly RuleUse[]): Shape {
  return {
    ...shape,
    judge: (value, issues) => {
      const start = issues.length;
      const output = shape.judge(value, issues);
      for (const use of uses) if (!isAborted(issues, start)) expectRule(issues, output, use);
      return output;
    },
  };
}

/** An enum that may grow. */
export function known(values: readonly string[], message?: string): Shape {
  return {
    judge: (value, issues) => {
      expectKnown(issues, value, values, message);
      return value;
    },
  };
}
