import type {
  Node,
  ObjectNode,
  PortableCase,
  PortableCheck,
  Property,
  RecordNode,
} from "../../../contract/contract.ts";
import { allOf } from "./json-schema.ts";
import type { JsonSchema } from "./json-schema.ts";
import { describeFurther } from "./notes.ts";
import { bare, leaveOut } from "./scope.ts";
import type { Scope } from "./scope.ts";
import { ruleWords } from "./rule-words.ts";
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

type Implies = Extract<PortableCheck, { readonly check: "implies" }>;

function ruleSchema(rule: PortableCheck, node: Node, scope: Scope): JsonSchema | undefined {
  const base = bare(node, scope);
  if (rule.check === "uniqueItems" && rule.by === undefined && base.kind === "array") {
    return isPlainScalar(base.element, scope) ? { uniqueItems: true } : undefined;
  }
  if (rule.check === "entryCount" && base.kind === "record") return entryCountSchema(rule, base, scope);
  if (base.kind !== "object") return undefined;
  if (rule.check === "implies") return impliesSchema(rule, base, scope);
  if (rule.check === "atLeastOne" || rule.check === "exactlyOne") {
    const presence = rule.check === "atLeastOne" && rule.counts === "presence";
    const present = rule.keys.map((key) => (presence ? isPresent(key, base, scope) : hasValue(key, base, scope)));
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

/** Undefined where a reader drops keys. A record whose keys are changed is no part of a contract. */
function entryCountSchema(
  { min, max }: Extract<PortableCheck, { readonly check: "entryCount" }>,
  { mode }: RecordNode,
  scope: Scope,
): JsonSchema | undefined {
  if (mode !== "open" && scope.direction === "response") return undefined;
  const bounds = (least: number, most: number): JsonSchema => ({
    ...(least > 0 && { minProperties: least }),
    maxProperties: most,
  });
  if (scope.form === "catalog" || mode === "exhaustive") return bounds(min, max);
  // Zod drops an own key `__proto__`.
  const without = { propertyNames: { not: { const: "__proto__" } } };
  return { if: without, then: bounds(min, max), else: bounds(min + 1, max + 1) };
}

/** The schema of objects whose `key` has a value; undefined where the parsed value may differ from the sent one. */
function hasValue(key: string, object: ObjectNode, scope: Scope): JsonSchema | undefined {
  const property = propertyOf(key, object);
  if (property === undefined || !isAsSent(property, scope)) return undefined;
  if (alwaysHasValue(property.node, scope)) return { required: [key] };
  return { properties: { [key]: { not: { enum: [null, "", []] } } }, required: [key] };
}

/** The schema of objects with `key`; undefined where a default may fill it in. */
function isPresent(key: string, object: ObjectNode, scope: Scope): JsonSchema | undefined {
  const property = propertyOf(key, object);
  return property !== undefined && !fillsIn(property.node, scope) ? { required: [key] } : undefined;
}

function fillsIn(node: Node, scope: Scope): boolean {
  const inner = bare(node, scope);
  if (inner.kind === "nullable") return fillsIn(inner.inner, scope);
  return inner.kind === "default" || inner.kind === "prefault";
}

/** Undefined where a key that the rule looks at may be parsed to another value than the sent one. */
function impliesSchema(rule: Implies, object: ObjectNode, scope: Scope): JsonSchema | undefined {
  const { when, required = [], forbidden = [], values = [] } = rule;
  const keys = [...when.map(({ key }) => key), ...required, ...forbidden, ...values.map(({ key }) => key)];
  const properties = keys.map((key) => propertyOf(key, object));
  if (!properties.every((each) => isAsSent(each, scope))) return undefined;
  const present = required.map((key) => hasValue(key, object, scope)).filter((each) => each !== undefined);
  const absent = forbidden.map((key) => [key, hasNone(key, object, scope)] as const);
  return {
    if: casesSchema(when),
    then: allOf([
      ...joined(present),
      ...(absent.length === 0 ? [] : [{ properties: Object.fromEntries(absent) }]),
      ...(values.length === 0 ? [] : [casesSchema(values)]),
    ]),
  };
}

function casesSchema(cases: readonly PortableCase[]): JsonSchema {
  const properties = cases.map(({ key, in: accepted }) => [
    key,
    accepted.length === 1 ? { const: accepted[0] } : { enum: accepted },
  ]);
  return { properties: Object.fromEntries(properties) as JsonSchema, required: cases.map(({ key }) => key) };
}

/** The schema of a present value that counts as none. */
function hasNone(key: string, object: ObjectNode, scope: Scope): JsonSchema {
  const property = propertyOf(key, object);
  return property !== undefined && alwaysHasValue(property.node, scope) ? { not: {} } : { enum: [null, "", []] };
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
