import type { StringNode, StringStep } from "../../../contract/contract.ts";
import { allOf } from "./json-schema.ts";
import type { JsonSchema } from "./json-schema.ts";
import { describeFurther } from "./notes.ts";
import { escapePattern, portablePattern } from "./pattern.ts";
import { leaveOut } from "./scope.ts";
import type { LimitRule, Scope } from "./scope.ts";
import { formatWords } from "./string-format.ts";
import { textRule, textRuleWords } from "./text-rule.ts";

/** What the steps so far have done to the text: nothing, made it no longer than it was, or anything. */
type Change = "none" | "shorter" | "other";

/** What one step becomes: keywords, and the words for what they leave out. */
export interface StepSchema {
  readonly schema: JsonSchema;
  readonly left?: { readonly rule: LimitRule; readonly says: string };
}

export function stringSchema({ steps }: StringNode, scope: Scope): JsonSchema {
  let change: Change = "none";
  let description: string | undefined;
  const parts: JsonSchema[] = [{ type: "string" }];
  for (const step of steps) {
    const next = changeBy(step);
    if (next !== "none") {
      change = change === "other" || next === "other" ? "other" : "shorter";
      continue;
    }
    const { schema, left } = afterChange(step, change);
    if (Object.keys(schema).length > 0) parts.push(schema);
    if (left === undefined) continue;
    leaveOut(scope, left.rule, left.says);
    if (left.rule !== "format") description = describeFurther(description, left.says);
  }
  const schema = allOf(tightest(parts));
  return description === undefined ? schema : { description, ...schema };
}

function changeBy(step: StringStep): Change {
  if (step.step === "trim") return "shorter";
  if (step.step === "toLowerCase" || step.step === "toUpperCase") return "other";
  if (step.step === "overwrite") return step.overwrite.overwrite === "collapseSpace" ? "shorter" : "other";
  return "none";
}

/** A step judges the changed text, of which the schema sees only the original. */
function afterChange(step: StringStep, change: Change): StepSchema {
  if (change === "none") return stepSchema(step);
  const says = stepWords(step).replace(
    /\.$/,
    `, once ${change === "shorter" ? "white space is trimmed" : "its white space or case is changed"}.`,
  );
  const least = step.step === "minLength" || step.step === "length" ? step.value : 0;
  if (change === "other" || least === 0) return { schema: {}, left: { rule: "changed", says } };
  const schema = { pattern: "\\S", ...(least > 1 ? { minLength: least } : {}) };
  return step.step === "minLength" && least === 1 ? { schema } : { schema, left: { rule: "trim", says } };
}

function stepSchema(step: StringStep): StepSchema {
  switch (step.step) {
    case "minLength":
      return { schema: { minLength: step.value } };
    case "maxLength":
      return { schema: { maxLength: step.value } };
    case "length":
      return { schema: { minLength: step.value, maxLength: step.value } };
    case "pattern": {
      const pattern = portablePattern(step.source, step.flags);
      if (pattern !== undefined) return { schema: { pattern } };
      return { schema: {}, left: { rule: "pattern", says: stepWords(step) } };
    }
    case "startsWith":
      return { schema: { pattern: `^${escapePattern(step.value)}` } };
    case "endsWith":
      return { schema: { pattern: `${escapePattern(step.value)}$` } };
    case "includes":
      // A position counts UTF-16 units; without it the text is still somewhere.
      return {
        schema: { pattern: escapePattern(step.value) },
        ...(step.position === undefined ? {} : { left: { rule: "includes", says: stepWords(step) } as const }),
      };
    case "lowercase":
    case "uppercase":
      return { schema: {}, left: { rule: "lowercase", says: stepWords(step) } };
    case "format": {
      const { schema, says } = formatWords(step);
      return { schema, left: { rule: "format", says } };
    }
    case "portable":
      return textRule(step.use.rule);
    case "trim":
    case "toLowerCase":
    case "toUpperCase":
    case "overwrite":
      return { schema: {} };
    default:
      return step satisfies never;
  }
}

function stepWords(step: StringStep): string {
  switch (step.step) {
    case "minLength":
      return `At least ${step.value} characters.`;
    case "maxLength":
      return `At most ${step.value} characters.`;
    case "length":
      return `Exactly ${step.value} characters.`;
    case "pattern":
      return `Matches \`/${step.source}/${step.flags}\`.`;
    case "startsWith":
      return `Starts with \`${step.value}\`.`;
    case "endsWith":
      return `Ends with \`${step.value}\`.`;
    case "includes":
      return `Contains \`${step.value}\`${step.position === undefined ? "" : ` at or after position ${step.position}`}.`;
    case "lowercase":
      return "Has no upper-case letters.";
    case "uppercase":
      return "Has no lower-case letters.";
    case "format":
      return formatWords(step).says;
    case "portable":
      return textRuleWords(step.use.rule);
    default:
      return "";
  }
}

/** Folds the bounds of all parts into the first one; the rest keeps its keywords. */
function tightest(parts: readonly JsonSchema[]): JsonSchema[] {
  const least = parts.flatMap((each) => (typeof each["minLength"] === "number" ? [each["minLength"]] : []));
  const most = parts.flatMap((each) => (typeof each["maxLength"] === "number" ? [each["maxLength"]] : []));
  const bounds = {
    ...(least.length === 0 ? {} : { minLength: Math.max(...least) }),
    ...(most.length === 0 ? {} : { maxLength: Math.min(...most) }),
  };
  const [head = {}, ...rest] = parts;
  const bare = rest.map(({ minLength: _least, maxLength: _most, ...others }) => others);
  return [{ ...head, ...bounds }, ...bare.filter((each) => Object.keys(each).length > 0)];
}
