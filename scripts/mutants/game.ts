import fc from "fast-check";
import type { z } from "zod";
import type { AnyContract, Node, TypeId } from "../../generators/contract/contract.ts";
import type { EmittedFile } from "../../generators/emit/emitted-file.ts";
import { contractOf } from "../../generators/emit/typescript/testing/contract-of.ts";
import { inputArbitrary } from "../../generators/emit/typescript/testing/input-arbitrary.ts";
import { authorFile, scriptContract } from "../../generators/emit/typescript/testing/zod-module.ts";
import { zodOf } from "../../generators/emit/typescript/testing/zod-of.ts";
import { scriptSubjects } from "./script-subjects.ts";
import { systematicInputs } from "./systematic-inputs.ts";

/** Types to emit, each with the schema that judges it and the inputs to try. */
export interface Game {
  readonly contract: AnyContract;
  /** The author's modules that the types import. */
  readonly authors: readonly EmittedFile[];
  readonly types: readonly {
    readonly name: string;
    readonly schema: z.ZodType;
    readonly inputs: readonly unknown[];
  }[];
}

/** Types of what every output carries: systematic inputs, and from `seed` some random ones for each. */
export function plainGame(subjects: Readonly<Record<string, Node>>, seed: number, count: number): Game {
  const contract = contractOf(subjects);
  const schemaOf = zodOf(contract);
  const types = Object.entries(subjects).map(([name, node]) => {
    const random = fc.sample(inputArbitrary(node, contract), { seed, numRuns: count });
    return { name, schema: schemaOf(`test.${name}` as TypeId), inputs: [...systematicInputs(node), ...random] };
  });
  return { contract, authors: [], types };
}

/** Types of what TypeScript alone carries. */
export function scriptGame(): Game {
  const all = Object.entries(scriptSubjects);
  const exported = Object.fromEntries(all.map(([name, [schema]]) => [`${name}Schema`, schema]));
  const types = all.map(([name, [schema, ...inputs]]) => ({ name, schema, inputs }));
  return { contract: scriptContract(exported).contract, authors: [authorFile(exported)], types };
}
