import type { EnumNode, LiteralNode, NamedType } from "../../contract/contract.ts";
import { memberName, quoted } from "./identifiers.ts";
import type { Plan } from "./plan.ts";
import { isTextEnum } from "./swift-type.ts";
import { docLines, indented, jsonLiteral, stringLiteral } from "./swift-text.ts";
import { typeHead } from "./type-head.ts";

/** The enum of a closed list of values. Values of a newer contract have no case: they are refused or dropped on reading. */
export function enumText(plan: Plan, type: NamedType, node: EnumNode | LiteralNode): string {
  const values = [...new Set(node.values.filter((value) => value !== null && typeof value !== "boolean"))];
  const names = plan.members(type, values.map(String), { name: (text) => memberName(text, "n") }).map(quoted);
  const additive = node.kind === "enum" && node.additive;
  const note = additive
    ? docLines(["New values may be added: a response reader leaves out the list entry that holds one."], "")
    : "";
  const head = `${typeHead(type)}${note}${plan.access} enum ${plan.name(type.id, type.family)}`;
  const cases = values.map((_, index) => `case ${names[index]}\n`).join("");
  const isText = isTextEnum(node);
  const literals = values.map((value) => (isText ? stringLiteral(String(value)) : jsonLiteral(value)));
  const arms = literals.map((literal, index) => `        case .${names[index]}: return ${literal}\n`).join("");
  const outer = (name: string): string => plan.outer(name, type.family);
  if (isText) {
    const own = plan.name(type.id, type.family);
    const index = `${plan.access} static let wireCases = ${outer("WireCases")}<${own}>()\n`;
    const body = `${cases}\n${index}\n${plan.access} var rawValue: ${outer("String")} {\n    switch self {\n${arms.replaceAll(/^ {4}/gm, "")}    }\n}\n`;
    return `${head}: ${outer("WireEnum")} {\n${indented(body)}}\n`;
  }
  const body =
    `${cases}\n${plan.access} init(wireValue: JSONValue) throws {\n` +
    `    guard let match = Self.allCases.first(where: { $0.wireValue == wireValue }) else {\n` +
    `        throw WireError.mismatch("a known value")\n    }\n    self = match\n}\n\n` +
    `${plan.access} var wireValue: JSONValue {\n    switch self {\n${arms.replaceAll(/^ {4}/gm, "")}    }\n}\n`;
  return `${head}: ${outer("WireModel")}, ${outer("CaseIterable")} {\n${indented(body)}}\n`;
}
