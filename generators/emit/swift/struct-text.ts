import type { NamedType, ObjectNode, Property } from "../../contract/contract.ts";
import { equalityText } from "./equality-text.ts";
import { isPlainLabel, memberName, quoted } from "./identifiers.ts";
import { availability, docComment, notesOf } from "./notes-text.ts";
import type { Plan } from "./plan.ts";
import { heldProperty, swiftType } from "./swift-type.ts";
import type { Held } from "./swift-type.ts";
import { docLines, indented, jsonLiteral, stringLiteral } from "./swift-text.ts";
import { typeHead } from "./type-head.ts";

interface Member {
  readonly property: Property;
  readonly held: Held;
  /** As written; `self.` before it always works. */
  readonly name: string;
  /** As it stands before an argument. */
  readonly label: string;
  /** Where the value really stands: the property itself, or a private one behind it. */
  readonly storage: string;
  readonly boxed: boolean;
}

/** The struct of an object. */
export function structText(plan: Plan, type: NamedType, node: ObjectNode): string {
  const members = membersOf(plan, type, node);
  const stored = members.filter((member) => member.held.how !== "constant");
  const others = othersOf(plan, type, node);
  const body = [
    ...members.map((member) => declaration(plan, type, member)),
    ...(others === undefined
      ? []
      : [`/// Keys beside the declared ones.\n${plan.access} var ${others.name}: ${others.type}\n`]),
    initializer(plan, stored, others),
    reader(plan, node, stored, others),
    writer(plan, members, others),
    ...equalityText(plan, type, [
      ...stored.map(({ storage }) => storage),
      ...(others === undefined ? [] : [others.name]),
    ]),
  ];
  return `${typeHead(type)}${plan.access} struct ${plan.name(type.id, type.family)}: ${plan.outer("WireModel", type.family)} {\n${indented(body.join("\n"))}}\n`;
}

function membersOf(plan: Plan, type: NamedType, node: ObjectNode): readonly Member[] {
  // A key `__proto__` never reaches a value.
  const properties = node.properties.filter(({ key }) => key !== "__proto__");
  const taken = typeof node.unknownKeys === "object" || node.unknownKeys === "keep" ? ["additionalProperties"] : [];
  const names = plan.members(
    type,
    properties.map(({ key }) => key),
    { name: memberName, taken },
  );
  return properties.map((property, index) => {
    const name = names[index] ?? property.key;
    const boxed = plan.indirections.boxed.has(`${type.id}/${property.key}`);
    const hidden = boxed || notesOf(property.node).deprecated !== undefined;
    const held = heldProperty(plan, property, type.family);
    return {
      property,
      held,
      boxed,
      name: quoted(name),
      label: name,
      storage: hidden ? `_${name}` : quoted(name),
    };
  });
}

function othersOf(
  plan: Plan,
  type: NamedType,
  node: ObjectNode,
): { readonly name: string; readonly type: string } | undefined {
  if (node.unknownKeys === "strict" || node.unknownKeys === "strip") return undefined;
  const value = swiftType(plan, node.unknownKeys === "keep" ? { kind: "unknown" } : node.unknownKeys, type.family);
  const record = `${plan.outer("Record", type.family)}<${plan.outer("String", type.family)}, ${value.text}>`;
  return { name: "additionalProperties", type: record };
}

function declaration(plan: Plan, type: NamedType, member: Member): string {
  const { held, name, storage, property, boxed } = member;
  const notes = notesOf(property.node);
  const doc = docComment(notes, property.node);
  if (held.how === "constant") {
    const value = held.constant;
    const literal =
      typeof value === "string" ? stringLiteral(value) : value === null ? `${held.type}()` : String(value);
    return `${doc || docLines([`Always ${JSON.stringify(value)}.`], "")}${plan.access} static let ${name}: ${held.type} = ${literal}\n`;
  }
  const stateDoc = doc + (held.how === "required" && held.isOptional ? docLines(["nil is null."], "") : "");
  if (storage === name) return `${stateDoc}${plan.access} var ${name}: ${held.type}\n`;
  const box = plan.outer("Boxed", type.family);
  const [get, set] = boxed ? [`${storage}.value`, `${storage} = ${box}(newValue)`] : [storage, `${storage} = newValue`];
  return (
    `${stateDoc}${availability(notes, "")}${plan.access} var ${name}: ${held.type} {\n` +
    `    get { ${get} }\n    set { ${set} }\n}\n` +
    `private var ${storage}: ${boxed ? `${box}<${held.type}>` : held.type}\n`
  );
}

