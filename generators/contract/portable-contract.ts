import type { AnyContract, Contract } from "./contract-data.ts";
import type { AnyNode, Node } from "./node.ts";
import type { Operation } from "./operation.ts";
import { isScript } from "./script-node.ts";
import { childrenOf } from "./walk.ts";

/**
 * The contract without the families that are for TypeScript alone: what every other output sees. The builder has
 * reported each construct that only TypeScript carries in the families that remain, so none can be left.
 */
export function portableContract(contract: AnyContract): Contract {
  const { typescriptOnly = [] } = contract;
  const isKept = ({ family }: { readonly family: string }): boolean => !typescriptOnly.includes(family);
  const types = Object.entries(contract.types).filter(([, type]) => isKept(type));
  const kept = new Set<string>(types.map(([id]) => id));
  for (const [id, { node }] of types) assertPortable(node, id);
  return {
    format: contract.format,
    modules: contract.modules
      .filter(isKept)
      .map((module) => ({ ...module, reexports: module.reexports.filter((id) => kept.has(id)) })),
    types: Object.fromEntries(types) as Contract["types"],
    operations: contract.operations.filter(isKept) as readonly Operation[],
    gateways: contract.gateways.filter(isKept),
  };
}

function assertPortable(node: AnyNode, id: string): asserts node is Node {
  if (isScript(node)) throw new Error(`The type ${id} has a ${node.kind}, which the builder should have reported.`);
  for (const child of childrenOf(node)) assertPortable(child, id);
}
