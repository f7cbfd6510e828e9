import type { NamedType, Node, TypeId } from "../../contract/contract.ts";
import type { FileScope } from "./file-scope.ts";
import { bareCore, readPart } from "./read-code.ts";
import type { Variant } from "./variants.ts";
import { shapeNode } from "./world.ts";
import type { World } from "./world.ts";

/** Options that are tried one after the other; more would cost a failed reading each. */
const maxAttempts = 16;

/** Body of `read(input)` of a sealed type; undefined where only the exact way can read it. */
export function unionRead(scope: FileScope, type: NamedType): { readonly parts: string } | undefined {
  const node = shapeNode(type);
  const name = scope.classOf(type.id);
  if (bareCore(type.node) !== node || node.rules !== undefined) return undefined;
  if (node.kind === "union" && node.options.length > maxAttempts) return undefined;
  const nodes =
    node.kind === "union" ? node.options : node.kind === "discriminated" ? node.options.map((o) => o.node) : [];
  const options = scope.world.variants(type.id).map((variant, index) => {
    const option = nodes[index];
    return option === undefined ? undefined : readOption(scope, name, { variant, option, index });
  });
  if (options.some((code) => code === undefined)) return undefined;
  if (node.kind === "discriminated") {
    const branches = options.map((code, index) => `    ${index} -> ${code}\n`);
    return { parts: `when (input.option(schema)) {\n${branches.join("")}    else -> detour()\n}` };
  }
  const attempts = options.map((code, index) => {
    const starts = startsOf(scope.world, nodes[index] as Node, 0);
    return `input.attempt<${name}>(${index}, "${starts.replace('"', '\\"')}") { ${code} }`;
  });
  return { parts: [...attempts, "detour()"].join("\n    ?: ") };
}

interface Option {
  readonly variant: Variant;
  readonly option: Node;
  readonly index: number;
}

function readOption(scope: FileScope, name: string, { variant, option, index }: Option): string | undefined {
  const core = bareCore(option);
  if (core === undefined || core.rules !== undefined || wrapsPresence(option)) return undefined;
  if (variant.kind === "direct") {
    return core.kind === "ref" ? `${scope.modelOf(core.type)}.read(input)` : undefined;
  }
  const { slot } = variant;
  if (slot.absent || slot.nullable || slot.fallback !== undefined || slot.core !== core) return undefined;
  const schema = `optionCore(schema, ${index})`;
  if (variant.kind === "constant") return `input.constant(${schema}).let { ${name}.${variant.name} }`;
  // Options of a discriminated union are objects: those that are no class of their own are refs too.
  const code = readPart(scope, core, schema);
  return code === undefined ? undefined : `${name}.${variant.name}(${code})`;
}

/** A wrapper that changes what absence or null mean. */
function wrapsPresence(node: Node): boolean {
  for (let at = node; "inner" in at; at = at.inner) if (at.kind !== "readonly") return true;
  return false;
}

/** First characters of what the node can accept; empty where that may be any. */
function startsOf(world: World, node: Node, depth: number): string {
  switch (node.kind) {
    case "string":
      return '"';
    case "number":
      return "-0123456789";
    case "boolean":
      return "tf";
    case "null":
      return "n";
    case "object":
    case "record":
    case "discriminated":
      return "{";
    case "array":
    case "tuple":
      return "[";
    case "literal":
    case "enum":
      return node.values.every((value) => typeof value === "string") ? '"' : "";
    case "readonly":
      return startsOf(world, node.inner, depth);
    case "ref":
      return depth > 8 ? "" : startsOf(world, world.type(node.type satisfies TypeId).node, depth + 1);
    default:
      return "";
  }
}
