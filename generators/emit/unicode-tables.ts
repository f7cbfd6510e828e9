import type { Contract, Node } from "../contract/contract.ts";
import { childrenOf } from "../contract/contract.ts";
import {
  caseMappings,
  characterProperty,
  CodeSet,
  decodeRanges,
  encodeRanges,
  hosts,
  patternTables,
} from "../pattern/pattern.ts";

/** What the support of a native language knows of Unicode: no verdict asks the platform's own tables. */
export interface UnicodeTables {
  /** Sets of characters as encoded ranges, by what stands in the patterns of the contract, sorted. */
  readonly sets: Readonly<Record<string, string>>;
  /** Sets of texts as patterns of the flag `u`, sorted. */
  readonly texts: Readonly<Record<string, string>>;
  /** Encoded mappings by name, of letter case and of hosts. */
  readonly mappings: Readonly<Record<string, string>>;
}

/** What lower-casing a sigma asks, and what hosts of URLs may hold beyond ASCII. */
const ALWAYS: Readonly<Record<string, CodeSet>> = {
  "\\p{Cased}": property("Cased"),
  "\\p{Case_Ignorable}": property("Case_Ignorable"),
  "host: refused": decodeRanges(hosts["refused"] ?? ""),
  "host: not first": decodeRanges(hosts["notFirst"] ?? ""),
  "punycode: refused": CodeSet.EMPTY.union(...["Cc", "Cn", "Co", "Cs", "Lu", "Zs"].map(property)),
};

/** The tables of a contract: case mappings, and each set that a pattern of it asks for, once. */
export function unicodeTables(contract: Contract): UnicodeTables {
  const sets = new Map(Object.entries(ALWAYS));
  const texts = new Map<string, string>();
  for (const { source, flags } of patternsOf(contract)) {
    const tables = patternTables(source, flags);
    for (const [key, set] of tables.sets) sets.set(key, set);
    for (const [key, text] of tables.texts) texts.set(key, text);
  }
  return {
    sets: sorted([...sets].map(([key, set]) => [key, encodeRanges(set)])),
    texts: sorted([...texts]),
    mappings: { ...caseMappings, host: hosts["mapping"] ?? "", hostTexts: hosts["texts"] ?? "" },
  };
}

function property(name: string): CodeSet {
  return characterProperty(name) ?? CodeSet.EMPTY;
}

function patternsOf(contract: Contract): readonly { readonly source: string; readonly flags: string }[] {
  const found: { source: string; flags: string }[] = [];
  const visit = (node: Node): void => {
    for (const step of node.kind === "string" ? node.steps : []) {
      if (step.step !== "pattern" && step.step !== "format") continue;
      if (step.source !== undefined) found.push({ source: step.source, flags: step.flags ?? "" });
    }
    for (const child of childrenOf(node)) visit(child);
  };
  for (const type of Object.values(contract.types)) visit(type.node);
  return found;
}

function sorted(entries: readonly (readonly [string, string])[]): Readonly<Record<string, string>> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
