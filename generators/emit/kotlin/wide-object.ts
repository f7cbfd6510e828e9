import type { NamedType } from "../../contract/contract.ts";
import type { FileScope } from "./file-scope.ts";
import { indented } from "./layout.ts";
import type { Member } from "./members.ts";
import { companionCode, encodeCode, notesCode, serializableCode, supersCode } from "./model-code.ts";
import { constantsCode, othersType, readAt, readOthers, writeCode } from "./object-model.ts";
import type { Others } from "./object-model.ts";

/** The platform's limit is 255 slots a method; `copy` needs three more and one for every 32 members. */
const maxSlots = 250;

/** More members than one constructor can take. */
export function isWide(given: readonly Member[]): boolean {
  const slots = given.reduce((sum, { type }) => sum + (/(^|\.)(Long|Double)$/.test(type) ? 2 : 1), 1);
  return slots + Math.ceil(given.length / 32) > maxSlots;
}

export interface WideParts {
  readonly members: readonly Member[];
  readonly given: readonly Member[];
  readonly others: Others | undefined;
}

/** A class that is built through a builder, for objects with more members than a constructor can take. */
export function wideObjectCode(scope: FileScope, type: NamedType, { members, given, others }: WideParts): string {
  const name = scope.classOf(type.id);
  const { visibility } = scope;
  const read = [
    "val members = judged.fields\n",
    `val builder = Builder()\n`,
    ...given.map((member) => `builder.${member.name} = ${readAt(scope, member)}\n`),
    ...(others === undefined ? [] : [`builder.additionalProperties = ${readOthers(others)}\n`]),
    `return builder.build()`,
  ];
  const body = [
    given.map((member) => valueOf(scope, member)).join("") + (others === undefined ? "" : othersValue(scope, others)),
    ...constantsCode(scope, members),
    encodeCode(scope),
    equality(scope, name),
    `/** Collects the members; those that must be there have to be set before [build]. */\n` +
      `${visibility} class Builder {\n${indented(builderBody(scope, { name, given, others }))}}\n`,
    companionCode(scope, type, {
      base: "Model",
      valueType: name,
      read: read.join(""),
      write: writeCode(scope, members, others),
    }),
  ];
  const head = `${visibility} class ${name} private constructor(builder: Builder)${supersCode(scope, type)}`;
  return `${notesCode(scope, type)}${serializableCode(scope, name)}${head} {\n${indented(body.join("\n"))}}\n`;
}

function valueOf(scope: FileScope, member: Member): string {
  const value = isOpen(member) ? `builder.${member.name}` : `requireNotNull(builder.${member.name})`;
  return `${member.notes}${scope.visibility} val ${member.name}: ${member.type} = ${value}\n`;
}

function othersValue(scope: FileScope, others: Others): string {
  return `/** Entries beside the declared keys. */\n${scope.visibility} val additionalProperties: ${othersType(scope, others)} = builder.additionalProperties\n`;
}

/** Null or a default stands for "not set". */
function isOpen({ type, fallback }: Member): boolean {
  return type.endsWith("?") || fallback !== undefined;
}

function builderBody(scope: FileScope, { name, given, others }: { name: string } & Omit<WideParts, "members">): string {
  const fields = given.map((member) => {
    const type = isOpen(member) ? member.type : `${member.type}?`;
    return `${scope.visibility} var ${member.name}: ${type} = ${member.fallback ?? "null"}\n`;
  });
  if (others !== undefined)
    fields.push(`${scope.visibility} var additionalProperties: ${othersType(scope, others)} = emptyMap()\n`);
  return `${fields.join("")}\n${scope.visibility} fun build(): ${name} = ${name}(this)\n`;
}

function equality(scope: FileScope, name: string): string {
  const text = "writeJson(toWire(this))";
  return (
    `override fun equals(other: ${scope.standard("Any")}?): ${scope.standard("Boolean")} =\n` +
    `    other is ${name} && ${text} == writeJson(toWire(other))\n\n` +
    `override fun hashCode(): ${scope.standard("Int")} = ${text}.hashCode()\n\n` +
    `override fun toString(): ${scope.standard("String")} = ${text}\n`
  );
}
