import type { StringNode, StringStep } from "../../../contract/contract.ts";
import { allOf } from "./json-schema.ts";
import type { JsonSchema } from "./json-schema.ts";
import { escapePattern, portablePattern } from "./pattern.ts";
import { leaveOut } from "./scope.ts";
import type { LimitRule, Scope } from "./scope.ts";
import { formatWords } from "./string-format.ts";
import { textRule, textRuleWords } from "./text-rule.ts";
import { trimmedSchema } from "./trimmed.ts";
import type { TrimmedBounds } from "./trimmed.ts";

/** What the steps so far may have done to the text, of which the schema sees only the original. */
interface Changes {
  readonly trimmed: boolean;
  /** Runs of white space became one space. */
  readonly collapsed: boolean;
  /** Its letters may be others. */
  readonly rewritten: boolean;
}

/** What one step becomes: keywords, and the words for what they leave out. */
export interface StepSchema {
  readonly schema: JsonSchema;
  readonly left?: { readonly rule: LimitRule; readonly says: string };
}

export function stringSchema({ steps }: StringNode, scope: Scope): JsonSchema {
  let changes: Changes = { trimmed: false, collapsed: false, rewritten: false };
  let bounds: TrimmedBounds = { least: 0, most: undefined };
  const words: string[] = [];
  const parts: JsonSchema[] = [{ type: "string" }];
  for (const step of steps) {
    changes = { ...changes, ...changeBy(step) };
    const onlyTrimmed = changes.trimmed && !changes.collapsed && !changes.rewritten;
    if (onlyTrimmed && isBound(step)) {
      bounds = tighter(bounds, step);
      if (step.step !== "minLength") words.push(changedWords(step, changes));
      continue;
    }
    // The bounds in code points that follow from bounds in units hold for the trimmed text, too.
    if (onlyTrimmed) for (const bound of pointBounds(step)) bounds = tighter(bounds, bound);
    const { schema, left } = stepAfter(step, changes);
    if (Object.keys(schema).length > 0) parts.push(schema);
    if (left === undefined) continue;
    leaveOut(scope, left.rule, left.says);
    if (left.rule !== "format") words.push(left.says);
  }
  const trimmed = trimmedSchema(bounds);
  const schema = allOf([...tightest(parts), ...(Object.keys(trimmed).length === 0 ? [] : [trimmed])]);
  return words.length === 0 ? schema : { description: words.join("\n\n"), ...schema };
}

type Bound = Extract<StringStep, { readonly step: "minLength" | "maxLength" | "length" }>;

function isBound(step: StringStep): step is Bound {
  return step.step === "minLength" || step.step === "maxLength" || step.step === "length";
}

/** Bounds in code points that follow from a bound in UTF-16 units: a code point has one or two. */
function pointBounds(step: StringStep): readonly Bound[] {
  const rule = step.step === "portable" ? step.use.rule : undefined;
  if (rule?.check !== "utf16Length") return [];
  return [
    { step: "minLength", value: Math.ceil(rule.min / 2) },
    { step: "maxLength", value: rule.max },
  ];
}

function tighter({ least, most = Infinity }: TrimmedBounds, { step, value }: Bound): TrimmedBounds {
  const upper = step === "minLength" ? most : Math.min(most, value);
  return { least: step === "maxLength" ? least : Math.max(least, value), most: upper === Infinity ? undefined : upper };
}

function changeBy(step: StringStep): Partial<Changes> {
  if (step.step === "trim") return { trimmed: true };
  if (step.step === "toLowerCase" || step.step === "toUpperCase") return { rewritten: true };
  if (step.step !== "overwrite") return {};
  return step.overwrite.overwrite === "collapseSpace" ? { collapsed: true } : { rewritten: true };
}

function stepAfter(step: StringStep, changes: Changes): StepSchema {
  const { trimmed, collapsed, rewritten } = changes;
  if (!trimmed && !collapsed && !rewritten) return stepSchema(step);
  if (isOverwrite(step)) return { schema: {} };
  const left = { rule: "changed", says: changedWords(step, changes) } as const;
  if (rewritten) return { schema: {}, left };
  if (isBound(step) && step.step !== "maxLength") {
    // The original is no shorter; and a trimmed text that is not empty has something else than white space.
    const filled = trimmed && step.value > 0 ? { pattern: "\\S" } : {};
    const schema = { ...filled, minLength: step.value };
    return step.step === "minLength" && step.value <= 1 ? { schema } : { schema, left };
  }
  if (step.step === "portable" && step.use.rule.check === "excludesWords") {
    const spaced = step.use.rule.words.some((word) => /\s/.test(word));
    if (!spaced) return stepSchema(step);
  }
  return { schema: {}, left };
}

function isOverwrite({ step }: StringStep): boolean {
  return step === "trim" || step === "toLowerCase" || step === "toUpperCase" || step === "overwrite";
}

function changedWords(step: StringStep, { collapsed, rewritten }: Changes): string {
  const how = rewritten ? "its white space or letters are changed" : collapsed ? "white space is collapsed" : "trimmed";
  return stepWords(step).replace(/\.$/, `, once ${how}.`);
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
