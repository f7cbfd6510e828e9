import { extendTrails, isAborted, isStopped, sayFrom } from "./issue.ts";
import type { IssueDetail, RawIssue } from "./issue.ts";
import { judge, judgeLength } from "./judge.ts";
import { judgeNumberFormat, judgeNumberStep } from "./judge-number.ts";
import { judgeTextStep } from "./judge-string.ts";
import { contextOf, settled, takeIssues } from "./script-code.ts";
import type { Code } from "./script-code.ts";
import { isChecksum, isJwtOf, judgeUrl, normalized } from "./script-formats.ts";
import type { UrlOptions } from "./script-formats.ts";
import { judgeSize } from "./script-sizes.ts";
import type { LengthStep, NumberStep, ScriptShape, Shape, StringStep } from "./shape.ts";
import { matches } from "./text.ts";

type Bound = number | bigint | Date;

/** A check or an overwrite on what a shape gave. */
export type Check = {
  readonly message?: string;
  readonly abort?: true;
  /** The author's condition. */
  readonly when?: Code;
} & (
  | {
      readonly check: "refine";
      readonly run: Code;
      readonly path?: readonly PropertyKey[];
      readonly params?: Readonly<Record<string, unknown>>;
    }
  | { readonly check: "code"; readonly run: () => (payload: object) => unknown }
  | { readonly check: "overwrite"; readonly run: Code }
  | { readonly check: "normalize"; readonly form: string }
  | { readonly check: "slugify" }
  | { readonly check: "text"; readonly step: StringStep }
  | { readonly check: "number"; readonly step: NumberStep }
  | { readonly check: "numberFormat"; readonly format: "int" | "int32" | "uint32" | "float32" }
  | { readonly check: "bigintFormat"; readonly format: "int64" | "uint64" }
  | { readonly check: "minimum" | "maximum"; readonly value: Bound; readonly exclusive: boolean }
  | { readonly check: "multipleOf"; readonly value: number | bigint }
  | { readonly check: "length" | "size"; readonly step: LengthStep }
  | { readonly check: "mime"; readonly types: readonly string[] }
  | { readonly check: "property"; readonly key: string; readonly shape: Shape }
  | { readonly check: "format"; readonly format: string; readonly run: Code }
  | { readonly check: "checksum"; readonly format: "credit_card" | "iban" }
  | { readonly check: "jwt"; readonly alg: string }
  | ({ readonly check: "url" } & UrlOptions)
  | {
      readonly check: "pattern";
      readonly format: string;
      readonly pattern: RegExp;
      readonly text?: string;
      readonly named: boolean;
    }
);

export interface CheckedShape extends ScriptShape {
  readonly inner: Shape;
  readonly checks: readonly Check[];
}

/** The checks in order, on what the shape inside gave; an overwrite changes the value for those after it. */
export function judgeChecked(shape: CheckedShape, value: unknown, issues: RawIssue[]): unknown {
  const start = issues.length;
  let output = judge(shape.inner, value, issues);
  for (const check of shape.checks) {
    if (!runs(check, output, issues, start)) continue;
    const before = issues.length;
    output = runCheck(check, output, issues, start);
    sayFrom(issues, before, shape.message);
  }
  return output;
}

function runs(check: Check, value: unknown, issues: RawIssue[], start: number): boolean {
  if (check.when !== undefined) {
    if (isStopped(issues, start)) return false;
    const payload = contextOf(value);
    for (const { detail, trail, goesOn } of issues.slice(start))
      payload.issues.push({ ...detail, path: trail.toReversed(), continue: goesOn } as never);
    return Boolean((check.when() as (payload: object) => unknown)(payload));
  }
  // Bounds of lengths and sizes look for themselves.
  return check.check === "length" || check.check === "size" || !isAborted(issues, start);
}

