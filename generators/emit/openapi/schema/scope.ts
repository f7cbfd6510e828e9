import type { NamedType, Node, TypeId } from "../../../contract/contract.ts";

/** A rule of the contract that a schema leaves out, because JSON Schema cannot say it. */
export interface Limit {
  /** Id of a named type, or `operation.` and an operation's id for a shape that stands in it. */
  readonly type: string;
  /** JSON pointer below the type, e.g. `/properties/owner`; empty for the type itself. */
  readonly at: string;
  /** What is left out, as one word of a closed list. */
  readonly rule: LimitRule;
  /** What it asks, in words. */
  readonly says: string;
}

/**
 * `format`: a named format; `changed`: a rule on a text that was changed before; `additive` and `union`: what a tolerant
 * reader does beyond judging each value by itself; the others as they say.
 */
export type LimitRule =
  | "format"
  | "pattern"
  | "changed"
  | "lowercase"
  | "includes"
  | "base64"
  | "url"
  | "utf16Length"
  | "punycode"
  | "multipleOf"
  | "finite"
  | "recordKey"
  | "uniqueItems"
  | "crossField"
  | "additive"
  | "union";

/** `catalog`: OpenAPI component for readers. `bundle`: bare JSON Schema for machines. */
export type SchemaForm = "catalog" | "bundle";

/** `request`: what the host accepts, read strictly. `response`: what a client accepts of the host, read tolerantly. */
export type Direction = "request" | "response";

/** Where the walk stands, and where it reports. */
export interface Scope {
  readonly types: Readonly<Record<TypeId, NamedType>>;
  readonly form: SchemaForm;
  readonly direction: Direction;
  /** Pointer by which a schema refers to a named type. */
  readonly refTo: (id: TypeId) => string;
  readonly type: string;
  readonly at: string;
  readonly report: (limit: Limit) => void;
}

/** The scope one step further down. */
export function below(scope: Scope, step: string): Scope {
  return { ...scope, at: `${scope.at}/${step.replaceAll("~", "~0").replaceAll("/", "~1")}` };
}

/** Notes that the schema does not enforce a rule. */
export function leaveOut(scope: Scope, rule: LimitRule, says: string): void {
  scope.report({ type: scope.type, at: scope.at, rule, says });
}

/** The node behind references and wrappers that do not change what a present value must be. */
export function bare(node: Node, scope: Scope): Node {
  const seen = new Set<Node>();
  let current = node;
  while (!seen.has(current)) {
    seen.add(current);
    if (current.kind === "ref") current = typeOf(current.type, scope).node;
    else if (current.kind === "optional" || current.kind === "exactOptional") current = current.inner;
    else if (current.kind === "nonoptional" || current.kind === "readonly") current = current.inner;
    else return current;
  }
  return current;
}

/** @throws Error when the contract lacks the type, which is a fault of its builder. */
export function typeOf(id: TypeId, scope: Pick<Scope, "types">): NamedType {
  const type = scope.types[id];
  if (type === undefined) throw new Error(`the contract refers to ${id}, which it does not hold`);
  return type;
}
