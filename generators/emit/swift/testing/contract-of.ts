import type { Contract, NamedType, Node, TypeId } from "../../../contract/contract.ts";

/** A contract of one family `demo` and one module `shapes`, from nodes by type name. */
export function contractOf(
  nodes: Readonly<Record<string, Node | (Partial<NamedType> & { readonly node: Node })>>,
): Contract {
  const types: Record<TypeId, NamedType> = {};
  for (const [name, given] of Object.entries(nodes)) {
    const id: TypeId = `demo.${name}`;
    const own = "node" in given ? given : { node: given };
    types[id] = { id, family: "demo", name, module: "shapes", exportName: `${name}Schema`, brand: false, ...own };
  }
  const module = {
    family: "demo",
    name: "shapes",
    source: "schemas/demo/shapes.ts",
    types: Object.keys(types) as TypeId[],
    reexports: [],
  };
  return { format: 1, modules: [module], types, operations: [], gateways: [] };
}

/** A strict object of required properties; a property given as a wrapper keeps what the wrapper allows. */
export function objectOf(
  properties: Readonly<Record<string, Node>>,
  unknownKeys: "strict" | "strip" | "keep" | Node = "strict",
): Node {
  return {
    kind: "object",
    unknownKeys,
    properties: Object.entries(properties).map(([key, node]) => {
      const isOptional =
        node.kind === "optional" ||
        node.kind === "exactOptional" ||
        (node.kind === "nullable" && node.inner.kind === "optional");
      const isFilled = node.kind === "default" || node.kind === "prefault";
      return { key, node, optionalIn: isOptional || isFilled, optionalOut: isOptional };
    }),
  };
}

export const text: Node = { kind: "string", steps: [] };
export const int: Node = { kind: "number", format: "int", steps: [] };
export const optional = (inner: Node): Node => ({ kind: "optional", inner });
export const nullable = (inner: Node): Node => ({ kind: "nullable", inner });
export const list = (element: Node): Node => ({ kind: "array", element, steps: [] });
export const ref = (name: string): Node => ({ kind: "ref", type: `demo.${name}` });
export const literal = (...values: readonly (string | number | boolean | null)[]): Node => ({
  kind: "literal",
  values,
});