function runCheck(check: Check, value: unknown, issues: RawIssue[], start: number): unknown {
  const fail = (detail: IssueDetail, input: unknown = value): void => {
    issues.push({
      detail,
      input,
      trail: [],
      message: check.message,
      goesOn: check.abort !== true,
      stops: check.abort === true,
    });
  };
  switch (check.check) {
    case "refine": {
      if (settled(check.run()(value, undefined as never))) return value;
      const params = check.params === undefined ? {} : { params: check.params };
      fail({ code: "custom", ...params });
      const raised = issues.at(-1);
      if (raised !== undefined) raised.trail.push(...[...(check.path ?? [])].reverse());
      return value;
    }
    case "code": {
      const payload = contextOf(value);
      settled(check.run()(payload));
      takeIssues(payload, issues);
      return payload.value;
    }
    case "overwrite":
      return check.run()(value, undefined as never);
    case "normalize":
    case "slugify":
      return normalized(value as string, check.check === "slugify" ? null : check.form);
    case "text":
      return judgeTextStep(check.step, value as string, issues);
    case "number":
      judgeNumberStep(check.step, value as number, issues);
      return value;
    case "numberFormat":
      judgeNumberFormat(check, value as number, issues);
      return value;
    case "bigintFormat": {
      const [minimum, maximum] = bigintRange(check.format);
      if ((value as bigint) < minimum) fail({ code: "too_small", origin: "bigint", minimum, inclusive: true });
      if ((value as bigint) > maximum) fail({ code: "too_big", origin: "bigint", maximum, inclusive: true });
      return value;
    }
    case "minimum":
    case "maximum":
      if (!keepsBound(check, value as Bound)) fail(boundDetail(check, value));
      return value;
    case "multipleOf":
      if (!isMultiple(value as bigint, check.value as bigint))
        fail({ code: "not_multiple_of", origin: typeof value, divisor: check.value });
      return value;
    case "length":
      judgeLength(check.step, value, issues, start);
      return value;
    case "size":
      judgeSize(check.step, value, issues, start);
      return value;
    case "mime": {
      const { type } = value as { readonly type: string };
      if (!check.types.includes(type)) fail({ code: "invalid_value", values: check.types }, type);
      return value;
    }
    case "property": {
      const before = issues.length;
      judge(check.shape, (value as { readonly [key: string]: unknown })[check.key], issues);
      extendTrails(issues, before, check.key);
      return value;
    }
    case "format":
      if (!check.run()(value, undefined as never)) fail({ code: "invalid_format", format: check.format });
      return value;
    case "checksum":
      if (!isChecksum(check.format, value as string)) fail({ code: "invalid_format", format: check.format });
      return value;
    case "jwt":
      if (!isJwtOf(check.alg, value as string)) fail({ code: "invalid_format", format: "jwt" });
      return value;
    case "url":
      return judgeUrl(check, value as string, fail);
    case "pattern": {
      const { format, pattern, text, named } = check;
      if (matches(pattern, value as string)) return value;
      if (named) fail({ code: "invalid_format", format });
      else fail({ code: "invalid_format", origin: "string", format, pattern: text ?? String(pattern) });
      return value;
    }
  }
}

function bigintRange(format: "int64" | "uint64"): readonly [bigint, bigint] {
  const top = BigInt(2) ** BigInt(format === "int64" ? 63 : 64);
  return format === "int64" ? [-top, top - BigInt(1)] : [BigInt(0), top - BigInt(1)];
}

type BoundCheck = Check & { readonly check: "minimum" | "maximum" };

function keepsBound({ check, value: bound, exclusive }: BoundCheck, value: Bound): boolean {
  if (check === "minimum") return exclusive ? value > bound : value >= bound;
  return exclusive ? value < bound : value <= bound;
}

const origins: Readonly<Record<string, string>> = { number: "number", bigint: "bigint", object: "date" };

function boundDetail({ check, value: bound, exclusive }: BoundCheck, value: unknown): IssueDetail {
  const origin = origins[typeof value] ?? origins[typeof bound] ?? "number";
  const at = typeof bound === "object" ? bound.getTime() : bound;
  const inclusive = !exclusive;
  if (check === "minimum") return { code: "too_small", origin, minimum: at, inclusive };
  return { code: "too_big", origin, maximum: at, inclusive };
}

/** @throws Error for a number beside a bigint, as Zod does. */
function isMultiple(value: bigint, step: bigint): boolean {
  if (typeof value !== typeof step) throw new Error("Cannot mix number and bigint in multiple_of check.");
  return step !== BigInt(0) && value % step === BigInt(0);
}
