import fc from "fast-check";
import type { z } from "zod";
import type { AnyContract, AnyNode, Contract, Node, TypeId } from "../../../contract/contract.ts";
import { expectAgreement } from "./agreement.ts";
import * as code from "./author-code.ts";
import { loadModule } from "./compile-modules.ts";
import type { EmittedModule } from "./compile-modules.ts";
import { contractOf } from "./contract-of.ts";
import { cycleArbitrary } from "./cycle-arbitrary.ts";
import { expectCyclicAgreement } from "./cyclic-agreement.ts";
import { cyclicInput } from "./cyclic-input.ts";
import { inputArbitrary } from "./input-arbitrary.ts";
import { nodeArbitrary } from "./node-arbitrary.ts";
import { zodArbitrary } from "./zod-arbitrary.ts";
import type { Make } from "./zod-arbitrary.ts";
import { scriptModule } from "./zod-module.ts";
import { zodOf } from "./zod-of.ts";

/** One generated type, in every mode, beside the schema that judges it. */
export interface Subject {
  readonly name: string;
  readonly node: AnyNode;
  readonly contract: AnyContract;
  readonly schema: z.ZodType;
  readonly modules: readonly EmittedModule[];
  /** Its values may contain themselves. */
  readonly cycles: boolean;
}

/** Random contracts of what every output carries; their Zod schemas are made from them. */
export async function contractSubjects(seed: number, count: number): Promise<readonly Subject[]> {
  const contract = randomContract(count, seed);
  const modules = [
    await loadModule(contract, "test/types"),
    await loadModule(contract, "test/types", { mode: "compact" }),
  ];
  const judge = zodOf(contract);
  return Object.values(contract.types).map(({ id, name, node }) => ({
    name,
    node,
    contract,
    schema: judge(id),
    modules,
    cycles: false,
  }));
}

/** Random Zod schemas of what TypeScript alone may carry as well; their contracts are built from them. */
export async function scriptSubjects(seed: number, count: number): Promise<readonly Subject[]> {
  return subjectsOf(fc.sample(zodArbitrary, { seed, numRuns: count }));
}

/** Random recursive schemas, whose values may contain themselves. */
export async function cycleSubjects(seed: number, count: number): Promise<readonly Subject[]> {
  return subjectsOf(fc.sample(cycleArbitrary, { seed, numRuns: count }), true);
}

/** The types generated from some schemas of a family for TypeScript alone. */
export async function subjectsOf(makes: readonly Make[], cycles = false): Promise<readonly Subject[]> {
  let names = 0;
  const schemas = makes.map((make, i) => [`Type${i}`, make(() => `Named${names++}`)] as const);
  const { contract, modules } = await scriptModule(Object.fromEntries(schemas), code, { cycles });
  return schemas.map(([exported, schema]) => {
    const name = schema.meta()?.id ?? exported;
    const node = contract.types[`test.${name}`]?.node;
    if (node === undefined) throw new Error(`The type ${name} is missing.`);
    return { name, node, contract, schema, modules: Object.values(modules), cycles };
  });
}

export type Verdict = "accepted" | "mended" | "refused";

/** Compares every mode with Zod on one input; throws where they differ. */
export function expectSubjectAgrees({ name, schema, modules, cycles }: Subject, input: unknown): Verdict {
  let verdict: Verdict = "refused";
  const expect = cycles ? expectCyclicAgreement : expectAgreement;
  for (const module of modules) verdict = expect({ module, name, schema, input });
  return verdict;
}

/** Inputs around what the type accepts, from a seed. */
export function inputsFor({ node, contract, cycles }: Subject, seed: number, count: number): readonly unknown[] {
  const runs = { seed, numRuns: count };
  if (cycles) return fc.sample(cyclicInput(node, contract), runs).map(({ value }) => value);
  return fc.sample(inputArbitrary(node, contract), runs);
}

/** Named types of which some refer to each other, forwards and backwards. */
export function randomContract(count: number, from: number): Contract {
  const names = Array.from({ length: count }, (_, i) => `Type${i}`);
  const refs = names.slice(0, 5).map((name): TypeId => `test.${name}`);
  const nodes = fc.sample(nodeArbitrary(refs), { seed: from, numRuns: count });
  return contractOf(
    Object.fromEntries(names.map((name, i) => [name, i < 5 ? anchored(nodes[i]) : nodes[i]] as [string, Node])),
  );
}

/** A referred type is an object, so that types refer to each other only through containers. */
function anchored(node: Node = { kind: "unknown" }): Node {
  const property = { key: "a", node: { kind: "optional", inner: node } as Node, optionalIn: true, optionalOut: true };
  return { kind: "object", properties: [property], unknownKeys: "strict" };
}
