import type { NamedType, ObjectNode } from "../../contract/contract.ts";
import type { FileScope } from "./file-scope.ts";
import { indented } from "./layout.ts";
import { stringLiteral } from "./literal.ts";
import { declareConstant, declareMember, objectMembers, putMember, readMember } from "./members.ts";
import type { Member } from "./members.ts";
import { companionCode, encodeCode, notesCode, serializableCode, supersCode } from "./model-code.ts";
import { objectRead } from "./object-read.ts";
import { objectWrite } from "./object-write.ts";
import { bareCore } from "./read-code.ts";
import { slotOf } from "./slot.ts";
import { readEntry, slotType, writeEntry } from "./value-code.ts";
import { isWide, wideObjectCode } from "./wide-object.ts";

/** What an object says of keys it does not declare. */
export interface Others {
  readonly type: string;
  readonly read: string;
  readonly write: string;
  readonly declared: string;
}

/** A data class with its companion; a plain class where there is nothing to construct it from. */
export function objectCode(scope: FileScope, type: NamedType, node: ObjectNode): string {
  const members = objectMembers(scope, node);
  const given = members.filter(({ constant }) => constant === undefined);
  const others = othersOf(scope, node);
  if (isWide(given)) return wideObjectCode(scope, type, { members, given, others });
  const name = scope.classOf(type.id);
  const isBare = bareCore(type.node) === node;
  const reads = isBare ? objectRead(scope, { className: name, node, members, others }) : undefined;
  const writes = isBare ? objectWrite(scope, { node, members, others }) : undefined;
  const declared =
    given.map((member) => declareMember(scope, member)).join("") +
    (others === undefined ? "" : declareOthers(scope, others));
  const head =
    declared === ""
      ? `${scope.visibility} class ${name}`
      : `${scope.visibility} data class ${name}(\n${indented(declared)})`;
  const body = [
    ...constantsCode(scope, members),
    encodeCode(scope),
    ...(declared === "" ? [emptyEquality(scope, name)] : []),
    companionCode(scope, type, {
      base: "Model",
      valueType: name,
      read: reads ?? readCode(name, scope, given, others),
      write: writes ?? writeCode(scope, members, others),
    }),
  ];
  return `${notesCode(scope, type)}${serializableCode(scope, name)}${head}${supersCode(scope, type)} {\n${indented(body.join("\n"))}}\n`;
}

export function constantsCode(scope: FileScope, members: readonly Member[]): string[] {
  return members.flatMap((member) =>
    member.constant === undefined || member.constant === null ? [] : [declareConstant(scope, member)],
  );
}

function othersOf(scope: FileScope, { unknownKeys, properties }: ObjectNode): Others | undefined {
  if (unknownKeys === "strict" || unknownKeys === "strip") return undefined;
  const declared = properties.map(({ key }) => `, ${stringLiteral(key)}`).join("");
  if (unknownKeys === "keep") {
    return { type: scope.standard("JsonElement"), read: "it.element", write: "wire(it)", declared };
  }
  const slot = { ...slotOf(scope.world, unknownKeys), absent: false };
  const entries = { read: readEntry(scope, unknownKeys), write: writeEntry(scope, unknownKeys) };
  return { type: slotType(scope, slot), ...entries, declared };
}

export function othersType(scope: FileScope, { type }: Others): string {
  return `${scope.standard("Map")}<${scope.standard("String")}, ${type}>`;
}

function declareOthers(scope: FileScope, others: Others): string {
  return `/** Entries beside the declared keys. */\n${scope.visibility} val additionalProperties: ${othersType(scope, others)} = emptyMap(),\n`;
}

function readCode(name: string, scope: FileScope, given: readonly Member[], others: Others | undefined): string {
  const args = [
    ...given.map((member) => `    ${member.name} = ${readAt(scope, member)},\n`),
    ...(others === undefined ? [] : [`    additionalProperties = ${readOthers(others)},\n`]),
  ];
  if (args.length === 0) return `${name}()`;
  return `val members = judged.fields\nreturn ${name}(\n${args.join("")})`;
}

export function readAt(scope: FileScope, member: Member): string {
  const key = stringLiteral(member.key);
  return readMember(scope, member, { at: `members.need(${key})`, find: `members[${key}]` });
}

export function readOthers({ declared, read }: Others): string {
  const keys = declared === "" ? "" : `(${declared.slice(2)})`;
  return `members.others${keys} { ${read} }`;
}

export function writeCode(scope: FileScope, members: readonly Member[], others: Others | undefined): string {
  const puts = members.map((member) => `    ${putMember(scope, member)}\n`);
  if (others !== undefined) {
    puts.push(`    putOthers(value.additionalProperties${others.declared}) { ${others.write} }\n`);
  }
  return puts.length === 0 ? `${scope.standard("Wire")}.Fields(emptyMap())` : `wireFields {\n${puts.join("")}}`;
}

/** Two values of a class without content are equal. */
function emptyEquality(scope: FileScope, name: string): string {
  return (
    `override fun equals(other: ${scope.standard("Any")}?): ${scope.standard("Boolean")} = other is ${name}\n\n` +
    `override fun hashCode(): ${scope.standard("Int")} = 1\n\n` +
    `override fun toString(): ${scope.standard("String")} = ${stringLiteral(`${name}()`)}\n`
  );
}
