/**
 * What TypeScript alone can carry: values outside JSON, values that code makes, and code of the author by reference.
 * A family that says so in the config may hold these; for every other one the builder reports them.
 */
import type { AnyNode, JsonValue, NodeBase, NumberStep, Primitive, SizeStep, StringStep } from "./node.ts";

/** A function or a value of the author: an export, or what stands at `path` of the definition of an exported schema. */
export interface FunctionRef {
  /** Path of the module from the project root, POSIX separators. */
  readonly source: string;
  readonly exportName: string;
  /** Steps through Zod's definitions from the exported schema on; empty for the export itself. */
  readonly path: readonly (string | number)[];
}

/** A primitive that JSON may not have: `special` is a number or undefined by its name. */
export type ScriptPrimitive =
  | Primitive
  | { readonly bigint: string }
  | { readonly special: "undefined" | "NaN" | "Infinity" | "-Infinity" | "-0" };

/** A constant, or what the author's definition gives whenever it is asked. */
export type ScriptValue = { readonly constant: JsonValue } | { readonly held: FunctionRef };

interface ScriptBase<Kind extends string> extends NodeBase {
  readonly kind: Kind;
}

/** Values of one kind, nothing more: an instance of Date or File, a symbol, undefined, NaN, a bigint. */
type PlainNode = ScriptBase<"date" | "file" | "symbol" | "undefined" | "void" | "nan" | "bigint">;

/** Anything: what `z.custom()` is without its check. */
type CustomNode = ScriptBase<"custom">;

/** Literals and enums with values beyond JSON. */
interface ValuesNode extends ScriptBase<"values"> {
  /** What the type accepts, in order, as its issues list them. */
  readonly values: readonly ScriptPrimitive[];
}

/** A Map; `steps` stand before everything else, and the upper ones gate the entries. */
interface MapNode extends ScriptBase<"map"> {
  readonly key: AnyNode;
  readonly value: AnyNode;
  readonly steps: readonly SizeStep[];
}

/** A Set, likewise. */
interface SetNode extends ScriptBase<"set"> {
  readonly value: AnyNode;
  readonly steps: readonly SizeStep[];
}

/** Both sides read the value, and what they give is merged; what cannot be merged is thrown. */
interface IntersectionNode extends ScriptBase<"intersection"> {
  readonly left: AnyNode;
  readonly right: AnyNode;
}

/** Exactly one option accepts. */
interface XorNode extends ScriptBase<"xor"> {
  readonly options: readonly AnyNode[];
}

/** One value that chooses an option. `option` is null where two options claim undefined. */
export interface ScriptTag {
  readonly value: ScriptPrimitive;
  readonly option: number | null;
}

/** A discriminated union whose tag may be absent or outside JSON, or which tries every option in the end. */
interface TaggedNode extends ScriptBase<"tagged"> {
  readonly discriminator: string;
  /** In the order in which Zod lists them. */
  readonly tags: readonly ScriptTag[];
  readonly options: readonly AnyNode[];
  readonly fallback: boolean;
}

/**
 * A record whose key schema renames, reads numbers, or lets keys through that it refuses (`loose`). `keys`: the key
 * schema lists them; every one must be there unless `partial`.
 */
interface KeyedNode extends ScriptBase<"keyed"> {
  readonly key: AnyNode;
  readonly value: AnyNode;
  readonly keys: readonly (string | number)[] | null;
  readonly partial: boolean;
  readonly loose: boolean;
}

/** `inner`, or `value` where it refuses. A held value is a function that is told what was wrong. */
interface CatchNode extends ScriptBase<"catch"> {
  readonly inner: AnyNode;
  readonly value: ScriptValue;
}

/** A default or prefault that is no JSON constant. */
interface HeldDefaultNode extends ScriptBase<"heldDefault"> {
  readonly inner: AnyNode;
  readonly of: "default" | "prefault";
  readonly value: FunctionRef;
}

/** `before` reads the value, and `after` what that gave. */
interface PipeNode extends ScriptBase<"pipe"> {
  readonly before: AnyNode;
  readonly after: AnyNode;
  /** Between the two, where it is a codec: the author's function, or Zod's own of `z.stringbool()`. */
  readonly decode?: FunctionRef | StringBool;
}

/** Texts for true and false; of any case unless `sensitive`. */
export interface StringBool {
  readonly truthy: readonly string[];
  readonly falsy: readonly string[];
  readonly sensitive: boolean;
}

/** The author's function makes the value. */
interface TransformNode extends ScriptBase<"transform"> {
  readonly run: FunctionRef;
}

/** JavaScript's own conversion, then `inner`. */
interface CoerceNode extends ScriptBase<"coerce"> {
  readonly to: "string" | "number" | "boolean" | "bigint" | "date";
  readonly inner: AnyNode;
}

