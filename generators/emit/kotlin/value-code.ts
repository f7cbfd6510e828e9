import type { ArrayNode, EnumNode, Node, RecordNode, TypeId } from "../../contract/contract.ts";
import type { FileScope } from "./file-scope.ts";
import { doubleLiteral, stringLiteral } from "./literal.ts";
import { scalarOf, slotOf } from "./slot.ts";
import type { Slot } from "./slot.ts";
import type { World } from "./world.ts";
import { upperCase } from "./words.ts";
import { isTypedText, textType, typedText } from "./text-type.ts";
import { uniqueNames } from "./unique.ts";

/** The Kotlin type of a slot. */
export function slotType(scope: FileScope, slot: Slot): string {
  const core = coreType(scope, slot.core);
  if (slot.absent && slot.nullable) return `${scope.standard("Tristate")}<${core}>`;
  return slot.absent || slot.nullable ? `${core}?` : core;
}

/** The Kotlin type of a value inside a list or map, where nothing can be absent. */
function entryType(scope: FileScope, node: Node): string {
  return slotType(scope, { ...slotOf(scope.world, node), absent: false });
}

export function coreType(scope: FileScope, core: Node): string {
  switch (core.kind) {
    case "string":
      return scope.standard(textType(core));
    case "boolean":
      return scope.standard("Boolean");
    case "number":
      return scope.standard(numberType(core.format));
    case "literal":
    case "enum": {
      const scalar = scalarOf(core.values);
      return scope.standard(scalar ?? "JsonElement");
    }
    case "array":
      return `${scope.standard("List")}<${entryType(scope, core.element)}>`;
    case "record":
      return `${scope.standard("Map")}<${keyType(scope, core)}, ${entryType(scope, core.value)}>`;
    case "ref":
      return scope.classOf(core.type);
    default:
      return scope.standard("JsonElement");
  }
}

export function numberType(format: string): "Int" | "Long" | "Double" {
  if (format === "int32") return "Int";
  return format === "int" || format === "uint32" ? "Long" : "Double";
}

/** The run time's word for a scalar that Kotlin holds as it is; calls without a lambda are what compiles fast. */
export function plainScalar(core: Node): "Text" | "Flag" | "Long" | "Int" | "Double" | undefined {
  if (core.kind === "boolean") return "Flag";
  if (core.kind === "number") return numberType(core.format);
  return core.kind === "string" && textType(core) === "String" ? "Text" : undefined;
}

/** What the run time has a call without a lambda for, as the entries of a list: texts, or values of one model. */
export function plainEntries(
  scope: FileScope,
  { element }: ArrayNode,
): "texts" | { readonly model: string } | undefined {
  const { core, nullable } = slotOf(scope.world, element);
  if (nullable) return undefined;
  if (core.kind === "ref") return { model: scope.modelOf(core.type) };
  return plainScalar(core) === "Text" ? "texts" : undefined;
}

/** Code that reads the output of judging at `from`, a present value, into the core's type. */
export function readCore(scope: FileScope, core: Node, from: string): string {
  switch (core.kind) {
    case "string":
      return typedText(scope, core, `${from}.text`);
    case "boolean":
      return `${from}.flag`;
    case "number":
      return `${from}.${numberType(core.format).toLowerCase()}`;
    case "literal":
    case "enum": {
      const scalar = scalarOf(core.values);
      return `${from}.${scalar === undefined ? "element" : accessors[scalar]}`;
    }
    case "array":
      return readList(scope, core, from);
    case "record":
      return `${from}.readMap({ ${readKey(scope, core)} }) { ${readEntry(scope, core.value)} }`;
    case "ref":
      return `${scope.modelOf(core.type)}.fromWire(${from})`;
    default:
      return `${from}.element`;
  }
}

function readList(scope: FileScope, array: ArrayNode, from: string): string {
  const plain = plainEntries(scope, array);
  if (plain === undefined) return `${from}.readList { ${readEntry(scope, array.element)} }`;
  return plain === "texts" ? `${from}.texts` : `${from}.listBy(${plain.model})`;
}

const accessors = { String: "text", Long: "long", Double: "double", Boolean: "flag" } as const;

export function readEntry(scope: FileScope, node: Node): string {
  const slot = slotOf(scope.world, node);
  return slot.nullable ? `it.orNull { ${readCore(scope, slot.core, "it")} }` : readCore(scope, slot.core, "it");
}

/** Code that turns a value of the core's type into wire. */
export function writeCore(scope: FileScope, core: Node, value: string): string {
  switch (core.kind) {
    case "string":
      return textType(core) === "String" ? `wire(${value})` : `wire(${value}.value)`;
    case "array":
      return `wireList(${value}) { ${writeEntry(scope, core.element)} }`;
    case "record":
      return `wireMap(${value}, { ${writeKey(scope, core)} }) { ${writeEntry(scope, core.value)} }`;
    case "ref":
      return `${scope.modelOf(core.type)}.toWire(${value})`;
    default:
      return `wire(${value})`;
  }
}

