import { expectText, wrongType } from "./expect-type.ts";
import { raise } from "./issue.ts";
import { sayFormat, sayType } from "./messages.ts";
import type { Shape } from "./shape.ts";
import { matches } from "./text.ts";

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

export function date(message?: string): Shape {
  return {
    judge: (value, issues) => {
      if (isDate(value)) return value;
      const expected = { code: "invalid_type", expected: "date" } as const;
      if (value instanceof Date) raise(issues, value, { ...expected, received: "Invalid Date" }, sayType, message);
      else wrongType(issues, value, "date", message);
      return value;
    },
  };
}

/** Values of one kind, and nothing more of them. */
export function only(expected: "bigint" | "file" | "nan" | "symbol" | "undefined" | "void", message?: string): Shape {
  return {
    judge: (value, issues) => {
      if (!isOf(expected, value)) wrongType(issues, value, expected, message);
      return value;
    },
  };
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

/** A text of a template literal. */
export function template(pattern: RegExp, format: string, words: string, message?: string): Shape {
  return {
    judge: (value, issues) => {
      if (typeof value !== "string") expectText(issues, value, message);
      else if (!matches(pattern, value))
        raise(issues, value, { code: "invalid_format", format, pattern: pattern.source }, sayFormat, words);
      return value;
    },
  };
}

type Target = "string" | "number" | "boolean" | "bigint" | "date";

/** JavaScript's own conversion first; what cannot be converted is read as it is. */
export function coerced(to: Target, inner: Shape): Shape {
  return { judge: (value, issues) => inner.judge(convert(to, value), issues) };
}

function convert(to: Target, value: unknown): unknown {
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
