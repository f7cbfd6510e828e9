import { buildContract, loadedFromModules } from "./build/build.ts";
import type { Contract } from "./contract-data.ts";

/** The contract of schemas given as the exports of one module of the family `test`. For tests. */
export function contractOf(exports: Readonly<Record<string, unknown>>): Contract {
  const { contract, diagnostics } = buildContract(loadedFromModules({ test: { schema: exports } }));
  if (diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics, undefined, 2));
  return contract;
}
