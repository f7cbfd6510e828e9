import type { NamedType, Notes } from "../../contract/contract.ts";
import type { FileScope } from "./file-scope.ts";
import { kdoc } from "./kdoc.ts";
import { indented, layout } from "./layout.ts";
import { stringLiteral } from "./literal.ts";
import { schemaCode } from "./schema-code.ts";
import type { Piece } from "./layout.ts";

export interface ModelParts {
  /** `Model`, `TextModel` or `NullableModel`. */
  readonly base: "Model" | "TextModel" | "NullableModel";
  /** Kotlin type that the model reads and writes. */
  readonly valueType: string;
  /** Where it is not the node's own description. */
  readonly schema?: Piece;
  /** Further members, ready lines. */
  readonly extra?: string;
  /** Body of `read(input)`: an expression, or lines that end with a return; or that of `fromWire(judged)`, likewise. */
  readonly read: { readonly parts: string } | string;
  /** Body of `write(value, out)`, statements; or of `toWire(value)`, as of `fromWire`. */
  readonly write: { readonly parts: string } | string;
}

/** The members of a model object, without braces. */
export function modelMembers(scope: FileScope, type: NamedType, parts: ModelParts): string {
  const wire = scope.standard("Wire");
  const describe = `override fun describe(): ${scope.standard("Schema")} = `;
  const schema = layout(parts.schema ?? schemaCode(scope, type.node), 0, describe.length);
  return [
    `${describe}${schema}\n`,
    ...(parts.extra === undefined ? [] : [parts.extra]),
    typeof parts.read === "string"
      ? `override fun fromWire(judged: ${wire}): ${parts.valueType}${bodyOf(parts.read)}`
      : `override fun read(input: ${scope.standard("Input")}): ${parts.valueType}${bodyOf(parts.read.parts)}`,
    typeof parts.write === "string"
      ? `override fun toWire(value: ${parts.valueType}): ${wire}${bodyOf(parts.write)}`
      : `override fun write(value: ${parts.valueType}, out: ${scope.standard("Output")}) {\n${indented(parts.write.parts)}\n}\n`,
  ].join("\n");
}

function bodyOf(code: string): string {
  if (!code.includes("\n") && code.length < 80) return ` = ${code}\n`;
  if (code.startsWith("when ") || code.startsWith("wireFields ")) return ` = ${code}\n`;
  return code.includes("return ") ? ` {\n${indented(code)}\n}\n` : ` =\n${indented(code)}\n`;
}

/** The companion that makes a class its own model. */
export function companionCode(scope: FileScope, type: NamedType, parts: ModelParts): string {
  const base = `${scope.standard(parts.base)}<${parts.valueType}>(${stringLiteral(type.id)})`;
  return companionOf(scope, { base, valueType: parts.valueType, members: `${modelMembers(scope, type, parts)}\n` });
}

/** A companion that `base` makes a model; `members` are ready lines. */
export function companionOf(
  { visibility, standard }: FileScope,
  { base, valueType, members }: { readonly base: string; readonly valueType: string; readonly members: string },
): string {
  // `serializer<T>()` looks for exactly this function.
  const serializer = `${visibility} fun serializer(): ${standard("KSerializer")}<${valueType}> = this\n`;
  return `${visibility} companion object : ${base} {\n${indented(`${members}${serializer}`)}}\n`;
}

/** `@Serializable` for a class whose companion is its serializer. */
export function serializableCode(scope: FileScope, className: string): string {
  return `@${scope.standard("Serializable")}(with = ${className}.Companion::class)\n`;
}

/** The function that every model class has. */
export function encodeCode(scope: FileScope): string {
  return (
    "/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */\n" +
    `${scope.visibility} fun encode(): ${scope.standard("String")} = Companion.encode(this)\n`
  );
}

/** Comment and deprecation of a declaration. */
export function notesCode(scope: FileScope, notes: Notes, ...further: readonly (string | undefined)[]): string {
  const { title, description, deprecated } = notes;
  const comment = kdoc([title === description ? undefined : title, description, ...further]);
  if (deprecated === undefined) return comment;
  const message = deprecated === true ? "Deprecated by the contract." : deprecated;
  return `${comment}@${scope.standard("Deprecated")}(${stringLiteral(message)})\n`;
}

/** ` : A, B` for what a type implements: the sealed interfaces that it is an option of, after `further`. */
export function supersCode(scope: FileScope, type: NamedType, further: readonly string[] = []): string {
  const supers = [...further, ...scope.world.supers(type.id).map((id) => scope.classOf(id))];
  return supers.length === 0 ? "" : ` : ${supers.join(", ")}`;
}
