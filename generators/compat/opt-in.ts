import { resolveNode } from "../contract/contract.ts";
import type { Contract, Node, Operation, Primitive, TypeId } from "../contract/contract.ts";
import type { Change } from "./change.ts";
import { reach, requestNodes, responseNodes } from "./reach.ts";
import { typeOfPointer } from "./pointer.ts";

/** One thing that can be asked for: an operation, or one member of an operation whose request and answers choose by one key. */
interface Call {
  readonly name: string;
  readonly asks: ReadonlySet<TypeId>;
  readonly answers: ReadonlySet<TypeId>;
}

/**
 * Where clients are in use that read answers strictly, a new key of an answer must be asked for (G5): every call whose
 * answer may carry the key needs a new optional key in its request. Gives the changes with their verdicts set right.
 */
export function requireOptIn(contract: Contract, changes: readonly Change[]): readonly Change[] {
  const calls = contract.operations.flatMap((operation) => callsOf(contract, operation));
  const flagged = new Set(
    changes
      .filter(({ kind, side }) => kind === "optionalKeyAdded" && side === "current")
      .map(({ at }) => typeOfPointer(at)),
  );
  return changes.map((change) => {
    const type = typeOfPointer(change.at);
    if (change.kind !== "optionalKeyAdded" || change.closed !== true || type === null) return change;
    const open = calls.find(({ asks, answers }) => answers.has(type) && ![...asks].some((id) => flagged.has(id)));
    const verdicts = change.verdicts.map((verdict) => {
      if (verdict.direction !== "response") return verdict;
      const reason =
        open === undefined
          ? "only clients that ask for it get it"
          : `clients that read strictly refuse it, and ${open.name} has no new key to ask for it`;
      return { ...verdict, rule: "G5" as const, breaking: open !== undefined, reason };
    });
    return { ...change, verdicts };
  });
}

function callsOf(contract: Contract, operation: Operation): readonly Call[] {
  const request = chosenBy(contract, requestNodes(operation));
  const response = chosenBy(contract, responseNodes(operation));
  if (request === null || response === null || request.key !== response.key)
    return [
      {
        name: operation.id,
        asks: reached(contract, requestNodes(operation)),
        answers: reached(contract, responseNodes(operation)),
      },
    ];
  return [...response.members].map(([tag, answer]) => {
    const ask = request.members.get(tag);
    return {
      name: `${operation.id} ${String(tag)}`,
      asks: reached(contract, ask === undefined ? [] : [ask]),
      answers: reached(contract, [answer]),
    };
  });
}

/** The members of the only union among the nodes, by tag. */
function chosenBy(
  contract: Contract,
  nodes: readonly Node[],
): { readonly key: string; readonly members: ReadonlyMap<Primitive, Node> } | null {
  const unions = nodes.map((node) => resolveNode(contract, node)).filter((node) => node.kind === "discriminated");
  const [union] = unions;
  if (union === undefined || unions.length > 1) return null;
  return {
    key: union.discriminator,
    members: new Map(union.options.flatMap(({ tags, node }) => tags.map((tag) => [tag, node]))),
  };
}

function reached(contract: Contract, nodes: readonly Node[]): ReadonlySet<TypeId> {
  const found = new Set<TypeId>();
  reach(contract, nodes, found);
  return found;
}
