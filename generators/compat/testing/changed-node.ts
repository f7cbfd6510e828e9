import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { childrenOf } from "../../contract/contract.ts";
import type { Node, Property } from "../../contract/contract.ts";
import { contractOf } from "../../emit/typescript/testing/contract-of.ts";
import { takesAbsent } from "../node/shape.ts";
import { nodeArbitrary } from "../../emit/typescript/testing/node-arbitrary.ts";

/** A type that nodes refer to, of a node that stands below a key of it. */
export function anchored(node: Node): Node {
  const property = { key: "a", node: { kind: "optional", inner: node } as Node, optionalIn: true, optionalOut: true };
  return { kind: "object", properties: [property], unknownKeys: "strict" };
}

/** What is referred to is never absent. */
const none = contractOf({ Anchor: anchored({ kind: "unknown" }) });

/** A node and the same node after an author's change somewhere in it; both may refer to the type `test.Anchor`. */
export const changedNode: Arbitrary<{ readonly before: Node; readonly after: Node }> = fc
  .tuple(
    nodeArbitrary(["test.Anchor"]),
    nodeArbitrary(["test.Anchor"]),
    fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 2 }),
  )
  .map(([drawn, spare, changes]) => {
    const before = tidy(drawn);
    return {
      before,
      after: changes.reduce(
        (node, [place, how]) => changeAt(node, place, (at) => change(at, how, tidy(spare))),
        before,
      ),
    };
  });

/** As an author would have it: facts about absence that follow from the nodes inside, rules about keys that exist. */
function tidy(node: Node): Node {
  const inside = replaceChildren(node, tidy);
  if (inside.kind === "prefault") return { ...inside, kind: "default" };
  if (inside.kind !== "object" || inside.rules === undefined) return inside;
  const { rules, ...rest } = inside;
  const named = new Set(inside.properties.map(({ key }) => `"${key}"`));
  const missing = ['"a"', '"b"', '"id"', '"kind"'].filter((key) => !named.has(key));
  return missing.some((key) => JSON.stringify(rules).includes(key)) ? rest : inside;
}

/** Changes the node of that number, counted from the root through its children. */
function changeAt(root: Node, place: number, edit: (node: Node) => Node): Node {
  const all = nodesOf(root);
  const target = all[place % all.length] ?? root;
  const visit = (node: Node): Node => (node === target ? edit(node) : replaceChildren(node, visit));
  return visit(root);
}

function nodesOf(node: Node): readonly Node[] {
  return [node, ...childrenOf(node).flatMap(nodesOf)];
}

function replaceChildren(node: Node, visit: (node: Node) => Node): Node {
  switch (node.kind) {
    case "object": {
      const properties = node.properties.map((property) => withPresence(property.key, visit(property.node)));
      const unknownKeys = typeof node.unknownKeys === "string" ? node.unknownKeys : visit(node.unknownKeys);
      return { ...node, properties, unknownKeys };
    }
    case "array":
      return { ...node, element: visit(node.element) };
    case "tuple":
      return tupleOf(node.items.map(visit), node.rest === null ? null : visit(node.rest));
    case "record":
      return { ...node, value: visit(node.value) };
    case "union":
      return { ...node, options: node.options.map(visit) };
    case "discriminated":
      return {
        ...node,
        options: node.options.map(({ tags, node: option }) => ({
          tags,
          node: replaceBeside(option, node.discriminator, visit),
        })),
      };
    default:
      return "inner" in node ? { ...node, inner: visit(node.inner) } : node;
  }
}

/** The key that chooses an option stays as it is. */
function replaceBeside(option: Node, discriminator: string, visit: (node: Node) => Node): Node {
  if (option.kind !== "object") return option;
  return replaceChildren(option, (child) =>
    option.properties.some(({ key, node }) => key === discriminator && node === child) ? child : visit(child),
  );
}

function tupleOf(items: readonly Node[], rest: Node | null): Node {
  return { kind: "tuple", items, requiredItems: items.findLastIndex((item) => !takesAbsent(none, item)) + 1, rest };
}

function withPresence(key: string, node: Node): Property {
  const optional = takesAbsent(none, node);
  return { key, node, optionalIn: optional, optionalOut: optional };
}

/** One change of a kind that suits the node; another node altogether where there is none. */
function change(node: Node, how: number, spare: Node): Node {
  const edits = editsOf(node, how, spare);
  return edits[how % edits.length]?.() ?? spare;
}

