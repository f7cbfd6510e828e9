import type { Contract, NamedType, TypeId } from "../contract/contract.ts";
import type { Project } from "./find-config.ts";
import { Stop } from "./stop.ts";
import { didYouMean } from "./suggest.ts";

/** The contract with the names that the configuration gives its types in Kotlin; they win over `.meta()`. */
export function withKotlinNames(contract: Contract, { config }: Project): Contract {
  const types: Record<TypeId, NamedType> = { ...contract.types };
  for (const [family, { kotlin }] of Object.entries(config.families)) {
    for (const [name, kotlinName] of Object.entries(kotlin?.names ?? {})) {
      const id: TypeId = `${family}.${name}`;
      const type = contract.types[id];
      if (type === undefined) throw unknownType(contract, family, name);
      types[id] = { ...type, kotlinName };
    }
    judgeClashes(Object.values(types).filter((type) => type.family === family));
  }
  return { ...contract, types };
}

function unknownType(contract: Contract, family: string, name: string): Stop {
  const known = Object.values(contract.types).filter((type) => type.family === family);
  const names = known.map((type) => type.name);
  return new Stop("SW102", `families.${family}.kotlin.names: no type is called ${name}${didYouMean(name, names)}`);
}

function judgeClashes(types: readonly NamedType[]): void {
  const owners = new Map<string, string>();
  for (const { name, kotlinName = name } of types) {
    const other = owners.get(kotlinName);
    if (other !== undefined)
      throw new Stop("SW408", `The kotlinName of ${other} or ${name} gives both the name ${kotlinName}.`);
    owners.set(kotlinName, name);
  }
}
