import { finishIssue, isAborted, isStopped, extendTrails } from "./issue.ts";
import type { IssueDetail, RawIssue } from "./issue.ts";
import { INVALID } from "./invalid.ts";
import { judgeNumber } from "./judge-number.ts";
import { judgeObject } from "./judge-object.ts";
import { judgeExhaustive, judgeRecord } from "./judge-record.ts";
import { judgeString } from "./judge-string.ts";
import { judgeTuple } from "./judge-tuple.ts";
import { memory, remember } from "./memory.ts";
import type { Memory } from "./memory.ts";
import { holds } from "./portable.ts";
import { ruleMessage, ruleParams, rulePath } from "./portable-rule.ts";
import type { RuleUse } from "./portable-rule.ts";
import type { LengthStep, Shape, TaggedShape } from "./shape.ts";
import { codePoints } from "./text.ts";
import { freeze, isObject } from "./values.ts";

/**
 * The cold path: reads `value` as Zod 4.6.7 does and appends what is wrong with it to `issues`, in Zod's order.
 * Gives the output, which means something only where nothing was appended.
 */
export function judge(shape: Shape, value: unknown, issues: RawIssue[]): unknown {
  const start = issues.length;
  const output = judgeType(shape, value, issues);
  if (shape.rules !== undefined) {
    for (const use of shape.rules) if (!isAborted(issues, start)) judgeRule(use, output, issues);
  }
  return output;
}

function judgeType(shape: Shape, value: unknown, issues: RawIssue[]): unknown {
  switch (shape.kind) {
    case "unknown":
      return value;
    case "json":
      return judge(jsonShape, value, issues);
    case "never":
      report(shape, issues, value, { code: "invalid_type", expected: "never" });
      return value;
    case "null":
      if (value !== null) report(shape, issues, value, { code: "invalid_type", expected: "null" });
      return value;
    case "boolean":
      if (typeof value !== "boolean") report(shape, issues, value, { code: "invalid_type", expected: "boolean" });
      return value;
    case "string":
      return judgeString(shape, value, issues);
    case "number":
      return judgeNumber(shape, value, issues);
    case "literal":
    case "enum":
      if (!(shape.values as readonly unknown[]).includes(value)) {
        report(shape, issues, value, { code: "invalid_value", values: [...shape.values] });
      }
      return value;
    case "additiveEnum":
      if (typeof value !== "string") {
        issues.push({ detail: { code: "invalid_type", expected: "string" }, input: value, trail: [], goesOn: false });
      } else {
        const message = shape.message === undefined ? {} : { message: shape.message };
        judgeRule({ rule: { check: "additiveEnum", values: shape.values }, ...message, abort: true }, value, issues);
      }
      return value;
    case "object":
      return judgeObject(shape, value, issues);
    case "array":
      return judgeArray(shape, value, issues);
    case "tuple":
      return judgeTuple(shape, value, issues);
    case "record":
      return judgeRecord(shape, value, issues);
    case "exhaustive":
      return judgeExhaustive(shape, value, issues);
    case "union":
      return judgeUnion(shape, value, issues);
    case "discriminated":
      return judgeDiscriminated(shape, value, issues);
    case "ref": {
      const built = shape.build === undefined ? INVALID : shape.build(value);
      if (built !== INVALID) return built;
      return shape.once === true ? judgeOnce(shape.to(), value, issues) : judge(shape.to(), value, issues);
    }
    case "optional": {
      if (value !== undefined) return judge(shape.inner, value, issues);
      if (shape.fills !== true) return undefined;
      const dropped: RawIssue[] = [];
      const filled = judge(shape.inner, undefined, dropped);
      return dropped.length === 0 ? filled : undefined;
    }
    case "exactOptional":
      return judge(shape.inner, value, issues);
    case "nullable":
      return value === null ? null : judge(shape.inner, value, issues);
    case "nonoptional": {
      const start = issues.length;
      const output = judge(shape.inner, value, issues);
      if (output === undefined && issues.length === start) {
        report(shape, issues, output, { code: "invalid_type", expected: "nonoptional" });
      }
      return output;
    }
    case "readonly":
      return freeze(judge(shape.inner, value, issues));
    case "default": {
      const output = value === undefined ? undefined : judge(shape.inner, value, issues);
      return output === undefined ? shape.value() : output;
    }
    case "prefault":
      return judge(shape.inner, value === undefined ? shape.value() : value, issues);
  }
}

interface Judged {
  readonly output: unknown;
  readonly issues: readonly RawIssue[];
}

const judgements = /* @__PURE__ */ new WeakMap<Shape, Memory<Judged>>();

function judgeOnce(shape: Shape, value: unknown, issues: RawIssue[]): unknown {
  const judged = judgements.get(shape) ?? memory<Judged>();
  judgements.set(shape, judged);
  const result = remember(judged, value, () => {
    const own: RawIssue[] = [];
    return { output: judge(shape, value, own), issues: own };
  });
  // Copies, since trails grow and an issue is finished in place.
  for (const issue of result.issues) issues.push({ ...issue, detail: { ...issue.detail }, trail: [...issue.trail] });
  return result.output;
}

