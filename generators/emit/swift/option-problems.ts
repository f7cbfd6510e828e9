import { refsOf, typeOf } from "../../contract/contract.ts";
import type { Contract } from "../../contract/contract.ts";
import type { Access } from "./plan.ts";

/** What settings ask of a contract that it does not allow, in words. Empty where all of them can be kept. */
export function swiftProblems(contract: Contract, { access }: { readonly access: Access }): readonly string[] {
  if (access !== "internal") return [];
  return Object.values(contract.types).flatMap((type) => {
    const foreign = refsOf(type.node).find((id) => typeOf(contract, id).family !== type.family);
    if (foreign === undefined) return [];
    return [`Swift: ${type.id} refers to ${foreign}, which internal access hides from it; use package or public`];
  });
}
