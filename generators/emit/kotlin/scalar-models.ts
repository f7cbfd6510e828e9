import type { EnumNode, NamedType, Node } from "../../contract/contract.ts";
import { boundsText } from "./bounds.ts";
import type { FileScope } from "./file-scope.ts";
import { indented } from "./layout.ts";
import { doubleLiteral, stringLiteral } from "./literal.ts";
import {
  companionCode,
  companionOf,
  encodeCode,
  modelMembers,
  notesCode,
  serializableCode,
  supersCode,
} from "./model-code.ts";
import { bareCore, readPartEntry } from "./read-code.ts";
import { scalarOf, slotOf } from "./slot.ts";
import type { Slot } from "./slot.ts";
import { coreType, enumEntries, readCore, slotType, writeCore } from "./value-code.ts";
import { shapeNode } from "./world.ts";
import { writePart, writePartEntry } from "./write-code.ts";

/** An enum class with the wire value of each entry. */
export function enumCode(scope: FileScope, type: NamedType, node: EnumNode): string {
  const name = scope.classOf(type.id);
  const scalar = scalarOf(node.values);
  const valueType = scope.standard(scalar ?? "JsonElement");
  const values = [...new Set(node.values)];
  const entries = enumEntries(scope.world, node).map(
    (entry, index) => `${entry}(${entryValue(scope, values[index] ?? "", scalar)}),\n`,
  );
  const open = node.additive
    ? "Newer programs may add values: a response reader leaves out the list entry that holds one it does not know."
    : undefined;
  const accessor =
    scalar === undefined ? "element" : { String: "text", Long: "long", Double: "double", Boolean: "flag" }[scalar];
  const schema = node.additive ? "additive(entries.map { it.value })" : "oneOf(entries.map { wire(it.value) })";
  const companion = companionCode(scope, type, {
    base: scalar === "String" ? "TextModel" : "Model",
    valueType: name,
    schema: node.rules === undefined ? schema : `ruled(${schema})`,
    extra: "private val byValue = entries.associateBy { it.value }\n",
    read: `byValue.getValue(judged.${accessor})`,
    write: "wire(value.value)",
  });
  const head = `${notesCode(scope, type, open)}${serializableCode(scope, name)}`;
  if (scalar === "String" && node.rules === undefined) return textEnumCode(scope, type, { head, entries, node });
  const body = `${entries.join("")};\n\n${encodeCode(scope)}\n${companion}`;
  return `${head}${scope.visibility} enum class ${name}(${scope.visibility} val value: ${valueType})${supersCode(scope, type)} {\n${indented(body)}}\n`;
}

/** Most enums: all that differs between them stands in their entries. */
function textEnumCode(
  scope: FileScope,
  type: NamedType,
  { head, entries, node }: { readonly head: string; readonly entries: readonly string[]; readonly node: EnumNode },
): string {
  const name = scope.classOf(type.id);
  const { visibility } = scope;
  const base = `${scope.standard("EnumModel")}<${name}>(${stringLiteral(type.id)}, ${node.additive}, { ${name}.entries })`;
  const companion = companionOf(scope, { base, valueType: name, members: "" });
  const body = `${entries.join("")};\n\n${encodeCode(scope)}\n${companion}`;
  const supers = supersCode(scope, type, [scope.standard("TextEnum")]);
  return `${head}${visibility} enum class ${name}(${visibility} override val value: ${scope.standard("String")})${supers} {\n${indented(body)}}\n`;
}

function entryValue(scope: FileScope, value: string | number, scalar: string | undefined): string {
  if (scalar === undefined) return `${scope.standard("JsonPrimitive")}(${plainValue(value)})`;
  return plainValue(value);
}

function plainValue(value: string | number): string {
  if (typeof value === "string") return stringLiteral(value);
  return Number.isSafeInteger(value) ? `${value}L` : doubleLiteral(value);
}