export function writeEntry(scope: FileScope, node: Node): string {
  const slot = slotOf(scope.world, node);
  return slot.nullable ? `wireOrNull(it) { ${writeCore(scope, slot.core, "it")} }` : writeCore(scope, slot.core, "it");
}

/** A key with a class of its own: an enum or a brand of texts. */
function keyRef(scope: FileScope, { key }: RecordNode): { readonly type: TypeId; readonly node: Node } | undefined {
  if (key.kind !== "ref") return undefined;
  const { type } = key;
  const shape = scope.world.shape(type);
  const { node } = scope.world.type(type);
  if (shape === "brand" && node.kind === "string") return { type, node };
  return shape === "enum" && node.kind === "enum" && scalarOf(node.values) === "String" ? { type, node } : undefined;
}

function keyType(scope: FileScope, record: RecordNode): string {
  const ref = keyRef(scope, record);
  return ref === undefined ? scope.standard("String") : scope.classOf(ref.type);
}

export function readKey(scope: FileScope, record: RecordNode): string {
  const ref = keyRef(scope, record);
  if (ref?.node.kind === "string") return `${scope.classOf(ref.type)}(${typedText(scope, ref.node, "it")})`;
  return ref === undefined ? "it" : `${scope.modelOf(ref.type)}.fromWire(wire(it))`;
}

export function writeKey(scope: FileScope, record: RecordNode): string {
  const ref = keyRef(scope, record);
  if (ref === undefined) return "it";
  return ref.node.kind === "string" && textType(ref.node) !== "String" ? "it.value.value" : "it.value";
}

/** A default argument for what a missing value becomes; undefined where the code would need more than a literal. */
export function fallbackCode(scope: FileScope, slot: Slot): string | undefined {
  const { fallback, core } = slot;
  if (fallback === undefined) return undefined;
  if (fallback === null) return slot.nullable ? "null" : undefined;
  if (core.kind === "ref") return namedFallback(scope, core.type, fallback);
  if (core.kind === "array" && Array.isArray(fallback) && fallback.length === 0) return "emptyList()";
  if (core.kind === "record" && typeof fallback === "object" && Object.keys(fallback).length === 0) return "emptyMap()";
  if (core.kind === "string" || core.kind === "boolean" || core.kind === "number" || core.kind === "literal") {
    return scalarCode(coreType(scope, core), fallback);
  }
  return undefined;
}

function namedFallback(
  scope: FileScope,
  id: Extract<Node, { kind: "ref" }>["type"],
  fallback: unknown,
): string | undefined {
  const { node } = scope.world.type(id);
  const shape = scope.world.shape(id);
  if (shape === "enum" && node.kind === "enum" && (typeof fallback === "string" || typeof fallback === "number")) {
    const entry = enumEntries(scope.world, node)[[...new Set(node.values)].indexOf(fallback)];
    return entry === undefined ? undefined : `${scope.classOf(id)}.${entry}`;
  }
  if (shape === "alias") return fallbackCode(scope, { ...slotOf(scope.world, node), fallback: fallback as string });
  const inner = shape === "brand" ? scalarCode(coreType(scope, node), fallback) : undefined;
  return inner === undefined ? undefined : `${scope.classOf(id)}(${inner})`;
}

/** A literal of a Kotlin type; undefined for a value of another kind, which a prefault may be. */
function scalarCode(type: string, value: unknown): string | undefined {
  const name = type.slice(type.lastIndexOf(".") + 1);
  if (typeof value === "string") {
    if (isTypedText(type)) return `${type}(${stringLiteral(value)})`;
    return name === "String" ? stringLiteral(value) : undefined;
  }
  if (typeof value === "boolean") return name === "Boolean" ? String(value) : undefined;
  if (typeof value !== "number") return undefined;
  if (name === "Double") return doubleLiteral(value);
  if (!Number.isSafeInteger(value)) return undefined;
  if (name === "Int") return Math.abs(value) < 2 ** 31 ? String(value) : undefined;
  return name === "Long" ? `${value}L` : undefined;
}

/** The entries of an enum class, one for each different value, in order. */
export function enumEntries(world: World, node: EnumNode): string[] {
  const values = [...new Set(node.values)];
  return uniqueNames(
    values.map((value) => ({
      text: String(value),
      wanted: upperCase(String(value)).replace(/^(?=\p{Nd})/u, "N"),
      fixed: world.memberName(node, String(value)),
    })),
    ["COMPANION", "ENTRIES"],
  );
}
