import type { NamedType, TupleNode } from "../../contract/contract.ts";
import { mayLack } from "./absence.ts";
import { equalityText } from "./equality-text.ts";
import type { Plan } from "./plan.ts";
import { swiftType } from "./swift-type.ts";
import { indented } from "./swift-text.ts";
import { typeHead } from "./type-head.ts";

/** The struct of a tuple: `item0`, `item1` and so on, and `rest`. */
export function tupleText(plan: Plan, type: NamedType, node: TupleNode): string {
  const items = node.items.map((item, index) => {
    const own = swiftType(plan, item, type.family);
    const optional = mayLack(plan.contract, item);
    const boxed = plan.indirections.boxed.has(`${type.id}/${index}`);
    const how = !optional ? "required" : own.text.endsWith("?") ? "tristate" : "optional";
    const absent = {
      required: own.text,
      optional: `${own.text}?`,
      tristate: `${plan.outer("Tristate", type.family)}<${own.text.slice(0, -1)}>`,
    };
    return {
      name: `item${index}`,
      storage: boxed ? `_item${index}` : `item${index}`,
      text: absent[how],
      how,
      boxed,
      index,
    } as const;
  });
  const rest = node.rest === null ? undefined : `[${swiftType(plan, node.rest, type.family).text}]`;
  const box = plan.outer("Boxed", type.family);
  const members = items.map(({ name, storage, text, boxed }) => {
    if (!boxed) return `${plan.access} var ${name}: ${text}\n`;
    const accessors = `    get { ${storage}.value }\n    set { ${storage} = ${box}(newValue) }\n`;
    return `${plan.access} var ${name}: ${text} {\n${accessors}}\nprivate var ${storage}: ${box}<${text}>\n`;
  });
  if (rest !== undefined) members.push(`${plan.access} var rest: ${rest}\n`);

  const parameters = items.map(
    ({ name, text, how }) => `_ ${name}: ${text}${{ required: "", optional: " = nil", tristate: " = .absent" }[how]}`,
  );
  if (rest !== undefined) parameters.push(`rest: ${rest} = []`);
  const set = items.map(({ name, storage, boxed }) => `    self.${storage} = ${boxed ? `.init(${name})` : name}\n`);
  if (rest !== undefined) set.push("    self.rest = rest\n");

  const read = items.map(({ storage, how, boxed, index }) => {
    const call = `try wireItems.${how}(${index})`;
    return `    self.${storage} = ${boxed ? `.init(${call})` : call}\n`;
  });
  if (rest !== undefined) read.push(`    self.rest = try wireItems.rest(from: ${node.items.length})\n`);
  const first =
    members.length === 0 ? "    _ = try WireItems(wireValue)\n" : "    let wireItems = try WireItems(wireValue)\n";

  const written = items
    .map(
      ({ name, how }) =>
        `self.${name}${{ required: ".wireValue", optional: "?.wireValue", tristate: ".wireItem" }[how]}`,
    )
    .join(", ");
  const value =
    rest === undefined
      ? `WireItems.wireValue([${written}])`
      : `WireItems.wireValue([${written}] + self.rest.map { $0.wireValue })`;
  const body = [
    members.join(""),
    `${plan.access} init(${parameters.join(", ")}) {\n${set.join("")}}\n`,
    `${plan.access} init(wireValue: JSONValue) throws {\n${first}${read.join("")}}\n`,
    `${plan.access} var wireValue: JSONValue { ${value} }\n`,
    ...equalityText(plan, type, [...items.map(({ storage }) => storage), ...(rest === undefined ? [] : ["rest"])]),
  ];
  const outer = plan.outer("WireModel", type.family);
  return `${typeHead(type)}${plan.access} struct ${plan.name(type.id, type.family)}: ${outer} {\n${indented(body.join("\n"))}}\n`;
}

/** The wrapper of a named scalar, or of a list or record that contains itself. */
export function brandText(plan: Plan, type: NamedType): string {
  const raw = swiftType(plan, type.node, type.family).text;
  const key = type.node.kind === "string" ? `, ${plan.outer("RecordKey", type.family)}` : "";
  const body = `${plan.access} let rawValue: ${raw}\n\n${plan.access} init(_ rawValue: ${raw}) { self.rawValue = rawValue }\n`;
  const outer = plan.outer("WireBrand", type.family);
  return `${typeHead(type)}${plan.access} struct ${plan.name(type.id, type.family)}: ${outer}${key} {\n${indented(body)}}\n`;
}

/** Another name for a Swift type that has nothing of its own; its schema stands in the family's `…Types`. */
export function aliasText(plan: Plan, type: NamedType): string {
  const target = swiftType(plan, type.node, type.family).text;
  return `${typeHead(type)}${plan.access} typealias ${plan.name(type.id, type.family)} = ${target}\n`;
}
