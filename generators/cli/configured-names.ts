import type { Contract, NamedType, TypeId } from "../contract/contract.ts";
import type { Project } from "./find-config.ts";
import { Stop } from "./stop.ts";
import { didYouMean } from "./suggest.ts";

/** The contract with the names that the configuration gives its types in Kotlin; they win over `.meta()`. */
export function withConfiguredNames(contract: Contract, project: Project): Contract {
  const named: Record<TypeId, NamedType> = { ...contract.types };
  for (const [family, config] of Object.entries(project.config.families)) {
    for (const [name, native] of Object.entries(config.kotlin?.names ?? {})) {
      const id: TypeId = `${family}.${name}`;
      const type = contract.types[id];
      if (type === undefined) throw unknownType(contract, family, name);
      named[id] = { ...type, kotlinName: native };
    }
    judgeClashes(Object.values(named), family);
  }
  return { ...contract, types: named };
}

function unknownType(contract: Contract, family: string, name: string): Stop {
  const known = Object.values(contract.types).filter((type) => type.family === family);
  const near = didYouMean(
    name,
    known.map((type) => type.name),
  );
  return new Stop("SW102", `families.${family}.kotlin.names: no type is called ${name}${near}`);
}

function judgeClashes(types: readonly NamedType[], family: string): void {
  const owners = new Map<string, string>();
  for (const type of types.filter((each) => each.family === family)) {
    const name = type.kotlinName ?? type.name;
    const other = owners.get(name);
    if (other !== undefined)
      throw new Stop("SW408", `The kotlinName of ${other} or ${type.name} gives both the name ${name}.`);
    owners.set(name, type.name);
  }
}
