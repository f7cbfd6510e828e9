/** The whole contract: modules, their named types, and how these travel. */
import type { AnyNode, Node, Notes, TypeId } from "./node.ts";
import type { Gateway, Operation } from "./operation.ts";

export interface Contract<Below = Node> {
  /** Layout version of this data. */
  readonly format: 1;
  /** Sorted by family, then by name. */
  readonly modules: readonly Module[];
  /** Every named type, keyed by id, keys sorted. Iterate through `modules` for the author's order. */
  readonly types: Readonly<Record<TypeId, NamedType<Below>>>;
  /** Sorted by path, then method. */
  readonly operations: readonly Operation<Below>[];
  /** At most one per family. */
  readonly gateways: readonly Gateway[];
  /** Families for TypeScript alone, sorted; left out where there is none. */
  readonly typescriptOnly?: readonly string[];
}

/** One schema module: one source file per language. */
export interface Module {
  readonly family: string;
  /** File name without extension, in kebab-case, e.g. `public-gateway`; nested folders join with `/`. */
  readonly name: string;
  /** Path of the source from the project root, POSIX separators. */
  readonly source: string;
  /** Types defined here in source order; each type is followed by the types lifted out of it. */
  readonly types: readonly TypeId[];
  /** Types this module re-exports from another one, sorted. */
  readonly reexports: readonly TypeId[];
}

export interface NamedType<Below = Node> extends Notes {
  readonly id: TypeId;
  readonly family: string;
  /** PascalCase name, the part of the id after the dot. */
  readonly name: string;
  /** The module that defines it. */
  readonly module: string;
  /** Export name in the module, e.g. `ConversationSchema`; null for a type lifted out of another one. */
  readonly exportName: string | null;
  /** The type's name is also a nominal brand: its own wrapper type in Swift and Kotlin. Only on scalars. */
  readonly brand: boolean;
  /** Names set by hand in `.meta()`. */
  readonly swiftName?: string;
  readonly kotlinName?: string;
  readonly node: Below;
}

/** A contract with families for TypeScript alone. `portableContract` gives what the other outputs see. */
export type AnyContract = Contract<AnyNode>;
