import { typeOf } from "../../../generators/contract/contract.ts";
import type {
  Contract,
  Node,
  NumberStep,
  SizeStep,
  StringStep,
  TypeId,
} from "../../../generators/contract/contract.ts";

/**
 * The types of a contract as an author of typia would write them, and of each of `ids` the verdict and the list of what
 * is wrong, unknown keys included: `isX` and `validateX`.
 */
export function typiaText(contract: Contract, ids: readonly TypeId[]): string {
  const types = Object.keys(contract.types) as TypeId[];
  return [
    'import typia, { tags } from "typia";',
    ...types.map((id) => `type ${nameOf(id)} = ${typeText(typeOf(contract, id).node)};`),
    ...ids.flatMap((id) => [
      `export const is${nameOf(id)} = typia.createEquals<${nameOf(id)}>();`,
      `export const validate${nameOf(id)} = typia.createValidateEquals<${nameOf(id)}>();`,
    ]),
  ].join("\n");
}

function nameOf(id: TypeId): string {
  return id.slice(id.indexOf(".") + 1);
}

function typeText(node: Node): string {
  switch (node.kind) {
    case "boolean":
      return "boolean";
    case "string":
      return tagged("string", node.steps.map(textTag));
    case "number":
      return tagged("number", numberTags(node.format, node.steps));
    case "literal":
    case "enum":
      return node.values.map((value) => JSON.stringify(value)).join(" | ");
    case "object":
      return `{ ${node.properties.map((own) => `${own.key}${own.optionalIn ? "?" : ""}: ${typeText(own.node)}`).join("; ")} }`;
    case "array":
      return tagged(`(${typeText(node.element)})[]`, node.steps.map(sizeTag));
    case "discriminated":
      return node.options.map((option) => typeText(option.node)).join(" | ");
    case "ref":
      return nameOf(node.type);
    case "nullable":
      return `(${typeText(node.inner)}) | null`;
    case "optional":
      return typeText(node.inner);
    default:
      throw new Error(`the bench has no typia type for ${JSON.stringify(node)}`);
  }
}

function tagged(type: string, tags: readonly string[]): string {
  return [type, ...tags.map((tag) => `tags.${tag}`)].join(" & ");
}

const formats: Readonly<Record<string, string>> = { uuid: "uuid", datetime: "date-time" };

function textTag(step: StringStep): string {
  const format = step.step === "format" ? formats[step.format] : undefined;
  if (format !== undefined) return `Format<"${format}">`;
  if (step.step === "pattern") return `Pattern<${JSON.stringify(step.source)}>`;
  if (step.step === "minLength" || step.step === "maxLength")
    return `${step.step === "minLength" ? "MinLength" : "MaxLength"}<${step.value}>`;
  throw new Error(`the bench has no tag of typia for ${JSON.stringify(step)}`);
}

function sizeTag({ step, value }: SizeStep): string {
  return step === "maxLength" ? `MaxItems<${value}>` : `MinItems<${value}>`;
}

/** Whole numbers here fit 32 bits, and the bounds that those have anyway are not said again. */
function numberTags(format: string, steps: readonly NumberStep[]): readonly string[] {
  const bounds = steps.map(({ step, value }) => `${step === "minimum" ? "Minimum" : "Maximum"}<${value}>`);
  if (format === "number") return bounds;
  return ['Type<"uint32">', ...bounds.filter((bound) => bound !== "Minimum<0>" && bound !== "Maximum<4294967295>")];
}
