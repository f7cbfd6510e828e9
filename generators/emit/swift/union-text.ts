import type { DiscriminatedNode, NamedType, Node, Primitive, UnionNode } from "../../contract/contract.ts";
import { optionText, taggedText } from "../native-names.ts";
import { memberName, quoted } from "./identifiers.ts";
import type { Plan } from "./plan.ts";
import { swiftType } from "./swift-type.ts";
import { docLines, indented, jsonLiteral } from "./swift-text.ts";
import { typeHead } from "./type-head.ts";

interface Case {
  readonly name: string;
  /** Type of the payload; undefined for a constant. */
  readonly payload: string | undefined;
  readonly constant: Primitive;
}

/** The enum of a union whose option a tag chooses. */
export function discriminatedText(plan: Plan, type: NamedType, node: DiscriminatedNode): string {
  const labels = node.options.map(({ tags, node: option }) => tagLabel(plan, tags, option));
  const keys = node.options.map(taggedText);
  const names = plan.members(type, labels, { keys, name: (label) => memberName(label, "n") });
  const cases = node.options.map(({ node: option }, index): Case => {
    return { name: quoted(names[index] ?? ""), payload: swiftType(plan, option, type.family).text, constant: null };
  });
  const arms = cases.map(({ name, payload }, index) => {
    const pattern = index === cases.length - 1 ? "default" : `case ${index}`;
    return `    ${pattern}: self = .${name}(try ${payload}(wireValue: wireValue))\n`;
  });
  const reader =
    `${plan.access} init(wireValue: JSONValue) throws {\n` +
    `    switch try WireChoice.tag(wireValue, Self.wireSchema) {\n${arms.join("")}    }\n}\n`;
  return enumOf(plan, type, { cases, reader, note: `Told apart by \`${node.discriminator}\`.` });
}

/** The enum of a union whose first accepting option wins. */
export function unionText(plan: Plan, type: NamedType, node: UnionNode): string {
  const labels = node.options.map((option) => optionLabel(type, option));
  const names = plan.members(type, distinct(labels, node.options), {
    keys: node.options.map(optionText),
    name: (label) => memberName(label.split("\0")[0] ?? label, "n"),
  });
  const cases = node.options.map((option, index): Case => {
    const name = quoted(names[index] ?? "");
    if (option.kind === "null") return { name, payload: undefined, constant: null };
    if (option.kind === "literal" && option.values.length === 1)
      return { name, payload: undefined, constant: option.values[0] ?? null };
    return { name, payload: swiftType(plan, option, type.family).text, constant: null };
  });
  const picks = cases.map(({ name, payload, constant }) => {
    if (payload !== undefined) return `{ .${name}(try ${payloadInit(payload)}(wireValue: $0)) },\n`;
    return `{ try $0.require(${jsonLiteral(constant)}, .${name}) },\n`;
  });
  const reader =
    `${plan.access} init(wireValue: JSONValue) throws {\n` +
    `    let options: [(JSONValue) throws -> Self] = [\n${indented(picks.join(""), "        ")}    ]\n` +
    `    self = try WireChoice.pick(wireValue, Self.wireSchema, options)\n}\n`;
  return enumOf(plan, type, { cases, reader, note: "The first option that accepts." });
}

function enumOf(plan: Plan, type: NamedType, parts: { cases: readonly Case[]; reader: string; note: string }): string {
  const { cases, reader, note } = parts;
  const head = typeHead(type);
  const doc = head + docLines([...(head === "" ? [] : [""]), note], "");
  const indirect = plan.indirections.indirect.has(type.id) ? "indirect " : "";
  const lines = cases.map(({ name, payload }) => `case ${name}${payload === undefined ? "" : `(${payload})`}\n`);
  const arms = cases.map(({ name, payload, constant }) => {
    if (payload === undefined) return `    case .${name}: return ${jsonLiteral(constant)}\n`;
    return `    case .${name}(let payload): return payload.wireValue\n`;
  });
  const writer = `${plan.access} var wireValue: JSONValue {\n    switch self {\n${arms.join("")}    }\n}\n`;
  const body = [lines.join(""), reader, writer].join("\n");
  const outer = plan.outer("WireModel", type.family);
  return `${doc}${plan.access} ${indirect}enum ${plan.name(type.id, type.family)}: ${outer} {\n${indented(body)}}\n`;
}

/** `[T]` and `T?` need parentheses-free long forms before an argument list. */
function payloadInit(payload: string): string {
  return payload.endsWith("?") ? `Swift.Optional<${payload.slice(0, -1)}>` : payload;
}

function tagLabel(plan: Plan, tags: readonly Primitive[], option: Node): string {
  const [tag] = tags;
  if (tags.length === 1 && typeof tag === "string") return tag;
  return option.kind === "ref" ? plan.name(option.type, option.type.split(".")[0] ?? "") : String(tag);
}

/** What an option is called: its type's name without the union's, or what it holds. */
function optionLabel(type: NamedType, option: Node): string {
  if (option.kind === "array") return `${optionLabel(type, option.element)}List`;
  if ("inner" in option) return optionLabel(type, option.inner);
  const text = optionText(option);
  if (option.kind !== "ref" || !text.startsWith(type.name)) return text;
  const rest = text.slice(type.name.length);
  return /^\p{Lu}/u.test(rest) ? rest : text;
}

/** Equal labels get their node's text behind a NUL, so that the suffix tells them apart and not their position. */
function distinct(labels: readonly string[], options: readonly Node[]): string[] {
  return labels.map((label, index) =>
    labels.indexOf(label) === index ? label : `${label}\0${JSON.stringify(options[index])}`,
  );
}