/** A text of the pattern. */
interface TemplateNode extends ScriptBase<"template"> {
  readonly source: string;
  readonly format: string;
}

/** Whether `inner` accepts. */
interface SuccessNode extends ScriptBase<"success"> {
  readonly inner: AnyNode;
}

/** Checks and overwrites that run, in order, on what `inner` gave. `message` stands for those that have none. */
interface CheckedNode extends ScriptBase<"checked"> {
  readonly inner: AnyNode;
  readonly checks: readonly ScriptCheck[];
}

/** What every check may say of itself. `abort`: its issue ends the checks. `when`: the author's condition. */
interface CheckBase {
  readonly message?: string;
  readonly abort?: true;
  readonly when?: FunctionRef;
}

/** A bound of a number, a bigint or a date. */
export type ScriptBound =
  | number
  | { readonly bigint: string }
  | { readonly date: number }
  | { readonly special: string };

export type ScriptCheck = CheckBase &
  (
    | {
        readonly check: "refine";
        readonly run: FunctionRef;
        readonly path?: readonly (string | number)[];
        readonly params?: { readonly [key: string]: JsonValue };
      }
    /** superRefine and check(fn): the check of the author's schema itself, with the issues it raises. */
    | { readonly check: "code"; readonly run: FunctionRef }
    | { readonly check: "overwrite"; readonly run: FunctionRef }
    | { readonly check: "normalize"; readonly form: "NFC" | "NFD" | "NFKC" | "NFKD" }
    | { readonly check: "slugify" }
    | { readonly check: "text"; readonly step: StringStep }
    | { readonly check: "number"; readonly step: NumberStep }
    | { readonly check: "numberFormat"; readonly format: "int" | "int32" | "uint32" | "float32" | "float64" }
    | { readonly check: "bigintFormat"; readonly format: "int64" | "uint64" }
    | { readonly check: "minimum" | "maximum"; readonly value: ScriptBound; readonly exclusive: boolean }
    | { readonly check: "multipleOf"; readonly value: ScriptBound }
    | { readonly check: "length"; readonly step: SizeStep }
    | { readonly check: "size"; readonly step: SizeStep }
    | { readonly check: "mime"; readonly types: readonly string[] }
    | { readonly check: "property"; readonly key: string; readonly node: AnyNode }
    /** A format that a function of the author judges, or one of Zod's that JSON Schema has no name for. */
    | { readonly check: "format"; readonly format: string; readonly run: FunctionRef }
    | { readonly check: "checksum"; readonly format: "credit_card" | "iban" }
    | { readonly check: "jwt"; readonly alg: string }
    | {
        readonly check: "url";
        readonly hostname?: Pattern;
        readonly protocol?: Pattern;
        readonly normalize?: boolean;
      }
    | ({ readonly check: "pattern"; readonly format: string; readonly named: boolean } & Pattern)
  );

interface Pattern {
  readonly source: string;
  readonly flags: string;
}

export type ScriptNode =
  | PlainNode
  | CustomNode
  | ValuesNode
  | MapNode
  | SetNode
  | IntersectionNode
  | XorNode
  | TaggedNode
  | KeyedNode
  | CatchNode
  | HeldDefaultNode
  | PipeNode
  | TransformNode
  | CoerceNode
  | TemplateNode
  | SuccessNode
  | CheckedNode;

export type ScriptKind = ScriptNode["kind"];

// A record, so that a kind that is added must be added here.
const kinds: Record<ScriptKind, true> = {
  date: true,
  file: true,
  symbol: true,
  undefined: true,
  void: true,
  nan: true,
  bigint: true,
  custom: true,
  values: true,
  map: true,
  set: true,
  intersection: true,
  xor: true,
  tagged: true,
  keyed: true,
  catch: true,
  heldDefault: true,
  pipe: true,
  transform: true,
  coerce: true,
  template: true,
  success: true,
  checked: true,
};

/** Whether only TypeScript can carry the node. */
export function isScript(node: AnyNode): node is ScriptNode {
  return Object.hasOwn(kinds, node.kind);
}

/** The nodes directly below, in order. */
export function scriptChildren(node: ScriptNode): readonly AnyNode[] {
  switch (node.kind) {
    case "map":
    case "keyed":
      return [node.key, node.value];
    case "set":
      return [node.value];
    case "intersection":
      return [node.left, node.right];
    case "xor":
    case "tagged":
      return node.options;
    case "pipe":
      return [node.before, node.after];
    case "catch":
    case "heldDefault":
    case "coerce":
    case "success":
      return [node.inner];
    case "checked":
      return [node.inner, ...node.checks.flatMap((check) => (check.check === "property" ? [check.node] : []))];
    default:
      return [];
  }
}
