import type {
  Node,
  NumberStep,
  PortableCheckUse,
  Primitive,
  Property,
  RecordNode,
  SizeStep,
  StringStep,
  TupleNode,
  TypeId,
} from "../../contract/contract.ts";
import { typeOf } from "../../contract/contract.ts";
import { absenceOf, mayLack } from "./absence.ts";
import type { Plan } from "./plan.ts";
import { ruleUse } from "./rule-expression.ts";
import { jsonLiteral, list, numberLiteral, stringLiteral } from "./swift-text.ts";

/** Writes the Swift expression of a node's schema. `reference` gives the expression of another named type's schema. */
export interface SchemaContext {
  readonly plan: Plan;
  readonly family: string;
  readonly reference: (id: TypeId) => string;
}

export function schemaExpression(context: SchemaContext, node: Node): string {
  const bare = bareExpression(context, node);
  const rules = node.kind === "string" ? [] : (node.rules ?? []);
  if (rules.length === 0) return bare;
  const base = bare.startsWith(".") ? `${context.plan.outer("Schema", context.family)}${bare}` : bare;
  return `${base}.checked(${list(rules.map(ruleUse))})`;
}

function bareExpression(context: SchemaContext, node: Node): string {
  const inner = (each: Node): string => schemaExpression(context, each);
  switch (node.kind) {
    case "unknown":
    case "json":
    case "never":
    case "null":
    case "boolean":
      return `.${node.kind}`;
    case "string":
      return node.steps.length === 0 ? ".string()" : `.string(${list(stringSteps(context, node.steps, node.rules))})`;
    case "number":
      return node.steps.length === 0
        ? `.number(.${node.format})`
        : `.number(.${node.format}, ${list(node.steps.map(numberStep))})`;
    case "literal":
      return oneOf(node.values);
    case "enum":
      if (node.additive) return `.additive(${list(node.values.map((value) => stringLiteral(String(value))))})`;
      return oneOf(node.values);
    case "object": {
      const keys =
        typeof node.unknownKeys === "string" ? `.${node.unknownKeys}` : `.judged(${inner(node.unknownKeys)})`;
      return `.object(${keys}, ${list(
        node.properties.map((property) => propertyShape(context, property)),
        true,
      )})`;
    }
    case "array":
      return node.steps.length === 0
        ? `.array(${inner(node.element)})`
        : `.array(${inner(node.element)}, ${list(node.steps.map(sizeStep))})`;
    case "tuple":
      return tupleExpression(context, node);
    case "record":
      return `.record(${recordMode(context, node)}, key: ${inner(node.key)}, value: ${inner(node.value)})`;
    case "union":
      return `.union(${list(node.options.map(inner), true)})`;
    case "discriminated": {
      const options = node.options.map(({ tags, node: option }) => {
        return `${context.plan.outer("TaggedOption", context.family)}(${list(tags.map(jsonLiteral))}, ${inner(option)})`;
      });
      return `.discriminated(${stringLiteral(node.discriminator)}, ${list(options, true)})`;
    }
    case "ref":
      return `.reference { ${context.reference(node.type)} }`;
    case "optional": {
      const substitutes = absenceOf(context.plan.contract, node.inner) === "defaulted" ? ", substitutes: true" : "";
      return `.optional(${inner(node.inner)}${substitutes})`;
    }
    case "exactOptional":
    case "nullable":
    case "nonoptional":
      return `.${node.kind}(${inner(node.inner)})`;
    case "readonly":
      return inner(node.inner);
    case "default":
      return `.defaulted(${inner(node.inner)}, ${jsonLiteral(node.value)})`;
    case "prefault":
      return `.prefaulted(${inner(node.inner)}, ${jsonLiteral(node.value)})`;
  }
}

/** Thousands of texts are quick to compile as a list of strings, and slow as a list of JSON values. */
function oneOf(values: readonly Primitive[]): string {
  const texts = values.filter((value) => typeof value === "string");
  return texts.length === values.length
    ? `.texts(${list(texts.map(stringLiteral))})`
    : `.oneOf(${list(values.map(jsonLiteral))})`;
}

