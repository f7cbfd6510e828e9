import { resolveNode, unwrapPresence } from "../../contract/contract.ts";
import type { Contract, Node } from "../../contract/contract.ts";
import type { Comparison } from "../comparison.ts";
import { meaningOf } from "../wording.ts";

export interface PairedOptions {
  /** Older and newer member, in the newer order. */
  readonly pairs: readonly (readonly [Node, Node])[];
  readonly gone: readonly Node[];
  readonly added: readonly Node[];
  /** Two members that may both accept one value changed places. */
  readonly reordered: boolean;
}

/** Pairs the members of two plain unions: equal ones first, then those of one name or label, then those of one kind. */
export function pairOptions(comparison: Comparison, before: readonly Node[], after: readonly Node[]): PairedOptions {
  const free = new Set(before);
  const partners = new Map<Node, Node>();
  const likenesses: ((contract: Contract, node: Node) => string)[] = [
    (_contract, node) => meaningOf(node),
    labelOf,
    (contract, node) => resolveNode(contract, node).kind,
  ];
  for (const likeness of likenesses) {
    for (const node of after.filter((each) => !partners.has(each))) {
      const wanted = likeness(comparison.current, node);
      const partner = [...free].find((each) => likeness(comparison.previous, each) === wanted);
      if (partner === undefined) continue;
      free.delete(partner);
      partners.set(node, partner);
    }
  }
  const pairs = after.flatMap((node) => {
    const partner = partners.get(node);
    return partner === undefined ? [] : [[partner, node] as const];
  });
  return {
    pairs,
    gone: [...free],
    added: after.filter((node) => !partners.has(node)),
    reordered: isReordered(comparison, before, pairs),
  };
}

/** The name of a type, or an object's first literal value; other nodes have none of their own. */
function labelOf(contract: Contract, node: Node): string {
  if (node.kind === "ref") return node.type;
  const core = unwrapPresence(node).core;
  if (core.kind !== "object") return `no label ${meaningOf(node)}`;
  const literal = core.properties
    .map((property) => resolveNode(contract, property.node))
    .find(({ kind }) => kind === "literal");
  return literal === undefined ? `no label ${meaningOf(node)}` : meaningOf(literal);
}

function isReordered({ previous }: Comparison, before: readonly Node[], pairs: PairedOptions["pairs"]): boolean {
  const order = pairs.map(([older]) => older);
  return order.some((node, index) =>
    order
      .slice(0, index)
      .some((earlier) => before.indexOf(earlier) > before.indexOf(node) && mayMeet(previous, earlier, node)),
  );
}

/** Whether two members may accept one value, judged by the kind of JSON value that each of them takes. */
function mayMeet(contract: Contract, left: Node, right: Node): boolean {
  const [first, second] = [jsonKindOf(contract, left), jsonKindOf(contract, right)];
  return first === "any" || second === "any" || first === second;
}

function jsonKindOf(contract: Contract, node: Node): string {
  const core = resolveNode(contract, node);
  if (core.kind === "array" || core.kind === "tuple") return "array";
  if (core.kind === "object" || core.kind === "record") return "object";
  return ["string", "number", "boolean", "null"].includes(core.kind) ? core.kind : "any";
}
