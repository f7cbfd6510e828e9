import { refsOf, typeOf } from "../../contract/contract.ts";
import type { Contract, NamedType } from "../../contract/contract.ts";
import { typeName } from "./identifiers.ts";
import type { Access, NameOverrides } from "./plan.ts";

/** What settings ask of a contract that it does not allow, in words. Empty where all of them can be kept. */
export function swiftProblems(
  contract: Contract,
  { access = "public", names = {} }: { readonly access?: Access; readonly names?: NameOverrides },
): readonly string[] {
  return [...(access === "internal" ? foreignReferences(contract) : []), ...nameProblems(contract, names)];
}

function foreignReferences(contract: Contract): readonly string[] {
  return Object.values(contract.types).flatMap((type) => {
    const foreign = refsOf(type.node).find((id) => typeOf(contract, id).family !== type.family);
    if (foreign === undefined) return [];
    return [`Swift: ${type.id} refers to ${foreign}, which internal access hides from it; use package or public`];
  });
}

function nameProblems(contract: Contract, names: NameOverrides): readonly string[] {
  return Object.entries(names).flatMap(([family, own]) => {
    const types = Object.values(contract.types).filter((type) => type.family === family);
    return Object.entries(own).flatMap(([key, name]) => {
      const type = types.find((each) => key === each.name || key.startsWith(`${each.name}.`));
      if (!/^[\p{L}_][\p{L}\p{Nd}_]*$/u.test(name)) return [`Swift: the name "${name}" for ${key} is no identifier`];
      if (type === undefined) return [`Swift: ${family} has no type that the name for ${key} could be for`];
      const clash = Object.keys(own).find(
        (other) => other < key && own[other] === name && ownerOf(other) === ownerOf(key),
      );
      const other = key === type.name ? types.find((each) => each !== type && nameOf(each, own) === name) : undefined;
      const first = clash ?? other?.name;
      if (first !== undefined) return [`Swift: ${first} and ${key} would both be called ${name}`];
      const text = key.slice(type.name.length + 1);
      if (key === type.name || textsOf(type).includes(text)) return [];
      return [`Swift: ${type.name} of ${family} has no key, value or tag "${text}"`];
    });
  });
}

function nameOf(type: NamedType, own: Readonly<Record<string, string>>): string {
  return own[type.name] ?? type.swiftName ?? typeName(type.name);
}

function ownerOf(key: string): string {
  return key.includes(".") ? key.slice(0, key.indexOf(".")) : "";
}

/** The texts that members of a type are called after. Options of a plain union are called after their types. */
function textsOf({ node }: NamedType): readonly string[] {
  switch (node.kind) {
    case "object":
      return node.properties.map(({ key }) => key);
    case "enum":
      return node.values.map(String);
    case "literal":
      return node.values.map(String);
    case "discriminated":
      return node.options.flatMap(({ tags, node: option }) => [
        ...tags.map(String),
        ...(option.kind === "ref" ? [option.type.slice(option.type.indexOf(".") + 1)] : []),
      ]);
    default:
      return [];
  }
}
