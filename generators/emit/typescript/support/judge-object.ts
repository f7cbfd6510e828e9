import { extendTrails } from "./issue.ts";
import type { RawIssue } from "./issue.ts";
import { judge, report } from "./judge.ts";
import type { ItemShape, PropertyShape, Shape } from "./shape.ts";
import { isObject } from "./values.ts";
import type { Fields } from "./values.ts";

/** The declared keys in order, then the others as `unknownKeys` says; inherited enumerable keys count. */
export function judgeObject(shape: Shape & { kind: "object" }, value: unknown, issues: RawIssue[]): unknown {
  if (!isObject(value)) {
    report(shape, issues, value, { code: "invalid_type", expected: "object" });
    return value;
  }
  const output: Record<string, unknown> = {};
  for (const property of shape.properties) {
    if (property.key !== "__proto__") judgeProperty(property, property.key, value, output, issues);
  }
  if (shape.unknownKeys === "strip") return output;
  const known = keysOf(shape.properties);
  const unrecognized: string[] = [];
  for (const key in value) {
    if (known.has(key)) continue;
    if (shape.unknownKeys === "strict") unrecognized.push(key);
    else if (key === "__proto__") continue;
    else if (shape.unknownKeys === "keep") output[key] = value[key];
    else judgeProperty(shape.unknownKeys, key, value, output, issues);
  }
  if (unrecognized.length > 0) {
    const detail = { code: "unrecognized_keys", keys: unrecognized } as const;
    issues.push({ detail, input: value, trail: [], message: shape.message, goesOn: true });
  }
  return output;
}

const keySets = /* @__PURE__ */ new WeakMap<readonly PropertyShape[], ReadonlySet<string>>();

function keysOf(properties: readonly PropertyShape[]): ReadonlySet<string> {
  const known = keySets.get(properties) ?? new Set(properties.map((property) => property.key));
  keySets.set(properties, known);
  return known;
}

function judgeProperty(
  item: ItemShape,
  key: string,
  input: Fields,
  output: Record<string, unknown>,
  issues: RawIssue[],
): void {
  const before = issues.length;
  const value = input[key];
  const result = judge(item.shape, value, issues);
  const failed = issues.length > before;
  const present = value !== undefined || key in input;
  const omitted = item.omitted === true;
  if (!present && omitted && (item.may === "absent" || (item.may !== undefined && failed))) {
    issues.length = before;
    return;
  }
  extendTrails(issues, before, key);
  if (!present && item.may === undefined) {
    if (failed) return;
    issues.push({
      detail: { code: "invalid_type", expected: "nonoptional" },
      input: undefined,
      trail: [key],
      goesOn: false,
    });
    return;
  }
  if (result !== undefined || present || (item.may === "filled" && !omitted)) output[key] = result;
}