function propertyShape(context: SchemaContext, property: Property): string {
  const { plan, family } = context;
  const absence = absenceOf(plan.contract, property.node);
  const out = mayLack(plan.contract, property.node);
  const parts = [stringLiteral(property.key), schemaExpression(context, property.node)];
  if (absence !== "required" || out) parts.push(`.${absence}`);
  if (out) parts.push("optionalOut: true");
  return `${plan.outer("PropertyShape", family)}(${parts.join(", ")})`;
}

function tupleExpression(context: SchemaContext, node: TupleNode): string {
  const items = node.items.map((item) => {
    const absence = absenceOf(context.plan.contract, item);
    const out = mayLack(context.plan.contract, item);
    const parts = [schemaExpression(context, item)];
    if (absence !== "required" || out) parts.push(`.${absence}`);
    if (out) parts.push("optionalOut: true");
    return `${context.plan.outer("TupleItem", context.family)}(${parts.join(", ")})`;
  });
  const rest = node.rest === null ? "" : `, rest: ${schemaExpression(context, node.rest)}`;
  return `.tuple(${list(items)}${rest})`;
}

function recordMode(context: SchemaContext, node: RecordNode): string {
  if (node.mode !== "exhaustive") return `.${node.mode}`;
  const values = keyValues(context.plan, node.key).map((value) => jsonLiteral(value));
  return `.exhaustive(${list(values)})`;
}

/** Every key of an exhaustive record, in order. */
function keyValues(plan: Plan, node: Node): readonly (string | number)[] {
  switch (node.kind) {
    case "enum":
      return node.values;
    case "literal":
      return node.values.filter((value) => typeof value === "string" || typeof value === "number");
    case "union":
      return [...new Set(node.options.flatMap((option) => keyValues(plan, option)))];
    case "ref":
      return keyValues(plan, typeOf(plan.contract, node.type).node);
    default:
      return "inner" in node ? keyValues(plan, node.inner) : [];
  }
}

function sizeStep(step: SizeStep): string {
  return `.${step.step}(${step.value})`;
}

function numberStep(step: NumberStep): string {
  if (step.step === "multipleOf") return `.multipleOf(${numberLiteral(step.value)})`;
  return `.${step.step}(${numberLiteral(step.value)}, exclusive: ${step.exclusive})`;
}

function stringSteps(
  context: SchemaContext,
  steps: readonly StringStep[],
  rules: readonly PortableCheckUse[] = [],
): readonly string[] {
  return [...steps.map((step) => stringStep(context, step)), ...rules.map((use) => `.rule(${ruleUse(use)})`)];
}

function stringStep(context: SchemaContext, step: StringStep): string {
  switch (step.step) {
    case "minLength":
    case "maxLength":
    case "length":
      return `.size(.${step.step}(${step.value}))`;
    case "pattern":
      return pattern(context, step.source, step.flags);
    case "startsWith":
    case "endsWith":
      return `.${step.step}(${stringLiteral(step.value)})`;
    case "includes":
      return `.includes(${stringLiteral(step.value)}, position: ${step.position ?? 0})`;
    case "format":
      return step.source === undefined ? `.format(.${step.format})` : pattern(context, step.source, step.flags ?? "");
    case "lowercase":
    case "uppercase":
    case "trim":
    case "toLowerCase":
    case "toUpperCase":
      return `.${step.step}`;
    case "portable":
      return `.rule(${ruleUse(step.use)})`;
    case "overwrite":
      if (step.overwrite.overwrite !== "foldToKnown") return `.${step.overwrite.overwrite}`;
      return `.foldToKnown(${list(step.overwrite.values.map(stringLiteral))})`;
  }
}

function pattern({ plan, family }: SchemaContext, source: string, flags: string): string {
  const parts = flags === "" ? [source] : [source, flags];
  return `.pattern(${plan.outer("Pattern", family)}(${parts.map(stringLiteral).join(", ")}))`;
}
