import type { Contract, NamedType, Node, TypeId } from "../../../contract/contract.ts";

/** A contract of one module, `test/types`, that exports each node under its name. */
export function contractOf(nodes: Readonly<Record<string, Node>>): Contract {
  const types: Record<TypeId, NamedType> = {};
  for (const [name, node] of Object.entries(nodes)) {
    types[`test.${name}`] = {
      id: `test.${name}`,
      family: "test",
      name,
      module: "types",
      exportName: `${name}Schema`,
      brand: false,
      node,
    };
  }
  const ids = Object.keys(types) as TypeId[];
  return {
    format: 1,
    modules: [{ family: "test", name: "types", source: "schemas/test/types.ts", types: ids, reexports: [] }],
    types,
    operations: [],
    gateways: [],
  };
}