function parameter(member: Member): string {
  const fallback = member.held.how === "tristate" ? " = .absent" : member.held.how === "optional" ? " = nil" : "";
  return `${member.name}: ${member.held.type}${fallback}`;
}

function initializer(
  plan: Plan,
  stored: readonly Member[],
  others: { name: string; type: string } | undefined,
): string {
  const parameters = [
    ...stored.map(parameter),
    ...(others === undefined ? [] : [`${others.name}: ${others.type} = [:]`]),
  ];
  const lines = stored.map((member) => `self.${member.storage} = ${boxedValue(member, member.name)}`);
  if (others !== undefined) lines.push(`self.${others.name} = ${others.name}`);
  const head =
    parameters.join(", ").length > 90
      ? `(\n${parameters.map((each) => `    ${each}`).join(",\n")}\n)`
      : `(${parameters.join(", ")})`;
  return `${plan.access} init${head} {\n${lines.map((line) => `    ${line}\n`).join("")}}\n`;
}

function boxedValue(member: Member, value: string): string {
  return member.boxed ? `.init(${value})` : value;
}

function reader(plan: Plan, node: ObjectNode, stored: readonly Member[], others: { name: string } | undefined): string {
  const keys = node.properties.map(({ key }) => stringLiteral(key)).join(", ");
  const reads = stored.map((member) => ({
    ...member,
    call: `wireFields.${member.held.how}(${stringLiteral(member.property.key)})`,
  }));
  const rest = others === undefined ? [] : [{ label: others.name, call: `wireFields.others(than: [${keys}])` }];
  const labelled = [...reads, ...rest];
  const lines = [`${labelled.length === 0 ? "_" : "var wireFields"} = try WireFields(wireValue)`];
  if (labelled.length > 1 && labelled.every(({ label }) => isPlainLabel(label))) {
    // One call, since each throw into a half-made struct makes the compiler write how its part is taken down.
    const values = labelled.map(({ label, call }) => `    ${label}: ${call}`);
    lines.push(
      "try self.init(",
      ...values.map((value, index) => (index + 1 < values.length ? `${value},` : value)),
      ")",
    );
  } else {
    // A lone label may be one of the protocol's own initializers too.
    lines.push(...reads.map((read) => `self.${read.storage} = ${boxedValue(read, `try ${read.call}`)}`));
    lines.push(...rest.map(({ label, call }) => `self.${label} = try ${call}`));
  }
  return `${plan.access} init(wireValue: JSONValue) throws {\n${lines.map((line) => `    ${line}\n`).join("")}}\n`;
}

function writer(plan: Plan, members: readonly Member[], others: { name: string } | undefined): string {
  if (members.length === 0 && others === undefined)
    return `${plan.access} var wireValue: JSONValue { .object(JSONObject()) }\n`;
  const lines = members.map((member) => {
    const key = stringLiteral(member.property.key);
    if (member.held.how === "constant")
      return `wireMembers.constant(${key}, ${jsonLiteral(member.held.constant ?? null)})`;
    return `wireMembers.${member.held.how}(${key}, self.${member.storage}${member.boxed ? ".value" : ""})`;
  });
  if (others !== undefined) lines.push(`wireMembers.others(self.${others.name})`);
  const body = ["var wireMembers = WireMembers()", ...lines, "return wireMembers.wireValue"];
  return `${plan.access} var wireValue: JSONValue {\n${body.map((line) => `    ${line}\n`).join("")}}\n`;
}
