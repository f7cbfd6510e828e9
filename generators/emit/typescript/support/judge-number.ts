import { isAborted, sayFrom } from "./issue.ts";
import type { IssueDetail, RawIssue } from "./issue.ts";
import { report } from "./judge.ts";
import type { FormatUse, NumberStep, Shape, StepWords } from "./shape.ts";
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
  if (typeof value !== "number" || !Number.isFinite(value)) {
    const received = typeof value === "number" ? { received: String(value) } : {};
    report(shape, issues, value, { code: "invalid_type", expected: "number", ...received });
    return value;
  }
  if (shape.format !== "number" && shape.format !== "float64")
    judgeNumberFormat({ format: shape.format }, value, issues);
  for (const step of shape.steps) {
    if (isAborted(issues, start)) continue;
    if (step.step === "format") judgeNumberFormat(step, value, issues);
    else judgeNumberStep(step, value, issues);
  }
  sayFrom(issues, start, shape.message);
  return value;
}

/** A number's format as a check. */
export function judgeNumberFormat(use: FormatUse, value: number, issues: RawIssue[]): void {
  const { format } = use;
  const [minimum, maximum] = ranges[format];
  if (format !== "float32") {
    if (!Number.isInteger(value)) {
      const detail = { code: "invalid_type", expected: "int", format: format === "int" ? "safeint" : format } as const;
      issues.push({ detail, input: value, trail: [], message: use.message, goesOn: false, stops: true });
      return;
    }
    if (!Number.isSafeInteger(value)) {
      const common = { origin: "int", inclusive: true, note: safeNote };
      if (value > 0) push({ code: "too_big", maximum: Number.MAX_SAFE_INTEGER, ...common }, value, issues, use);
      else push({ code: "too_small", minimum: Number.MIN_SAFE_INTEGER, ...common }, value, issues, use);
      return;
    }
  }
  if (value < minimum) push({ code: "too_small", origin: "number", minimum, inclusive: true }, value, issues, use);
  if (value > maximum) push({ code: "too_big", origin: "number", maximum, inclusive: true }, value, issues, use);
}

/** One bound. */
export function judgeNumberStep(step: NumberStep, value: number, issues: RawIssue[]): void {
  const bound = step.value;
  const inclusive = step.exclusive !== true;
  if (step.step === "multipleOf") {
    if (remainder(value, bound) !== 0)
      push({ code: "not_multiple_of", origin: "number", divisor: bound }, value, issues, step);
  } else if (step.step === "minimum") {
    if (inclusive ? value >= bound : value > bound) return;
    push({ code: "too_small", origin: "number", minimum: bound, inclusive }, value, issues, step);
  } else {
    if (inclusive ? value <= bound : value < bound) return;
    push({ code: "too_big", origin: "number", maximum: bound, inclusive }, value, issues, step);
  }
}

/** Appends an issue after which later checks still run, unless it aborts. */
function push(detail: IssueDetail, input: unknown, issues: RawIssue[], words: StepWords): void {
  const aborts = words.abort === true;
  issues.push({ detail, input, trail: [], message: words.message, goesOn: !aborts, stops: aborts });
}