/** What hands a value over part by part, where that can be; rules that stand on the type itself are seen to elsewhere. */
function partsOf(scope: FileScope, type: NamedType, value: string): { readonly parts: string } | undefined {
  if (slotOf(scope.world, type.node).fallback !== undefined) return undefined;
  const node = shapeNode(type);
  const { rules, ...ruleless } = node;
  const parts =
    rules !== undefined && bareCore(type.node) === node
      ? writePart(scope, ruleless as Node, { value, schema: "schema.core" })
      : writePartEntry(scope, type.node, "schema.core", value);
  return parts === undefined ? undefined : { parts };
}

/** A value class around a scalar with a nominal type of its own. */
export function brandCode(scope: FileScope, type: NamedType): string {
  const name = scope.classOf(type.id);
  const node = shapeNode(type);
  const part = readPartEntry(scope, type.node, "schema.core");
  const companion = companionCode(scope, type, {
    base: node.kind === "string" ? "TextModel" : "Model",
    valueType: name,
    read: part === undefined ? `${name}(${readCore(scope, node, "judged")})` : { parts: `${name}(${part})` },
    write: partsOf(scope, type, "value.value") ?? writeCore(scope, node, "value.value"),
  });
  const head = `${notesCode(scope, type, boundsText(node))}@${scope.standard("JvmInline")}\n${serializableCode(scope, name)}`;
  const body = `${encodeCode(scope)}\n${companion}`;
  return `${head}${scope.visibility} value class ${name}(${scope.visibility} val value: ${coreType(scope, node)})${supersCode(scope, type)} {\n${indented(body)}}\n`;
}

/** A data class around one value: what would be an alias, but refers to itself. */
export function boxedCode(scope: FileScope, type: NamedType): string {
  const name = scope.classOf(type.id);
  const slot = { ...slotOf(scope.world, type.node), absent: false };
  const part = slot.fallback === undefined ? readPartEntry(scope, type.node, "schema.core") : undefined;
  const companion = companionCode(scope, type, {
    base: "Model",
    valueType: name,
    read: part === undefined ? `${name}(${readWhole(scope, slot)})` : { parts: `${name}(${part})` },
    write:
      partsOf(scope, type, "value.value") ??
      (slot.nullable
        ? `wireOrNull(value.value) { ${writeCore(scope, slot.core, "it")} }`
        : writeCore(scope, slot.core, "value.value")),
  });
  const head = `${notesCode(scope, type, boundsText(slot.core))}${serializableCode(scope, name)}`;
  const body = `${encodeCode(scope)}\n${companion}`;
  return `${head}${scope.visibility} data class ${name}(${scope.visibility} val value: ${slotType(scope, slot)})${supersCode(scope, type)} {\n${indented(body)}}\n`;
}

/** Of what was judged as a whole, called `judged`. */
function readWhole(scope: FileScope, { nullable, core }: Slot): string {
  return nullable ? `judged.orNull { ${readCore(scope, core, "it")} }` : readCore(scope, core, "judged");
}

/** A typealias, and an object that reads and writes it. */
export function aliasCode(scope: FileScope, type: NamedType): string {
  const slot = { ...slotOf(scope.world, type.node), absent: false };
  const target = slotType(scope, slot);
  const name = scope.classOf(type.id);
  const model = scope.modelOf(type.id);
  const base = slot.nullable ? "NullableModel" : slot.core.kind === "string" ? "TextModel" : "Model";
  const part = slot.fallback === undefined ? readPartEntry(scope, type.node, "schema.core") : undefined;
  const members = modelMembers(scope, type, {
    base,
    valueType: target,
    read: part === undefined ? readWhole(scope, slot) : { parts: part },
    write:
      partsOf(scope, type, "value") ??
      (slot.nullable
        ? `wireOrNull(value) { ${writeCore(scope, slot.core, "it")} }`
        : writeCore(scope, slot.core, "value")),
  });
  return (
    `${notesCode(scope, type, boundsText(slot.core))}${scope.visibility} typealias ${name} = ${target}\n\n` +
    `/** Reads and writes [${name}]. */\n` +
    `${scope.visibility} object ${model} : ${scope.standard(base)}<${target}>(${stringLiteral(type.id)}) {\n${indented(members)}}\n`
  );
}
