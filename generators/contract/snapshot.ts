import { portableContract } from "./contract.ts";
import type { AnyContract, Contract } from "./contract-data.ts";
import type { TypeId } from "./node.ts";

/** The contract as canonical JSON: keys sorted by code units, two spaces, final newline. Equal contracts, equal bytes. */
export function writeSnapshot(contract: AnyContract): string {
  return `${JSON.stringify(contract, sortKeys, 2)}\n`;
}

/**
 * Reads a contract back from its canonical JSON, without its families for TypeScript alone.
 *
 * @throws Error when the text is not JSON, or not a contract of this layout version.
 */
export function readSnapshot(text: string): Contract {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || (value as { readonly format?: unknown }).format !== 1) {
    throw new Error("The snapshot is not a contract of layout version 1.");
  }
  const { modules, types, operations, gateways } = value as Partial<Contract>;
  if (![modules, operations, gateways].every(Array.isArray) || typeof types !== "object" || types === null) {
    throw new Error("The snapshot lacks modules, types, operations or gateways.");
  }
  for (const [id, type] of Object.entries(types) as [TypeId, { readonly id?: unknown }][]) {
    if (type.id !== id) throw new Error(`The snapshot lists ${id} under another id.`);
  }
  return portableContract(value as AnyContract);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  // Defined, not assigned: a key may be __proto__.
  return Object.fromEntries(
    Object.entries(value).sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0)),
  );
}
