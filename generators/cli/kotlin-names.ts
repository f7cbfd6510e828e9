import type { Contract, NamedType } from "../contract/contract.ts";
import type { Project } from "./find-config.ts";
import { Stop } from "./stop.ts";
import { didYouMean } from "./suggest.ts";

/**
 * The names that the configuration sets in Kotlin, by family: of types (`Seat`), and of their keys and values
 * (`Seat.deleted-at`).
 *
 * @throws Stop for a name of nothing, and for two of one name.
 */
export function kotlinNames(contract: Contract, { config }: Project): Readonly<Record<string, Record<string, string>>> {
  return Object.fromEntries(
    Object.entries(config.families).map(([family, { kotlin }]) => {
      const names = kotlin?.names ?? {};
      const types = Object.values(contract.types).filter((type) => type.family === family);
      for (const key of Object.keys(names)) judgeKey(types, family, key);
      judgeTypes(types, names);
      for (const type of types) judgeMembers(type, names);
      return [family, names];
    }),
  );
}

function judgeKey(types: readonly NamedType[], family: string, key: string): void {
  const [name = ""] = key.split(".", 1);
  const type = types.find((each) => each.name === name);
  const where = `families.${family}.kotlin.names`;
  const known = types.map((each) => each.name);
  if (type === undefined) throw new Stop("SW102", `${where}: no type is called ${name}${didYouMean(name, known)}`);
  const text = key.slice(name.length + 1);
  if (key !== name && !textsOf(type).includes(text))
    throw new Stop("SW102", `${where}: ${name} has no key or value "${text}"${didYouMean(text, textsOf(type))}`);
}

function judgeTypes(types: readonly NamedType[], names: Readonly<Record<string, string>>): void {
  const owners = new Map<string, string>();
  for (const { name, kotlinName } of types) {
    const own = names[name] ?? kotlinName ?? name;
    const other = owners.get(own);
    if (other !== undefined)
      throw new Stop("SW408", `The kotlinName of ${other} or ${name} gives both the name ${own}.`);
    owners.set(own, name);
  }
}

function judgeMembers(type: NamedType, names: Readonly<Record<string, string>>): void {
  const own = textsOf(type).flatMap((text) => names[`${type.name}.${text}`] ?? []);
  const twice = own.find((name, index) => own.indexOf(name) < index);
  if (twice !== undefined) throw new Stop("SW102", `Two members of ${type.name} would be called ${twice} in Kotlin`);
}

/** The texts that members of a type are called after. */
function textsOf({ node }: NamedType): readonly string[] {
  if (node.kind === "readonly") return textsOf({ node: node.inner } as NamedType);
  if (node.kind === "object") return node.properties.map(({ key }) => key);
  return node.kind === "enum" ? node.values.map(String) : [];
}
