import type { RawIssue } from "./issue.ts";
import { judge, report } from "./judge.ts";
import type { ScriptShape, Shape } from "./shape.ts";

/** A shape with nothing of its own but the word for what it expects. */
export interface PlainShape extends ScriptShape {
  readonly expected: string;
}

/** A Date that holds a time. */
export function isDate(value: unknown): value is Date {
  return value instanceof Date && !Number.isNaN(value.getTime());
}

export function isNaNumber(value: unknown): boolean {
  return typeof value === "number" && Number.isNaN(value);
}

export function isFile(value: unknown): boolean {
  return value instanceof File;
}

export function judgeDate(shape: PlainShape, value: unknown, issues: RawIssue[]): unknown {
  if (isDate(value)) return value;
  const received = value instanceof Date ? { received: "Invalid Date" } : {};
  report(shape, issues, value, { code: "invalid_type", expected: "date", ...received });
  return value;
}

/** A bigint, symbol, undefined, NaN or File. */
export function judgePlain(shape: PlainShape, value: unknown, issues: RawIssue[]): unknown {
  if (!isOf(shape.expected, value)) report(shape, issues, value, { code: "invalid_type", expected: shape.expected });
  return value;
}

function isOf(expected: string, value: unknown): boolean {
  switch (expected) {
    case "nan":
      return isNaNumber(value);
    case "void":
      return value === undefined;
    case "file":
      return isFile(value);
    default:
      return typeof value === expected;
  }
}

export interface TemplateShape extends ScriptShape {
  readonly pattern: RegExp;
  readonly format: string;
}

/** A text of a template literal. */
export function judgeTemplate(shape: TemplateShape, value: unknown, issues: RawIssue[]): unknown {
  if (typeof value !== "string") {
    report(shape, issues, value, { code: "invalid_type", expected: "string" });
    return value;
  }
  shape.pattern.lastIndex = 0;
  if (!shape.pattern.test(value)) {
    report(shape, issues, value, { code: "invalid_format", format: shape.format, pattern: shape.pattern.source });
  }
  return value;
}

export interface CoerceShape extends ScriptShape {
  readonly to: "string" | "number" | "boolean" | "bigint" | "date";
  readonly inner: Shape;
}

/** JavaScript's own conversion first; what cannot be converted is read as it is. */
export function judgeCoerced(shape: CoerceShape, value: unknown, issues: RawIssue[]): unknown {
  return judge(shape.inner, coerced(shape.to, value), issues);
}

function coerced(to: CoerceShape["to"], value: unknown): unknown {
  try {
    switch (to) {
      case "string":
        return String(value);
      case "number":
        return Number(value);
      case "boolean":
        return Boolean(value);
      case "bigint":
        return BigInt(value as string);
      case "date":
        return new Date(value as string);
    }
  } catch {
    return value;
  }
}

export interface SuccessShape extends ScriptShape {
  readonly inner: Shape;
}

/** Whether the shape inside accepts. As in Zod 4.6.7 its issues stay, so the answer is only ever given as true. */
export function judgeSuccess(shape: SuccessShape, value: unknown, issues: RawIssue[]): unknown {
  const start = issues.length;
  judge(shape.inner, value, issues);
  return issues.length === start;
}