function editsOf(node: Node, how: number, spare: Node): readonly (() => Node)[] {
  const general = [
    (): Node => spare,
    (): Node => ({ kind: "nullable", inner: node }),
    (): Node => ({ kind: "optional", inner: node }),
  ];
  switch (node.kind) {
    case "object":
      return [...objectEdits(node, how, spare), ...objectEdits(node, how >> 3, spare), ...general];
    case "enum":
      return [
        (): Node => ({ ...node, values: [...node.values.filter((value) => value !== "green"), "green"] }),
        (): Node => ({ ...node, values: [...node.values.filter((value) => value !== "green"), "green"] }),
        (): Node => ({ ...node, values: node.values.length > 1 ? node.values.slice(1) : node.values }),
        (): Node => ({ ...node, additive: !node.additive && node.values.every((value) => typeof value === "string") }),
        ...general,
      ];
    case "literal":
      return [
        (): Node => ({ ...node, values: [...node.values.filter((value) => value !== "green"), "green"] }),
        ...general,
      ];
    case "string":
      return [
        (): Node => ({ ...node, steps: node.steps.slice(1) }),
        (): Node => ({
          ...node,
          steps: [...node.steps, { step: how % 2 === 0 ? "maxLength" : "minLength", value: how % 5 }],
        }),
        (): Node => ({ ...node, steps: [...node.steps, { step: "pattern", source: "a", flags: "" }] }),
        (): Node => (spare.kind === "string" ? { ...node, steps: [...node.steps, ...spare.steps] } : spare),
        ...general,
      ];
    case "number":
      return [
        (): Node => ({ ...node, steps: node.steps.slice(1) }),
        (): Node => ({ ...node, format: how % 2 === 0 ? "number" : "int" }),
        (): Node => ({
          ...node,
          steps: [...node.steps, { step: "minimum", value: how % 7, exclusive: how % 2 === 0 }],
        }),
        ...general,
      ];
    case "array":
      return [
        (): Node => ({ ...node, steps: node.steps.slice(1) }),
        (): Node => ({
          ...node,
          steps: [...node.steps, { step: how % 2 === 0 ? "maxLength" : "minLength", value: how % 4 }],
        }),
        (): Node => ({ kind: "array", element: node.element, steps: node.steps }),
        (): Node => ({ ...node, rules: [{ rule: { check: "uniqueItems" } }] }),
        ...general,
      ];
    case "union":
      return [
        (): Node => ({ ...node, options: [...node.options, spare] }),
        (): Node => ({ ...node, options: node.options.length > 1 ? node.options.slice(1) : node.options }),
        (): Node => ({ ...node, options: node.options.toReversed() }),
        ...general,
      ];
    case "discriminated":
      return [
        (): Node => ({ ...node, options: node.options.length > 1 ? node.options.slice(0, -1) : node.options }),
        (): Node => ({ ...node, options: node.options.toReversed() }),
        ...general,
      ];
    case "tuple":
      return [
        (): Node => tupleOf(node.items, node.rest === null ? spare : null),
        (): Node => tupleOf([...node.items, spare], node.rest),
        ...general,
      ];
    case "record":
      return [
        (): Node =>
          node.mode === "open" ? node : { ...node, mode: node.mode === "partial" ? "exhaustive" : "partial" },
        (): Node => ({ ...node, value: spare }),
        ...general,
      ];
    default:
      return "inner" in node ? [(): Node => node.inner, ...general] : general;
  }
}

function objectEdits(node: Node & { readonly kind: "object" }, how: number, spare: Node): readonly (() => Node)[] {
  const others = node.properties.filter(({ key }) => key !== "zz");
  const optional: Node = { kind: "optional", inner: spare };
  return [
    (): Node => ({ ...node, properties: [...others, withPresence("zz", optional)] }),
    (): Node => ({ ...node, properties: [...others, withPresence("zz", optional)] }),
    (): Node => ({ ...node, properties: [...others, withPresence("zz", spare)] }),
    (): Node => ({ ...node, rules: [{ rule: { check: "atLeastOne", keys: node.properties.map(({ key }) => key) } }] }),
    (): Node => ({ ...node, properties: node.properties.slice(1) }),
    (): Node => ({ ...node, unknownKeys: how % 2 === 0 ? "strict" : "strip" }),
    (): Node => ({ ...node, unknownKeys: how % 2 === 0 ? "keep" : { kind: "optional", inner: spare } }),
  ];
}
