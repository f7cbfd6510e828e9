import type { AnyNode } from "../../contract/contract.ts";
import { mayPart } from "./payload-path.ts";
import { call, lambda } from "./piece.ts";
import type { Piece } from "./piece.ts";
import type { Scope } from "./unit.ts";

/** Whether the node is read by shapes that follow values which contain themselves. */
function follows(node: AnyNode, scope: Scope): boolean {
  return scope.form.cycles && scope.traits.nests(node);
}

const parts: Readonly<Record<string, string>> = {
  object: "object",
  record: "object",
  keyed: "object",
  array: "list",
  tuple: "tuple",
  map: "map",
  set: "set",
};

/** The shape of a node, made to follow values that contain themselves where the family asks for it. */
export function followingText(node: AnyNode, shape: Piece, scope: Scope): Piece {
  if (scope.form.cycles && node.kind === "transform") return call(scope.runtime("acyclic"), [shape]);
  if (!follows(node, scope)) return shape;
  const part = parts[node.kind];
  if (part !== undefined) return call(scope.runtime("cyclic"), [shape, part === "object" ? undefined : `"${part}"`]);
  const mixes = node.kind === "intersection" || (node.kind === "xor" && node.options.length > 1);
  return mixes ? call(scope.runtime("ownAnswer"), [shape]) : shape;
}

/** What `rest` makes of the inner shape; an output that is still being filled is left alone. */
export function settledText(node: AnyNode, inner: Piece, rest: (inner: Piece) => Piece, scope: Scope): Piece {
  if (!follows(node, scope)) return rest(inner);
  return call(scope.runtime("unlessOpen"), [inner, lambda("part", rest("part"))]);
}

/** The second half of a pipe, whose first half reads `before`. */
export function handedOnText(before: AnyNode, after: Piece, scope: Scope): Piece {
  return follows(before, scope) ? call(scope.runtime("handedOn"), [after]) : after;
}

/** What a check reads beside the value, for which Zod begins anew. */
export function ownReadingText(node: AnyNode, shape: Piece, scope: Scope): Piece {
  return follows(node, scope) ? call(scope.runtime("ownReading"), [shape]) : shape;
}

/** What a `success` asks; where a union may answer, whatever is still being filled stays with that answer. */
export function askedText(node: AnyNode, shape: Piece, scope: Scope): Piece {
  return follows(node, scope) && mayPart(node, scope.traits) ? call(scope.runtime("ownAnswer"), [shape]) : shape;
}
