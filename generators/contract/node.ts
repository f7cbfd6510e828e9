/**
 * What a type is made of: for each node what Zod 4.6.7 does on the wire (design, section 2). Plain readonly data,
 * JSON-serialisable, with no trace of Zod's classes.
 */
import type { PortableCheck, PortableOverwrite } from "../../schemas/kit/portable-check.ts";
import type { ScriptNode, ScriptPrimitive } from "./script-node.ts";

/** `family.Name`, unique in the contract; two families may use one name. */
export type TypeId = `${string}.${string}`;

/** A value that JSON can hold. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** A literal's or an enum's value. Bigints and undefined are refused when the contract is built. */
export type Primitive = string | number | boolean | null;

/** Words for readers. None of them changes a verdict. */
export interface Notes {
  readonly title?: string;
  readonly description?: string;
  /** `true`, or what to use instead. */
  readonly deprecated?: true | string;
  readonly examples?: readonly JsonValue[];
}

/** Fields that every node may carry. */
export interface NodeBase extends Notes {
  /** The author's message for the issues that the node itself raises (wrong kind, unknown key, no option). */
  readonly message?: string;
  /** Portable checks, in the author's order. They run after the node's own checks, and only while nothing aborted. */
  readonly rules?: readonly PortableCheckUse[];
}

/** A portable check with the message the author gave, if any. */
export interface PortableCheckUse {
  readonly rule: PortableCheck;
  readonly message?: string;
  /** Later checks of this node and of everything around it are skipped when this one fails. */
  readonly abort?: true;
}

/** Any JSON-able value at all (`z.unknown()`, `z.any()`); the key must be present unless optional. */
export interface UnknownNode extends NodeBase {
  readonly kind: "unknown";
}
/** `z.json()`: any JSON value with finite numbers. */
export interface JsonNode extends NodeBase {
  readonly kind: "json";
}
/** Nothing is accepted. */
export interface NeverNode extends NodeBase {
  readonly kind: "never";
}
export interface NullNode extends NodeBase {
  readonly kind: "null";
}
export interface BooleanNode extends NodeBase {
  readonly kind: "boolean";
}

/** What a step says of its issue. Neither bears on the verdict: `abort` only keeps later checks from adding theirs. */
export interface StepWords {
  readonly message?: string;
  readonly abort?: true;
}

/**
 * One step of a string, in the order Zod runs them; overwrites change the text for the steps after them.
 * Lengths are code points. `source`/`flags` are those of a JavaScript regular expression, as Zod tests it.
 */
export type StringStep =
  | SizeStep
  /** `format`: the author's name of it, in the issue. `writtenFlags`: those of the issue, where more were written. */
  | ({
      readonly step: "pattern";
      readonly source: string;
      readonly flags: string;
      readonly writtenFlags?: string;
      readonly format?: string;
    } & StepWords)
  | ({ readonly step: "startsWith"; readonly value: string } & StepWords)
  | ({ readonly step: "endsWith"; readonly value: string } & StepWords)
  | ({ readonly step: "includes"; readonly value: string; readonly position?: number } & StepWords)
  | ({ readonly step: "lowercase" } & StepWords)
  | ({ readonly step: "uppercase" } & StepWords)
  /** A named format. `source` and `flags` are its pattern where Zod judges it by one alone; otherwise it has a function. */
  | ({
      readonly step: "format";
      readonly format: StringFormat;
      readonly source?: string;
      readonly flags?: string;
      readonly writtenFlags?: string;
    } & StepWords)
  | { readonly step: "trim" }
  | { readonly step: "toLowerCase" }
  | { readonly step: "toUpperCase" }
  | { readonly step: "portable"; readonly use: PortableCheckUse }
  | { readonly step: "overwrite"; readonly overwrite: PortableOverwrite };

/** Formats of Zod 4.6.7 that the contract knows. The first group is judged by a pattern, the second by a function. */
export type StringFormat =
  | "uuid"
  | "guid"
  | "email"
  | "nanoid"
  | "cuid"
  | "cuid2"
  | "ulid"
  | "xid"
  | "ksuid"
  | "emoji"
  | "datetime"
  | "date"
  | "time"
  | "duration"
  | "ipv4"
  | "cidrv4"
  | "e164"
  | "mac"
  | "hostname"
  | "hex"
  | "url"
  | "base64"
  | "base64url"
  | "ipv6"
  | "cidrv6"
  | "jwt";

export interface StringNode extends NodeBase {
  readonly kind: "string";
  /** Portable checks of a string stand here, in order, not in `rules`. */
  readonly steps: readonly StringStep[];
}

/** `number`: any finite one. `int`: a whole number within ±(2^53−1). The sized ones as named. */
export type NumberFormat = "number" | "int" | "int32" | "uint32" | "float32" | "float64";

/** A bound. `negativeZero`: the author wrote -0, which issues name and JSON does not have; the value is then 0. */
interface Bound extends StepWords {
  readonly value: number;
  readonly negativeZero?: true;
}

export type NumberStep =
  | ({ readonly step: "minimum"; readonly exclusive: boolean } & Bound)
  | ({ readonly step: "maximum"; readonly exclusive: boolean } & Bound)
  | ({ readonly step: "multipleOf"; readonly value: number } & StepWords);

/** A format where its issue stands: before the step with the index `at`. */
export interface NumberFormatUse extends StepWords {
  readonly format: NumberFormat;
  readonly at: number;
}

