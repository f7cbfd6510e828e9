import fc from "fast-check";
import { z } from "zod";
import { buildContract, loadedFromModules } from "../../generators/contract/build/build.ts";
import type { Contract, Node, TypeId } from "../../generators/contract/contract.ts";
import { contractOf } from "../../generators/emit/typescript/testing/contract-of.ts";
import { nodeArbitrary } from "../../generators/emit/typescript/testing/node-arbitrary.ts";
import { zodOf } from "../../generators/emit/typescript/testing/zod-of.ts";
import { withOwnDefaults } from "./own-defaults.ts";
import { randomPatterns } from "./pattern-schemas.ts";

/** Schemas that one batch has. */
const SIZE = 50;

/** So many of them are a pattern alone. */
const PATTERNS = 10;

/** More are drawn than needed: what no contract can hold (a default outside its schema, say) is left out. */
const DRAWN = 110;

/** The first types may be referred to by all, so that some refer to each other, forwards and backwards. */
const REFERRED = 4;

/** Random schemas of one family. */
export interface RandomBatch {
  /** Live Zod schemas by export name. */
  readonly schemas: Readonly<Record<string, z.ZodType>>;
  /** Those that are one pattern, by type name. */
  readonly patterns: Readonly<Record<string, RegExp>>;
  /** What the others were made of, in a contract of its own: inputs are drawn from it. */
  readonly drawn: Contract;
}

/** Fifty schemas over every construct; the same seed gives the same ones. */
export function randomBatch(seed: number): RandomBatch {
  const names = Array.from({ length: DRAWN }, (_, index) => `Type${index}`);
  const refs = names.slice(0, REFERRED).map((name): TypeId => `test.${name}`);
  const nodes = fc.sample(nodeArbitrary(refs), { seed, numRuns: DRAWN });
  const held = names.map((name, index) => [name, index < REFERRED ? anchored(nodes[index]) : nodes[index]]);
  const drawn = withOwnDefaults(contractOf(Object.fromEntries(held) as Record<string, Node>), seed);
  const schemaOf = zodOf(drawn);
  const all = Object.fromEntries(names.map((name) => [`${name}Schema`, schemaOf(`test.${name}`)]));
  const sound = buildContract(loadedFromModules({ test: { types: all } })).contract.types;
  const kept = names.filter((name) => `test.${name}` in sound).slice(0, SIZE - PATTERNS);
  if (kept.length < SIZE - PATTERNS)
    throw new Error(`seed ${seed} gives ${kept.length} schemas that a contract can hold`);
  const patterns = Object.fromEntries(randomPatterns(seed, PATTERNS).map((each, index) => [`Pattern${index}`, each]));
  const schemas = {
    ...Object.fromEntries(kept.map((name) => [`${name}Schema`, schemaOf(`test.${name}`)])),
    ...Object.fromEntries(Object.entries(patterns).map(([name, each]) => [`${name}Schema`, z.string().regex(each)])),
  };
  return { drawn, patterns, schemas };
}

/** A referred type is an object, so that types refer to each other only through containers. */
function anchored(node: Node = { kind: "unknown" }): Node {
  const property = { key: "a", node: { kind: "optional", inner: node } as Node, optionalIn: true, optionalOut: true };
  return { kind: "object", properties: [property], unknownKeys: "strict" };
}
