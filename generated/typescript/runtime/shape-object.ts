import { expectNoOther, underRequired } from "./expect-keys.ts";
import { wrongType } from "./expect-type.ts";
import { under } from "./issue.ts";
import type { RawIssue } from "./issue.ts";
import type { Shape } from "./shape.ts";
import { isObject } from "./values.ts";
import type { Draft, Fields } from "./values.ts";

type Properties = Readonly<Record<string, Shape>>;

/** What becomes of the keys that are not declared. */
type Others = (value: Fields, output: Draft, known: ReadonlySet<string>, issues: RawIssue[]) => void;

/** The declared keys in order, then the others; inherited enumerable keys count. */
function object(properties: Properties, others: Others | null, message?: string): Shape {
  const entries = Object.entries(properties).filter(([key]) => key !== "__proto__");
  const known = new Set(Object.keys(properties));
  return {
    judge: (value, issues, into = {}) => {
      if (!isObject(value)) {
        wrongType(issues, value, "object", message);
        return value;
      }
      const output = into as Draft;
      for (const [key, shape] of entries) judgeProperty(shape, key, value, output, issues);
      others?.(value, output, known, issues);
      return output;
    },
  };
}

/** An object that refuses other keys. */
export function strict(properties: Properties, message?: string): Shape {
  const refuse: Others = (value, _, known, issues) => expectNoOther(issues, value, known, message);
  return object(properties, refuse, message);
}

/** An object that drops other keys. */
export function strip(properties: Properties, message?: string): Shape {
  return object(properties, null, message);
}

/** An object that keeps other keys as they are. */
export function loose(properties: Properties, message?: string): Shape {
  return object(
    properties,
    (value, output, known) => {
      for (const key in value) if (!known.has(key) && key !== "__proto__") output[key] = value[key];
    },
    message,
  );
}

/** An object that keeps other keys as `other` reads them. */
export function catchall(properties: Properties, other: Shape, message?: string): Shape {
  return object(
    properties,
    (value, output, known, issues) => {
      for (const key in value)
        if (!known.has(key) && key !== "__proto__") judgeProperty(other, key, value, output, issues);
    },
    message,
  );
}

function judgeProperty(shape: Shape, key: string, input: Fields, output: Draft, issues: RawIssue[]): void {
  const { may, omitted = false } = shape;
  const before = issues.length;
  const value = input[key];
  const result = shape.judge(value, issues);
  if (value !== undefined && issues.length === before) {
    output[key] = result;
    return;
  }
  const present = value !== undefined || key in input;
  if (!present && omitted && (may === "absent" || (may !== undefined && issues.length > before))) {
    issues.length = before;
    return;
  }
  if (present || may !== undefined) under(issues, before, key);
  else if (underRequired(issues, before, key, value, input) > before) return;
  if (result !== undefined || present || (may === "filled" && !omitted)) output[key] = result;
}
