import { copyOf } from "./issue.ts";
import type { RawIssue } from "./issue.ts";
import { memory, remember } from "./memory.ts";
import type { Shape } from "./shape.ts";

/** A shape that judges each object or list once in a reading, for types that would come to one value many times. */
export function once(shape: Shape): Shape {
  const judged = memory<{ readonly output: unknown; readonly issues: readonly RawIssue[] }>();
  return {
    ...shape,
    judge: (value, issues) => {
      const result = remember(judged, value, () => {
        const own: RawIssue[] = [];
        return { output: shape.judge(value, own), issues: own };
      });
      for (const issue of result.issues) issues.push(copyOf(issue));
      return result.output;
    },
  };
}
