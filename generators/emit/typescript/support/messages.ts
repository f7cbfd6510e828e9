import type { IssueDetail } from "./issue.ts";

/** The words of Zod 4.6.7, one function for each kind of issue so that a bundle holds only those it can need. */

type Of<Code extends IssueDetail["code"]> = IssueDetail & { readonly code: Code };

export function sayType(issue: Of<"invalid_type">, input: unknown): string {
  return `Invalid input: expected ${issue.expected === "nan" ? "NaN" : issue.expected}, received ${typeOf(input)}`;
}

export function sayValues(issue: Of<"invalid_value">): string {
  if (issue.values.length === 1) return `Invalid input: expected ${quote(issue.values[0])}`;
  return `Invalid option: expected one of ${issue.values.map(quote).join("|")}`;
}

export function sayTooBig({ exact, inclusive, maximum, origin }: Of<"too_big">): string {
  const bound = `${exact ? "exactly " : inclusive ? "<=" : "<"}${maximum}`;
  return `Too big: expected ${origin} to ${sized(origin, bound)}`;
}

export function sayTooSmall({ exact, inclusive, minimum, origin }: Of<"too_small">): string {
  const bound = `${exact ? "exactly " : inclusive ? ">=" : ">"}${minimum}`;
  return `Too small: expected ${origin} to ${sized(origin, bound)}`;
}

export function sayMultiple(issue: Of<"not_multiple_of">): string {
  return `Invalid number: must be a multiple of ${issue.divisor}`;
}

export function sayPattern(issue: Of<"invalid_format">): string {
  return `Invalid string: must match pattern ${issue.pattern}`;
}

export function sayPrefix(issue: Of<"invalid_format">): string {
  return `Invalid string: must start with "${issue.prefix}"`;
}

export function saySuffix(issue: Of<"invalid_format">): string {
  return `Invalid string: must end with "${issue.suffix}"`;
}

export function sayPart(issue: Of<"invalid_format">): string {
  return `Invalid string: must include "${issue.includes}"`;
}

/** For formats whose name is the word in the issue; the others come with a message. */
export function sayFormat(issue: Of<"invalid_format">): string {
  return `Invalid ${issue.format}`;
}

export function sayKeys(issue: Of<"unrecognized_keys">): string {
  return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${issue.keys.map(quote).join(", ")}`;
}

export function sayKey(issue: Of<"invalid_key">): string {
  return `Invalid key in ${issue.origin}`;
}

export function sayElement(issue: Of<"invalid_element">): string {
  return `Invalid value in ${issue.origin}`;
}

export function sayOptions(issue: Of<"invalid_union">): string {
  if (issue.options === undefined || issue.options.length === 0)
    return issue.inclusive === false ? "Invalid input: more than one option matched" : "Invalid input";
  return `Invalid discriminator value. Expected ${issue.options.map((option) => `'${option}'`).join(" | ")}`;
}

export function sayInvalid(): string {
  return "Invalid input";
}

function sized(origin: string, bound: string): string {
  if (origin === "string") return `have ${bound} characters`;
  if (origin === "array" || origin === "set") return `have ${bound} items`;
  if (origin === "map") return `have ${bound} entries`;
  return origin === "file" ? `have ${bound} bytes` : `be ${bound}`;
}

function quote(value: unknown): string {
  if (typeof value === "bigint") return `${value}n`;
  return typeof value === "string" ? `"${value}"` : String(value);
}

/** The word for the value's type; a class instance is named by its class. */
function typeOf(value: unknown): string {
  if (typeof value === "number") return Number.isFinite(value) ? "number" : String(value);
  if (typeof value !== "object") return typeof value;
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (Object.getPrototypeOf(value) === Object.prototype) return "object";
  const constructor = "constructor" in value ? value.constructor : undefined;
  return constructor ? constructor.name : "object";
}