/** Appends an issue about `input` that keeps later checks from running. */
export function report(shape: Shape, issues: RawIssue[], input: unknown, detail: IssueDetail): void {
  issues.push({ detail, input, trail: [], message: shape.message, goesOn: false });
}

/** Appends the issue of a broken portable check. */
export function judgeRule(use: RuleUse, value: unknown, issues: RawIssue[]): void {
  if (holds(use.rule, value)) return;
  issues.push({
    detail: { code: "custom", params: ruleParams(use.rule) },
    input: value,
    trail: [...rulePath(use.rule)].reverse(),
    message: use.message ?? ruleMessage(use.rule),
    goesOn: use.abort !== true,
    stops: use.abort === true,
  });
}

/**
 * A length check. It reads whatever has a length, even after the type check failed, unless an issue from `start` on
 * stops everything.
 */
export function judgeLength(
  step: LengthStep,
  value: unknown,
  issues: RawIssue[],
  start: number,
  message?: string,
): void {
  if (isStopped(issues, start) || value === null || value === undefined) return;
  const units = (value as { readonly length?: number }).length;
  if (units === undefined) return;
  const bound = step.value;
  const size = typeof value === "string" ? codePoints(value) : units;
  const tooBig = step.step === "maxLength" || (step.step === "length" && size > bound);
  if (step.step === "maxLength" ? size <= bound : step.step === "minLength" ? size >= bound : size === bound) return;
  const origin = Array.isArray(value) ? "array" : typeof value === "string" ? "string" : "unknown";
  const exact = step.step === "length" ? { exact: true as const } : {};
  const detail: IssueDetail = tooBig
    ? { code: "too_big", origin, maximum: bound, inclusive: true, ...exact }
    : { code: "too_small", origin, minimum: bound, inclusive: true, ...exact };
  issues.push({ detail, input: value, trail: [], message: step.message ?? message, goesOn: true });
}

function judgeArray(shape: Shape & { kind: "array" }, value: unknown, issues: RawIssue[]): unknown {
  const start = issues.length;
  let output: unknown = value;
  if (!Array.isArray(value)) {
    report(shape, issues, value, { code: "invalid_type", expected: "array" });
  } else {
    // Of an over-long list no entry is looked at.
    const cap = shape.steps.find((step) => step.step !== "minLength" && value.length > step.value);
    if (cap !== undefined) {
      judgeLength(cap, value, issues, start, shape.message);
      const raised = issues[start];
      if (raised !== undefined) {
        raised.goesOn = false;
        raised.stops = true;
      }
      return value;
    }
    const built = new Array<unknown>(value.length);
    for (let i = 0; i < value.length; i++) {
      const before = issues.length;
      built[i] = judge(shape.element, value[i], issues);
      extendTrails(issues, before, i);
    }
    output = built;
  }
  for (const step of shape.steps) judgeLength(step, output, issues, start, shape.message);
  return output;
}

function judgeUnion(shape: Shape & { kind: "union" }, value: unknown, issues: RawIssue[]): unknown {
  const { options } = shape;
  const [first, ...others] = options;
  if (first !== undefined && others.length === 0) return judge(first, value, issues);
  const going: { output: unknown; issues: RawIssue[] }[] = [];
  const failed: RawIssue[][] = [];
  for (const option of options) {
    const own: RawIssue[] = [];
    const output = judge(option, value, own);
    if (own.length === 0) return output;
    failed.push(own);
    if (!isAborted(own, 0)) going.push({ output, issues: own });
  }
  const [only, ...rest] = going;
  if (only !== undefined && rest.length === 0) {
    for (const issue of only.issues) issues.push(issue);
    return only.output;
  }
  report(shape, issues, value, { code: "invalid_union", errors: failed.map((own) => own.map(finishIssue)) });
  return value;
}

function judgeDiscriminated(shape: Shape & { kind: "discriminated" }, value: unknown, issues: RawIssue[]): unknown {
  if (!isObject(value)) {
    report(shape, issues, value, { code: "invalid_type", expected: "object" });
    return value;
  }
  const tag = value[shape.discriminator];
  const option = shape.options.find((each: TaggedShape) => (each.tags as readonly unknown[]).includes(tag));
  if (option !== undefined) return judge(option.shape, value, issues);
  const options = shape.options.flatMap((each) => each.tags);
  issues.push({
    detail: {
      code: "invalid_union",
      errors: [],
      note: "No matching discriminator",
      discriminator: shape.discriminator,
      options,
    },
    input: value,
    trail: [shape.discriminator],
    message: shape.message,
    goesOn: false,
  });
  return value;
}

const jsonShape: Shape = {
  kind: "union",
  options: [
    { kind: "string", steps: [] },
    { kind: "number", format: "number", steps: [] },
    { kind: "boolean" },
    { kind: "null" },
    { kind: "array", element: { kind: "json" }, steps: [] },
    { kind: "record", key: { kind: "string", steps: [] }, value: { kind: "json" }, mode: "open" },
  ],
};
