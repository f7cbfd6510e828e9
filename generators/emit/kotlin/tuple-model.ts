import type { NamedType, TupleNode } from "../../contract/contract.ts";
import type { FileScope } from "./file-scope.ts";
import { indented } from "./layout.ts";
import { declareConstant, declareMember, memberOf, readMember, writeWhole } from "./members.ts";
import type { Member } from "./members.ts";
import { companionCode, encodeCode, notesCode, serializableCode, supersCode } from "./model-code.ts";
import { slotOf } from "./slot.ts";
import { readEntry, slotType, writeEntry } from "./value-code.ts";

/** A data class whose JSON is a list: `item0`, `item1` and so on, then `rest`. */
export function tupleCode(scope: FileScope, type: NamedType, node: TupleNode): string {
  const name = scope.classOf(type.id);
  const members = node.items.map((item, index) =>
    memberOf(scope, { key: String(index), node: item, name: `item${index}`, optional: index >= node.requiredItems }),
  );
  const given = members.filter(({ constant }) => constant === undefined);
  const rest = node.rest === null ? "" : restCode(scope, node.rest);
  const declared = given.map((member) => declareMember(scope, member)).join("") + rest;
  const head = declared === "" ? `class ${name}` : `data class ${name}(\n${indented(declared)})`;
  const reads = given.map((member) => `    ${member.name} = ${readItem(scope, member)},\n`);
  if (node.rest !== null)
    reads.push(`    rest = items.drop(${members.length}).map { ${readEntry(scope, node.rest)} },\n`);
  const body = [
    ...members
      .filter(({ constant }) => constant !== undefined && constant !== null)
      .map((member) => declareConstant(scope, member)),
    encodeCode(scope),
    companionCode(scope, type, {
      base: "Model",
      valueType: name,
      read: reads.length === 0 ? `${name}()` : `val items = judged.items\nreturn ${name}(\n${reads.join("")})`,
      write: writeItems(scope, members, node),
    }),
  ];
  return `${notesCode(scope, type)}${serializableCode(scope, name)}${scope.visibility} ${head}${supersCode(scope, type)} {\n${indented(body.join("\n"))}}\n`;
}

function restCode(scope: FileScope, rest: NonNullable<TupleNode["rest"]>): string {
  const slot = { ...slotOf(scope.world, rest), absent: false };
  return `${scope.visibility} val rest: ${scope.standard("List")}<${slotType(scope, slot)}> = emptyList(),\n`;
}

function readItem(scope: FileScope, member: Member): string {
  return readMember(scope, member, { at: `items[${member.key}]`, find: `items.getOrNull(${member.key})` });
}

function writeItems(scope: FileScope, members: readonly Member[], node: TupleNode): string {
  const fixed = members.map((member) => `    ${writeWhole(scope, member)},\n`).join("");
  const items = fixed === "" ? "wireItems()" : `wireItems(\n${fixed})`;
  return node.rest === null ? items : `${items}.withRest(value.rest) { ${writeEntry(scope, node.rest)} }`;
}
