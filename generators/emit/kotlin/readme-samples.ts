import type { Content, Node, TypeId } from "../../contract/contract.ts";
import { reachableTypes, refsOf } from "../../contract/contract.ts";
import { createFileScope } from "./file-scope.ts";
import { objectMembers } from "./members.ts";
import { requiredMembers, sampleCode } from "./sample-code.ts";
import { shapeNode } from "./world.ts";
import type { World } from "./world.ts";

/** The types of a contract that its README shows, each only where the contract has one. */
export interface ReadmeSamples {
  /** A response; one that holds an additive enum where there is one. */
  readonly response: string | undefined;
  /** Code that makes a request. */
  readonly request: { readonly code: string; readonly union: string | undefined } | undefined;
  readonly additive: string | undefined;
  /** A member that may be absent, null or given. */
  readonly threeState: { readonly type: string; readonly member: string } | undefined;
}

export function readmeSamples(world: World): ReadmeSamples {
  const ids = Object.keys(world.contract.types).filter((id): id is TypeId => id in world.contract.types);
  const classes = ids.filter((id) => world.shape(id) === "object");
  const bodies = (
    pick: (operation: World["contract"]["operations"][number]) => readonly (Content | undefined)[],
  ): TypeId[] =>
    world.contract.operations.flatMap((operation) =>
      pick(operation).flatMap((content) => refOf(content?.body ?? content?.item)),
    );
  const responses = bodies(({ responses: all }) =>
    all.filter(({ status }) => status < 300).map(({ content }) => content),
  );
  const response = firstReaching(world, responses, (id) => isAdditive(world, id));
  const requested = reachableTypes(
    world.contract,
    bodies(({ request }) => [request]),
  );
  const additive = ids.find((id) => isAdditive(world, id));
  return {
    response: nameOf(world, response ?? responses[0] ?? classes[0]),
    request: firstOf([...requested, ...classes], (id) => requestSample(world, id)),
    additive: additive === undefined ? undefined : world.className(additive),
    threeState: firstOf(classes, (id) => threeStateMember(world, id)),
  };
}

/** The first of `roots` from which a type that `holds` is reached. No type is looked at twice. */
function firstReaching(world: World, roots: readonly TypeId[], holds: (id: TypeId) => boolean): TypeId | undefined {
  const seen = new Set<TypeId>();
  for (const root of roots) {
    const queue = seen.has(root) ? [] : [root];
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (holds(id)) return root;
      seen.add(id);
      queue.push(...refsOf(world.type(id).node).filter((next) => !seen.has(next)));
    }
  }
  return undefined;
}

function refOf(node: Node | undefined): readonly TypeId[] {
  return node === undefined ? [] : refsOf(node).slice(0, 1);
}

function isAdditive(world: World, id: TypeId): boolean {
  const { node } = world.type(id);
  return node.kind === "enum" && node.additive;
}

function nameOf(world: World, id: TypeId | undefined): string | undefined {
  return id === undefined ? undefined : world.modelName(id);
}

function requestSample(world: World, id: TypeId): ReadmeSamples["request"] {
  const scope = createFileScope(world, world.type(id).family);
  const count = requiredMembers(scope, id)?.length ?? 0;
  const code = count > 0 && count <= 4 ? sampleCode(scope, id) : undefined;
  const union = world.supers(id)[0];
  return code === undefined ? undefined : { code, union: nameOf(world, union) };
}

function threeStateMember(world: World, id: TypeId): ReadmeSamples["threeState"] {
  const node = shapeNode(world.type(id));
  if (node.kind !== "object") return undefined;
  const members = objectMembers(createFileScope(world, world.type(id).family), node);
  const member = members.find(({ type }) => /(^|\.)Tristate</.test(type));
  return member === undefined ? undefined : { type: world.className(id), member: member.name };
}

function firstOf<In, Out>(values: readonly In[], make: (value: In) => Out | undefined): Out | undefined {
  for (const value of values) {
    const made = make(value);
    if (made !== undefined) return made;
  }
  return undefined;
}
