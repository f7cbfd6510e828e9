import { typeOf, unwrapPresence } from "../../contract/contract.ts";
import type { Contract, JsonValue, Node } from "../../contract/contract.ts";

/** A node without its wrappers: whether it takes null, what an absent value becomes, and what is left. */
export interface Shape {
  readonly nullable: boolean;
  readonly default: { readonly value: JsonValue } | null;
  readonly core: Node;
}

/** Takes wrappers and `null` options off a node; a reference stays one. */
export function shapeOf(node: Node): Shape {
  const presence = unwrapPresence(node);
  const { core } = presence;
  if (core.kind === "nonoptional") return around(presence, shapeOf(core.inner));
  const withoutNull = core.kind === "union" ? core.options.filter((option) => option.kind !== "null") : [];
  const [only] = withoutNull;
  if (core.kind !== "union" || withoutNull.length === core.options.length || only === undefined) return presence;
  const rest: Node = withoutNull.length === 1 && core.rules === undefined ? only : { ...core, options: withoutNull };
  return around({ ...presence, nullable: true }, shapeOf(rest));
}

/** The shape of the type that a reference leads to, with the wrappers on the way. */
export function resolveShape(contract: Contract, shape: Shape): Shape {
  if (shape.core.kind !== "ref") return shape;
  return resolveShape(contract, around(shape, shapeOf(typeOf(contract, shape.core.type).node)));
}

/** Wrappers around what is left after more of them. */
function around(outer: Pick<Shape, "nullable" | "default">, inner: Shape): Shape {
  return { core: inner.core, nullable: outer.nullable || inner.nullable, default: outer.default ?? inner.default };
}

/**
 * Whether a node takes a value that is absent; what Zod says of a key that holds it. An exhaustive record judges an absent
 * key as undefined, which an `exactOptional` value refuses.
 */
export function takesAbsent(contract: Contract, node: Node, asUndefined = false): boolean {
  const inside = (inner: Node): boolean => takesAbsent(contract, inner, asUndefined);
  switch (node.kind) {
    case "exactOptional":
      return !asUndefined || inside(node.inner);
    case "optional":
    case "default":
    case "prefault":
      return true;
    case "nullable":
    case "readonly":
      return inside(node.inner);
    case "union":
      return node.options.some(inside);
    case "ref":
      return inside(typeOf(contract, node.type).node);
    default:
      return false;
  }
}
