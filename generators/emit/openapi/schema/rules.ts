import type { Node, ObjectNode, PortableCheck, Property } from "../../../contract/contract.ts";
import { allOf } from "./json-schema.ts";
import type { JsonSchema } from "./json-schema.ts";
import { describeFurther } from "./notes.ts";
import { bare, leaveOut } from "./scope.ts";
import type { Scope } from "./scope.ts";
import { textRuleWords } from "./text-rule.ts";
import { reaches } from "./tolerance.ts";
import { alwaysHasValue } from "./present.ts";

/** Adds the portable checks of a node: as keywords where JSON Schema has them, and in words where it does not. */
export function withRules(schema: JsonSchema, node: Node, scope: Scope): JsonSchema {
  let ruled = schema;
  for (const { rule } of node.rules ?? []) {
    // A check around an unknown value of an additive enum is skipped, or runs on what is left (A15b, A18).
    const reduced = scope.direction === "response" && reaches("additive", node, scope);
    const keywords = reduced ? undefined : ruleSchema(rule, node, scope);
    const says = ruleWords(rule);
    if (keywords === undefined) leaveOut(scope, rule.check === "uniqueItems" ? "uniqueItems" : "crossField", says);
    else ruled = allOf([ruled, keywords]);
    const { description } = ruled;
    ruled = { ...ruled, description: describeFurther(typeof description === "string" ? description : undefined, says) };
  }
  return ruled;
}

function ruleSchema(rule: PortableCheck, node: Node, scope: Scope): JsonSchema | undefined {
  const base = bare(node, scope);
  if (rule.check === "uniqueItems" && rule.by === undefined && base.kind === "array") {
    return isPlainScalar(base.element, scope) ? { uniqueItems: true } : undefined;
  }
  if (base.kind !== "object") return undefined;
  if (rule.check === "atLeastOne" || rule.check === "exactlyOne") {
    const present = rule.keys.map((key) => hasValue(key, base, scope));
    const exact = present.every((each) => each !== undefined);
    if (!exact) return undefined;
    return { [rule.check === "atLeastOne" ? "anyOf" : "oneOf"]: present as JsonSchema[] };
  }
  if (rule.check === "requiredWhen") {
    const { key, equals } = rule.when;
    const present = rule.keys.map((each) => hasValue(each, base, scope));
    if (!isAsSent(propertyOf(key, base), scope) || present.some((each) => each === undefined)) return undefined;
    return {
      if: { properties: { [key]: { const: equals } }, required: [key] },
      then: allOf(joined(present as JsonSchema[])),
    };
  }
  return undefined;
}

/** The schema of objects whose `key` has a value; undefined where the parsed value may differ from the sent one. */
function hasValue(key: string, object: ObjectNode, scope: Scope): JsonSchema | undefined {
  const property = propertyOf(key, object);
  if (property === undefined || !isAsSent(property, scope)) return undefined;
  if (alwaysHasValue(property.node, scope)) return { required: [key] };
  return { properties: { [key]: { not: { enum: [null, "", []] } } }, required: [key] };
}

/** `required` lists of plain schemas in one. */
function joined(schemas: readonly JsonSchema[]): JsonSchema[] {
  const plain = schemas.filter((each) => Object.keys(each).length === 1);
  const rest = schemas.filter((each) => Object.keys(each).length > 1);
  return plain.length === 0 ? rest : [{ required: plain.flatMap((each) => each["required"] as string[]) }, ...rest];
}

function propertyOf(key: string, object: ObjectNode): Property | undefined {
  return object.properties.find((each) => each.key === key);
}

/** No default fills the key in, and no overwrite changes its text. */
function isAsSent(property: Property | undefined, scope: Scope): boolean {
  return property !== undefined && !changes(property.node, scope);
}

function changes(node: Node, scope: Scope): boolean {
  const inner = bare(node, scope);
  switch (inner.kind) {
    case "default":
    case "prefault":
      return true;
    case "nullable":
      return changes(inner.inner, scope);
    case "string":
      return inner.steps.some(
        (each) => each.step === "trim" || each.step.startsWith("to") || each.step === "overwrite",
      );
    case "union":
      return inner.options.some((each) => changes(each, scope));
    default:
      return false;
  }
}

/** A text, number or boolean that is compared as it is sent. Null never collides in Zod, so a nullable one is not. */
function isPlainScalar(node: Node, scope: Scope): boolean {
  const inner = bare(node, scope);
  if (inner.kind === "enum" || inner.kind === "literal") return inner.values.every((each) => each !== null);
  return inner.kind === "number" || inner.kind === "boolean" || (inner.kind === "string" && !changes(inner, scope));
}

function ruleWords(rule: PortableCheck): string {
  switch (rule.check) {
    case "uniqueItems":
      return rule.by === undefined ? "Entries are pairwise different." : `Entries differ in \`${rule.by}\`.`;
    case "atLeastOne":
      return `At least one of ${list(rule.keys)} has a value.`;
    case "exactlyOne":
      return `Exactly one of ${list(rule.keys)} has a value.`;
    case "requiredWhen":
      return `${list(rule.keys)} ${rule.keys.length === 1 ? "has a value" : "have values"} when \`${rule.when.key}\` is \`${JSON.stringify(rule.when.equals)}\`.`;
    case "totalLength":
      return `The texts at ${list(rule.paths.map((each) => each.join(".")))} have at most ${rule.max} characters in all.`;
    case "allEqual":
      return `Every \`${rule.path.join(".")}\` equals \`${rule.to.join(".")}\`.`;
    case "consecutive":
      return `The numbers at \`${rule.path.join(".")}\` rise by 1.`;
    case "lastEquals":
      return `The last of \`${rule.path.join(".")}\` equals \`${rule.to.join(".")}\`.`;
    case "additiveEnum":
    case "base64":
    case "excludesWords":
    case "url":
      return textRuleWords(rule);
    default:
      return rule satisfies never;
  }
}

function list(names: readonly string[]): string {
  return names.map((each) => `\`${each}\``).join(", ");
}
