import type { Module, NamedType, TypeId } from "../../contract/contract.ts";
import { typeOf } from "../../contract/contract.ts";
import { enumText } from "./enum-text.ts";
import { memberName, quoted, uniqueNames } from "./identifiers.ts";
import { aliasText, brandText, tupleText } from "./other-text.ts";
import type { Plan } from "./plan.ts";
import { refsOf } from "../../contract/contract.ts";
import { headLine } from "../head-line.ts";
import { schemaExpression } from "./schema-expression.ts";
import { structText } from "./struct-text.ts";
import { indented, stringLiteral } from "./swift-text.ts";
import { discriminatedText, unionText } from "./union-text.ts";

/** Names inside a family's `…Types` enum: of its aliases, and of each module's list of types. */
export interface FamilyNames {
  readonly types: string;
  readonly alias: (id: TypeId) => string;
  readonly list: (module: string) => string;
}

export function familyNames(plan: Plan, family: string): FamilyNames {
  const modules = plan.contract.modules.filter((module) => module.family === family);
  const aliases = modules.flatMap((module) => module.types).filter((id) => plan.shape(id) === "alias");
  const lists = uniqueNames(
    modules.map((module) => module.name),
    (name) => `${memberName(name)}Module`,
    ["all"],
  );
  const names = uniqueNames(aliases, (id) => memberName(id.slice(id.indexOf(".") + 1)), ["all", ...lists]);
  const target = plan.targetOf(family);
  const taken = Object.values(plan.contract.types).some(
    (type) => type.family === family && plan.name(type.id, family) === `${target}Types`,
  );
  return {
    types: taken ? `${target}WireTypes` : `${target}Types`,
    alias: (id) => quoted(names[aliases.indexOf(id)] ?? ""),
    list: (name) => lists[modules.findIndex((module) => module.name === name)] ?? "",
  };
}

/** The Swift source of one schema module. */
export function moduleText(plan: Plan, module: Module, namesOf: (family: string) => FamilyNames): string {
  const types = module.types.map((id) => typeOf(plan.contract, id));
  const names = namesOf(module.family);
  const imports = ["SamewireSupport", ...foreignTargets(plan, module, types)].map((target) => `import ${target}\n`);
  const schemas = types.map((type) => schemaText(plan, type, namesOf));
  const list = types.map((type) => `        ${erased(plan, type, names)},\n`).join("");
  const extension =
    `extension ${names.types} {\n    static let ${names.list(module.name)}: [AnyWireType] = [` +
    `${list === "" ? "" : `\n${list}    `}]\n}\n`;
  const head = `// ${headLine(module.source)}\n${imports.join("")}`;
  return [head, ...types.map((type) => typeText(plan, type)), "// Schemas, as data.\n", ...schemas, extension].join(
    "\n",
  );
}

function typeText(plan: Plan, type: NamedType): string {
  const node = type.node;
  if (plan.shape(type.id) === "brand") return brandText(plan, type);
  switch (node.kind) {
    case "object":
      return structText(plan, type, node);
    case "tuple":
      return tupleText(plan, type, node);
    case "discriminated":
      return discriminatedText(plan, type, node);
    case "union":
      return unionText(plan, type, node);
    case "enum":
      return enumText(plan, type, node);
    case "literal":
      return plan.shape(type.id) === "enum" ? enumText(plan, type, node) : aliasText(plan, type);
    default:
      return aliasText(plan, type);
  }
}

function schemaText(plan: Plan, type: NamedType, namesOf: (family: string) => FamilyNames): string {
  const reference = (id: TypeId): string => {
    if (plan.shape(id) !== "alias") return `${plan.name(id, type.family)}.wireSchema`;
    const family = typeOf(plan.contract, id).family;
    return `${namesOf(family).types}.${namesOf(family).alias(id)}.schema`;
  };
  const expression = schemaExpression({ plan, family: type.family, reference }, type.node);
  const schema = plan.outer("Schema", type.family);
  const id = stringLiteral(type.id);
  if (plan.shape(type.id) === "alias") {
    const names = namesOf(type.family);
    const value = plan.name(type.id, type.family);
    const body =
      `${plan.access} static let ${names.alias(type.id)} = WireType<${value}>(${id}, ${names.alias(type.id)}Schema)\n` +
      `private static let ${names.alias(type.id)}Schema: ${schema} = ${expression}\n`;
    return `extension ${names.types} {\n${indented(body.replaceAll("`Schema", "Schema`"))}}\n`;
  }
  const isLong = expression.includes("\n");
  const [text, flag] = [plan.outer("String", type.family), plan.outer("Bool", type.family)];
  const body =
    `${plan.access} static var wireId: ${text} { ${id} }\n` +
    (plan.recursive.has(type.id) ? `${plan.access} static var wireIsRecursive: ${flag} { true }\n` : "") +
    `${plan.access} static let wireSchema: ${schema} = ${isLong ? "makeWireSchema()" : expression}\n` +
    (isLong ? `\n${schemaFunction(schema, expression)}` : "");
  return `extension ${plan.name(type.id, type.family)} {\n${indented(body)}}\n`;
}

/** A function, since a build reads the bodies of functions once, and what properties begin with for the interface too. */
function schemaFunction(schema: string, expression: string): string {
  return `private static func makeWireSchema() -> ${schema} {\n${indented(expression)}\n}\n`;
}

function erased(plan: Plan, type: NamedType, names: FamilyNames): string {
  if (plan.shape(type.id) === "alias") return `AnyWireType(${names.types}.${names.alias(type.id)})`;
  return `AnyWireType(${plan.name(type.id, type.family)}.wireType)`;
}

/** Targets of other families that the module's types refer to. */
function foreignTargets(plan: Plan, module: Module, types: readonly NamedType[]): readonly string[] {
  const families = types.flatMap((type) => refsOf(type.node)).map((id) => typeOf(plan.contract, id).family);
  return [...new Set(families)]
    .filter((family) => family !== module.family)
    .map(plan.targetOf)
    .toSorted();
}
