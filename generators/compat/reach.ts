import { childrenOf, refsOf, typeOf } from "../contract/contract.ts";
import type { Contract, Node, Operation, TypeId } from "../contract/contract.ts";
import type { Direction } from "./change.ts";

type WireDirection = Exclude<Direction, "code">;

/** The directions in which operations of either contract carry each type; a type that is missing here is carried by none. */
export function directionsOfTypes(contracts: readonly Contract[]): (type: TypeId) => readonly WireDirection[] {
  const request = new Set<TypeId>();
  const response = new Set<TypeId>();
  for (const contract of contracts) {
    for (const operation of contract.operations) {
      reach(contract, requestNodes(operation), request);
      reach(contract, responseNodes(operation), response);
    }
  }
  return (type) => {
    const found: WireDirection[] = [];
    if (request.has(type)) found.push("request");
    if (response.has(type)) found.push("response");
    return found.length === 0 ? ["strict"] : found;
  };
}

export function requestNodes({ parameters, request }: Operation): readonly Node[] {
  return [...parameters.map(({ node }) => node), ...contentNodes(request)];
}

export function responseNodes({ responses }: Operation): readonly Node[] {
  return responses.flatMap(({ content }) => contentNodes(content));
}

function contentNodes(content: Operation["request"]): readonly Node[] {
  return [content?.body, content?.item].filter((node) => node !== undefined);
}

/** Adds every type that the nodes lead to. */
export function reach(contract: Contract, nodes: readonly Node[], found: Set<TypeId>): void {
  const queue = nodes.flatMap(refsOf);
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    queue.push(...refsOf(typeOf(contract, id).node));
  }
}

/**
 * Where a response reader stands: `listed` when the nearest list entry around it can be left out, `brittle` when leaving
 * an entry out of a list further down may break a rule of an object further up.
 */
export interface Surroundings {
  readonly listed: boolean;
  readonly brittle: boolean;
}

/** The surroundings of each type as the readers of this contract meet it in answers: the worst of all ways to it. */
export function surroundingsOfTypes(contract: Contract): (type: TypeId) => Surroundings {
  const found = new Map<TypeId, Surroundings>();
  const queue: [Node, Surroundings][] = contract.operations
    .flatMap(responseNodes)
    .map((node) => [node, { listed: false, brittle: false }]);
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [node, here] = next;
    if (node.kind !== "ref") {
      childrenOf(node).forEach((child, index) => queue.push([child, surroundingsBelow(node, index, here)]));
      continue;
    }
    const known = found.get(node.type);
    const worst = { listed: here.listed && known?.listed !== false, brittle: here.brittle || known?.brittle === true };
    if (known?.listed === worst.listed && known.brittle === worst.brittle) continue;
    found.set(node.type, worst);
    queue.push([typeOf(contract, node.type).node, worst]);
  }
  return (type) => found.get(type) ?? { listed: false, brittle: false };
}

/** The surroundings of a child of `node`, which is the child of that index in `childrenOf`. */
export function surroundingsBelow(node: Node, index: number, here: Surroundings): Surroundings {
  const ruled = (node.rules ?? []).some(({ rule }) => rule.check !== "uniqueItems");
  const brittle = here.brittle || ruled;
  switch (node.kind) {
    case "array":
      return { brittle, listed: !brittle && node.steps.every((step) => step.step === "maxLength" || step.value === 0) };
    case "record":
      return { brittle, listed: index > 0 && here.listed };
    // An entry that is left out moves the others; and which option a union then takes depends on all of them.
    case "tuple":
    case "union":
      return { brittle: true, listed: false };
    default:
      return { brittle, listed: here.listed };
  }
}
