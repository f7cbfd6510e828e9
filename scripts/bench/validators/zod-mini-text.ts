import { orderTypes, reachableTypes, typeOf } from "../../../generators/contract/contract.ts";
import type { Contract, Node, NumberStep, StringStep, TypeId } from "../../../generators/contract/contract.ts";

/**
 * The types of a contract as an author would write them with zod/mini, one export each, to compare sizes and speeds.
 * Where Samewire's kit has a check of its own, a refinement calls `holds` from `runtime`, and formats with settings
 * are written without them, which is shorter.
 */
export function zodMiniText(contract: Contract, ids: readonly TypeId[], runtime: string): string {
  const { order, recursive } = orderTypes(contract);
  const reached = new Set(reachableTypes(contract, ids));
  const name = (id: TypeId): string => id.replace(".", "$");
  const refer = (id: TypeId): string => (recursive.has(id) ? `z.lazy(() => ${name(id)})` : name(id));
  const lines = order
    .filter((id) => reached.has(id))
    .map((id) => `export const ${name(id)}: z.ZodMiniType = ${schema(typeOf(contract, id).node, refer)};`);
  const own = [...new Set(lines.join("\n").match(/\b(?:holds|overwriteText)(?=\()/g) ?? [])];
  const imports = own.length === 0 ? [] : [`import { ${own.join(", ")} } from ${JSON.stringify(runtime)};`];
  return `${['import * as z from "zod/mini";', ...imports, ...lines].join("\n")}\n`;
}

type Refer = (id: TypeId) => string;

function schema(node: Node, refer: Refer): string {
  const rules = (node.rules ?? []).map((use) => refinement(use.rule));
  return checked(plain(node, refer), rules);
}

function checked(text: string, checks: readonly string[]): string {
  return checks.length === 0 ? text : `${text}.check(${checks.join(", ")})`;
}

function refinement(rule: object): string {
  return `z.refine((value) => holds(${JSON.stringify(rule)}, value))`;
}

function plain(node: Node, refer: Refer): string {
  const below = (inner: Node): string => schema(inner, refer);
  const all = (nodes: readonly Node[]): string => `[${nodes.map(below).join(", ")}]`;
  const message = node.message === undefined ? "" : JSON.stringify(node.message);
  const last = message === "" ? "" : `, ${message}`;
  switch (node.kind) {
    case "unknown":
    case "json":
    case "never":
    case "null":
    case "boolean":
      return `z.${node.kind}(${message})`;
    case "string": {
      const [first, ...others] = node.steps;
      const format = first?.step === "format" ? formatCall(first) : null;
      return checked(format ?? `z.string(${message})`, (format === null ? node.steps : others).map(textCheck));
    }
    case "number":
      return checked(`z.${node.format}(${message})`, node.steps.map(numberCheck));
    case "literal":
      return `z.literal(${node.values.length === 1 ? JSON.stringify(node.values[0]) : JSON.stringify(node.values)})`;
    case "enum":
      return node.values.every((value) => typeof value === "string")
        ? `z.enum(${JSON.stringify(node.values)}${last})`
        : `z.literal(${JSON.stringify(node.values)}${last})`;
    case "object": {
      const shape = `{ ${node.properties.map((own) => `${JSON.stringify(own.key)}: ${below(own.node)}`).join(", ")} }`;
      const maker = { strict: "strictObject", strip: "object", keep: "looseObject" };
      const { unknownKeys } = node;
      if (typeof unknownKeys === "string") return `z.${maker[unknownKeys]}(${shape}${last})`;
      return `z.catchall(z.object(${shape}${last}), ${below(unknownKeys)})`;
    }
    case "array":
      return checked(`z.array(${below(node.element)}${last})`, node.steps.map(textCheck));
    case "tuple":
      return `z.tuple(${all(node.items)}${node.rest === null ? "" : `, ${below(node.rest)}`})`;
    case "record":
      return `z.${node.mode === "partial" ? "partialRecord" : "record"}(${below(node.key)}, ${below(node.value)}${last})`;
    case "union":
      return `z.union(${all(node.options)}${last})`;
    case "discriminated":
      return `z.discriminatedUnion(${JSON.stringify(node.discriminator)}, ${all(node.options.map((option) => option.node))}${last})`;
    case "ref":
      return refer(node.type);
    case "optional":
    case "exactOptional":
    case "nullable":
    case "nonoptional":
    case "readonly":
      return `z.${node.kind}(${below(node.inner)})`;
    case "default":
      return `z._default(${below(node.inner)}, ${JSON.stringify(node.value)})`;
    case "prefault":
      return `z.prefault(${below(node.inner)}, ${JSON.stringify(node.value)})`;
    default:
      throw new Error(`the bench has no zod/mini for ${JSON.stringify(node)}`);
  }
}

function formatCall({ format, message }: StringStep & { step: "format" }): string {
  const iso = ["datetime", "date", "time", "duration"].includes(format);
  return `z.${iso ? "iso." : ""}${format}(${message === undefined ? "" : JSON.stringify(message)})`;
}

function textCheck(step: StringStep): string {
  const message = "message" in step && step.message !== undefined ? `, ${JSON.stringify(step.message)}` : "";
  switch (step.step) {
    case "pattern":
      return `z.regex(${String(new RegExp(step.source, step.flags))}${message})`;
    case "format":
      return formatCall(step);
    case "trim":
    case "toLowerCase":
    case "toUpperCase":
    case "lowercase":
    case "uppercase":
      return `z.${step.step}()`;
    case "portable":
      return refinement(step.use.rule);
    case "overwrite":
      return `z.overwrite((text) => overwriteText(${JSON.stringify(step.overwrite)}, text))`;
    default:
      return "value" in step ? `z.${step.step}(${JSON.stringify(step.value)}${message})` : "";
  }
}

function numberCheck(step: NumberStep): string {
  const name = { minimum: ["gte", "gt"], maximum: ["lte", "lt"], multipleOf: ["multipleOf", "multipleOf"] }[step.step];
  return `z.${"exclusive" in step && step.exclusive ? name[1] : name[0]}(${step.value})`;
}
