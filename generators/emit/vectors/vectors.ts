import type { Contract, NamedType } from "../../contract/contract.ts";
import type { EmittedFile } from "../emitted-file.ts";
import { functionVectorFile, functionVectorWords } from "./function-vectors.ts";
import type { FunctionVectors } from "./function-vectors.ts";
import { isAccepted, judgedInputs } from "./inputs.ts";
import type { JudgedInput } from "./inputs.ts";
import type { Judge, Verdicts } from "./judge.ts";
import { README } from "./readme.ts";
import { World } from "./world.ts";

export type { FunctionVectors } from "./function-vectors.ts";
export type { Judge, Verdict, Verdicts } from "./judge.ts";

export interface VectorOptions {
  /** Folder of the vectors from the project root, e.g. `generated/vectors`. */
  readonly root: string;
  /** Any text. The same seed and contract give the same bytes. */
  readonly seed: string;
  readonly judge: Judge;
  /** Inputs of a type of middling size; small types have half as many, great ones up to four times. */
  readonly inputs: number;
  /** Further inputs nested this many levels deep, for each type. Not for files that are kept: many parsers give up. */
  readonly deepLevels?: readonly number[];
  /** Files that the families bring of their own. */
  readonly functions?: readonly FunctionVectors[];
}

/** How the judgements of one mode are divided. */
interface ModeCounts {
  readonly accepted: number;
  readonly rejected: number;
}

/**
 * Emits conformance vectors: for every exported type a file of JSON texts, each with what Zod makes of it in both
 * modes, and beside them `index.json`, which lists the files with their counts, and a README for those who run them. A type's file depends on the seed, the type's id
 * and what the type reaches; other types leave it as it is.
 */
export function emitVectors(contract: Contract, options: VectorOptions): readonly EmittedFile[] {
  const { functions = [] } = options;
  const world = new World(contract);
  const types = Object.values(contract.types).filter((type) => type.exportName !== null);
  const made = types.map((type) => ({ type, file: fileOf(type), inputs: judgedInputs(world, type, options) }));
  const all = made.flatMap(({ inputs }) => inputs);
  const index = {
    seed: options.seed,
    inputs: all.length,
    strict: countsOf(all, "strict"),
    read: countsOf(all, "read"),
    types: made.map(({ type, file, inputs }) => ({ id: type.id, file, inputs: inputs.length })),
    functions: functions.map(({ family, name, vectors }) => ({ file: `${family}/${name}`, lines: vectors.length })),
  };
  const files = made.map(({ file, inputs }) => ({
    path: `${options.root}/${file}`,
    text: inputs.map(lineOf).join(""),
  }));
  return [
    { path: `${options.root}/README.md`, text: `${README}${functionVectorWords(functions)}` },
    { path: `${options.root}/index.json`, text: `${JSON.stringify(index, null, 2)}\n` },
    ...files,
    ...functions.map((each) => functionVectorFile(options.root, each)),
  ];
}

function fileOf(type: NamedType): string {
  return `${type.family}/${type.name}.jsonl`;
}

function lineOf({ text, verdicts }: JudgedInput): string {
  const { strict, read } = verdicts;
  const same = JSON.stringify(strict) === JSON.stringify(read);
  return `${JSON.stringify(same ? { in: text, strict } : { in: text, strict, read })}\n`;
}

function countsOf(inputs: readonly JudgedInput[], mode: keyof Verdicts): ModeCounts {
  const accepted = inputs.filter(({ verdicts }) => isAccepted(verdicts[mode])).length;
  return { accepted, rejected: inputs.length - accepted };
}
