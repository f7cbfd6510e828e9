import { resolveNode } from "../../contract/contract.ts";
import type { Contract, NamedType, Node, Primitive } from "../../contract/contract.ts";
import type { FileScope } from "./file-scope.ts";
import { bareCore } from "./read-code.ts";
import { variantTest, variantWire } from "./variant-code.ts";
import type { Variant } from "./variants.ts";
import { shapeNode } from "./world.ts";
import { writePart } from "./write-code.ts";

/**
 * Statement that hands over a value of a sealed type as its own option has it, which is enough for the union; undefined
 * where the value can only be judged as a whole.
 */
export function unionWrite(scope: FileScope, type: NamedType): { readonly parts: string } | undefined {
  const node = shapeNode(type);
  if (bareCore(type.node) !== node) return undefined;
  const nodes = node.kind === "union" ? node.options : taggedOptions(scope.world.contract, node);
  const branches = scope.world.variants(type.id).map((variant, index) => {
    const option = nodes[index];
    const part = option === undefined ? undefined : writeOption(scope, { variant, option, index });
    return `    ${variantTest(scope, variant)} -> ${part ?? `out.judged(schema, ${variantWire(scope, variant)})`}\n`;
  });
  return { parts: `when (value) {\n${[...new Set(branches)].join("")}}` };
}

interface Option {
  readonly variant: Variant;
  readonly option: Node;
  readonly index: number;
}

function writeOption(scope: FileScope, { variant, option, index }: Option): string | undefined {
  const core = bareCore(option);
  if (core === undefined) return undefined;
  if (variant.kind === "direct")
    return core.kind === "ref" ? writePart(scope, core, { value: "value", schema: "" }) : undefined;
  const { slot } = variant;
  if (variant.kind === "constant" || slot.absent || slot.nullable || slot.fallback !== undefined) return undefined;
  return slot.core === core
    ? writePart(scope, core, { value: "value.value", schema: `optionCore(schema, ${index})` })
    : undefined;
}

/** The options of a discriminated union that accept nothing but what their tags choose; undefined in place of any other. */
function taggedOptions(contract: Contract, node: Node): readonly (Node | undefined)[] {
  if (node.kind !== "discriminated") return [];
  return node.options.map((option) =>
    isTagged(contract, { node: option.node, discriminator: node.discriminator, tags: option.tags })
      ? option.node
      : undefined,
  );
}

interface Tagged {
  readonly node: Node;
  readonly discriminator: string;
  readonly tags: readonly Primitive[];
}

function isTagged(contract: Contract, { node, discriminator, tags }: Tagged): boolean {
  const resolved = resolveNode(contract, node);
  if (resolved.kind !== "object") return false;
  const property = resolved.properties.find(({ key }) => key === discriminator)?.node;
  if (property === undefined) return false;
  const tag = resolveNode(contract, property);
  return (tag.kind === "literal" || tag.kind === "enum") && tag.values.every((value) => tags.includes(value));
}
