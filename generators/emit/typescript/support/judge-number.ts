import { isAborted } from "./issue.ts";
import type { IssueDetail, RawIssue } from "./issue.ts";
import type { NumberStep, Shape } from "./shape.ts";
import { remainder } from "./values.ts";

const ranges = {
  int: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  int32: [-2147483648, 2147483647],
  uint32: [0, 4294967295],
  float32: [-3.4028234663852886e38, 3.4028234663852886e38],
} as const;

const safeNote = "Integers must be within the safe integer range.";

/** A finite number of the format, then its bounds in order. */
export function judgeNumber(shape: Shape & { kind: "number" }, value: unknown, issues: RawIssue[]): unknown {
  const start = issues.length;
  const push = (detail: IssueDetail, goesOn: boolean, message?: string): void => {
    issues.push({ detail, input: value, path: [], message, goesOn, stops: "format" in detail });
  };
  if (typeof value !== "number" || !Number.isFinite(value)) {
    const received = typeof value === "number" ? { received: String(value) } : {};
    push({ code: "invalid_type", expected: "number", ...received }, false);
    return value;
  }
  if (shape.format in ranges) judgeFormat(shape.format as keyof typeof ranges, value, push);
  for (const step of shape.steps) if (!isAborted(issues, start)) judgeStep(step, value, push);
  return value;
}

type Push = (detail: IssueDetail, goesOn: boolean, message?: string) => void;

function judgeFormat(format: keyof typeof ranges, value: number, push: Push): void {
  const [minimum, maximum] = ranges[format];
  if (format !== "float32") {
    if (!Number.isInteger(value)) {
      return push({ code: "invalid_type", expected: "int", format: format === "int" ? "safeint" : format }, false);
    }
    if (!Number.isSafeInteger(value)) {
      const common = { origin: "int", inclusive: true, note: safeNote };
      if (value > 0) return push({ code: "too_big", maximum: Number.MAX_SAFE_INTEGER, ...common }, true);
      return push({ code: "too_small", minimum: Number.MIN_SAFE_INTEGER, ...common }, true);
    }
  }
  if (value < minimum) push({ code: "too_small", origin: "number", minimum, inclusive: true }, true);
  if (value > maximum) push({ code: "too_big", origin: "number", maximum, inclusive: true }, true);
}

function judgeStep(step: NumberStep, value: number, push: Push): void {
  const bound = step.value;
  const inclusive = step.exclusive !== true;
  if (step.step === "multipleOf") {
    if (remainder(value, bound) !== 0) push({ code: "not_multiple_of", origin: "number", divisor: bound }, true, step.message);
  } else if (step.step === "minimum") {
    if (inclusive ? value >= bound : value > bound) return;
    push({ code: "too_small", origin: "number", minimum: bound, inclusive }, true, step.message);
  } else {
    if (inclusive ? value <= bound : value < bound) return;
    push({ code: "too_big", origin: "number", maximum: bound, inclusive }, true, step.message);
  }
}
