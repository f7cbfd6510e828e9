import type { Contract, NamedType } from "../contract/contract.ts";
import type { NameOverrides, NativeNaming } from "../emit/native-names.ts";
import type { Project } from "./find-config.ts";
import { Stop } from "./stop.ts";
import { didYouMean } from "./suggest.ts";

type Language = "swift" | "kotlin";
type Names = Readonly<Record<string, string>>;

/**
 * The names that the configuration sets in a language, by family: of types (`Seat`), and of their keys, values and
 * options (`Seat.deleted-at`).
 *
 * @throws Stop for a name of nothing, for one that the language keeps, and for two of one name.
 */
export function nativeNames(
  language: Language,
  naming: NativeNaming,
  contract: Contract,
  { config }: Pick<Project, "config">,
): NameOverrides {
  return Object.fromEntries(
    Object.entries(config.families).map(([family, settings]) => {
      const names = settings[language]?.names ?? {};
      const types = Object.values(contract.types).filter((type) => type.family === family);
      const refuse = (words: string): never => {
        throw new Stop("SW102", `families.${family}.${language}.names: ${words}`);
      };
      for (const [key, name] of Object.entries(names)) judge({ key, name }, types, naming, refuse);
      judgeTypes(types, names, naming, refuse);
      for (const type of types) judgeMembers(type, names, refuse);
      return [family, names];
    }),
  );
}

type Refuse = (words: string) => never;

function judge(
  { key, name }: { readonly key: string; readonly name: string },
  types: readonly NamedType[],
  naming: NativeNaming,
  refuse: Refuse,
): void {
  const [typeName = ""] = key.split(".", 1);
  const type = types.find((each) => each.name === typeName);
  const known = types.map((each) => each.name);
  if (type === undefined) return refuse(`no type is called ${typeName}${didYouMean(typeName, known)}`);
  const isType = key === typeName;
  const text = key.slice(typeName.length + 1);
  const texts = naming.memberTexts(type);
  if (!isType && !texts.includes(text))
    return refuse(`${typeName} has no key, value or option "${text}" with a name${didYouMean(text, texts)}`);
  if (naming.isTaken(name, isType ? "type" : "member"))
    return refuse(`${key} cannot be called ${name}, which is taken`);
}

function judgeTypes(types: readonly NamedType[], names: Names, naming: NativeNaming, refuse: Refuse): void {
  for (const { name } of types.filter((type) => Object.hasOwn(names, type.name))) {
    const other = types.find(
      (type) => type.name !== name && (names[type.name] ?? naming.typeName(type)) === names[name],
    );
    if (other !== undefined) refuse(`${other.name} and ${name} would both be called ${names[name]}`);
  }
}

function judgeMembers(type: NamedType, names: Names, refuse: Refuse): void {
  const own = Object.entries(names).filter(([key]) => key.startsWith(`${type.name}.`));
  for (const [index, [key, name]] of own.entries()) {
    const earlier = own.slice(0, index).find((other) => other[1] === name);
    if (earlier !== undefined) refuse(`${earlier[0]} and ${key} would both be called ${name}`);
  }
}
