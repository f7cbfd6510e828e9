import type { Contract, TypeId } from "../../contract/contract.ts";

/**
 * Names the components of the catalog. Types of the catalog's own family keep their bare names; a type of another
 * family is called by its whole id, which no bare name can be.
 */
export function componentNames(family: string | undefined): (id: TypeId) => string {
  return (id) => (family !== undefined && id.startsWith(`${family}.`) ? id.slice(family.length + 1) : id);
}

/** The first family that declares operations. */
export function catalogFamily({ operations }: Contract): string | undefined {
  return operations.map((each) => each.family).sort()[0];
}