export interface NumberNode extends NodeBase {
  readonly kind: "number";
  /** The narrowest of all. */
  readonly format: NumberFormat;
  /** What issues are raised in which order, where it is not one of the format, before all steps, in the node's words. */
  readonly formats?: readonly NumberFormatUse[];
  readonly steps: readonly NumberStep[];
}

/** One of these exact values; usually one. */
export interface LiteralNode extends NodeBase {
  readonly kind: "literal";
  readonly values: readonly Primitive[];
  /** The values as issues list them, where the author wrote one twice or a negative zero. */
  readonly issueValues?: readonly ScriptPrimitive[];
}

/**
 * One of these values, in declaration order. `additive`: a response reader may meet new strings (A1 to A19); `message`
 * is then about an unknown string only, while another kind of value gets Zod's message for a string.
 */
export interface EnumNode extends NodeBase {
  readonly kind: "enum";
  readonly values: readonly (string | number)[];
  readonly additive: boolean;
  /** As in a literal. */
  readonly issueValues?: readonly ScriptPrimitive[];
}

export interface Property<Below = Node> {
  readonly key: string;
  /** With its wrappers: `optional`, `nullable`, `default` and so on stand in the node, in Zod's order. */
  readonly node: Below;
  /** The key may be absent on the wire (in what a reader takes). */
  readonly optionalIn: boolean;
  /** The key may be absent from the parsed value. */
  readonly optionalOut: boolean;
}

/** `strict`: unknown keys are rejected; `strip`: dropped; `keep`: kept as they are; a node: kept and judged by it. */
export type UnknownKeys<Below = Node> = "strict" | "strip" | "keep" | Below;

export interface ObjectNode<Below = Node> extends NodeBase {
  readonly kind: "object";
  /** In the author's order. */
  readonly properties: readonly Property<Below>[];
  readonly unknownKeys: UnknownKeys<Below>;
}

export type SizeStep =
  | ({ readonly step: "minLength" } & Bound)
  | ({ readonly step: "maxLength" } & Bound)
  | ({ readonly step: "length" } & Bound);

export interface ArrayNode<Below = Node> extends NodeBase {
  readonly kind: "array";
  readonly element: Below;
  /** In order. `maxLength` and `length` gate: of an over-long list no entry is looked at. */
  readonly steps: readonly SizeStep[];
}

export interface TupleNode<Below = Node> extends NodeBase {
  readonly kind: "tuple";
  readonly items: readonly Below[];
  /** Items from this index on may be missing. */
  readonly requiredItems: number;
  readonly rest: Below | null;
}

/**
 * `open`: any key that `key` accepts. `exhaustive`: `key` is an enum or literals, and every one must be present.
 * `partial`: `key` is an enum or literals, none must be present. Other keys of the last two are unrecognised keys.
 * An absent key of an exhaustive record is judged by `value` as if it were undefined. An open key is never rewritten.
 */
export interface RecordNode<Below = Node> extends NodeBase {
  readonly kind: "record";
  readonly key: Below;
  readonly value: Below;
  readonly mode: "open" | "exhaustive" | "partial";
}

/** The first option that accepts; with exactly one option free of aborting issues, that option's issues are the union's. */
export interface UnionNode<Below = Node> extends NodeBase {
  readonly kind: "union";
  readonly options: readonly Below[];
}

export interface DiscriminatedOption<Below = Node> {
  /** Tag values that choose this option. A nested discriminated union lists all of its own. */
  readonly tags: readonly Primitive[];
  readonly node: Below;
}

export interface DiscriminatedNode<Below = Node> extends NodeBase {
  readonly kind: "discriminated";
  readonly discriminator: string;
  readonly options: readonly DiscriminatedOption<Below>[];
}

/** Another named type. */
export interface RefNode extends NodeBase {
  readonly kind: "ref";
  readonly type: TypeId;
}

/** `optional`: undefined or `inner`. `exactOptional`: absent or `inner`. `nullable`: null or `inner`. `nonoptional`, `readonly`: as in Zod. */
export interface WrapperNode<Below = Node> extends NodeBase {
  readonly kind: "optional" | "exactOptional" | "nullable" | "nonoptional" | "readonly";
  readonly inner: Below;
}

/** `default`: absent gives `value` unread. `prefault`: absent reads `value` as if it had been sent. */
export interface DefaultNode<Below = Node> extends NodeBase {
  readonly kind: "default" | "prefault";
  readonly inner: Below;
  readonly value: JsonValue;
}

/** What every output can carry. */
export type Node =
  | UnknownNode
  | JsonNode
  | NeverNode
  | NullNode
  | BooleanNode
  | StringNode
  | NumberNode
  | LiteralNode
  | EnumNode
  | ObjectNode
  | ArrayNode
  | TupleNode
  | RecordNode
  | UnionNode
  | DiscriminatedNode
  | RefNode
  | WrapperNode
  | DefaultNode;

export type NodeKind = Node["kind"];

/** Any node at all: those of every output, over any node, and those that TypeScript alone can carry. */
export type AnyNode =
  | Exclude<
      Node,
      ObjectNode | ArrayNode | TupleNode | RecordNode | UnionNode | DiscriminatedNode | WrapperNode | DefaultNode
    >
  | ObjectNode<AnyNode>
  | ArrayNode<AnyNode>
  | TupleNode<AnyNode>
  | RecordNode<AnyNode>
  | UnionNode<AnyNode>
  | DiscriminatedNode<AnyNode>
  | WrapperNode<AnyNode>
  | DefaultNode<AnyNode>
  | ScriptNode;
