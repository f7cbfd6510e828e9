import { readSupport } from "../../generators/cli/support.ts";
import { buildContract, loadedFromModules } from "../../generators/contract/build/build.ts";
import type { TypeId } from "../../generators/contract/contract.ts";
import type { EmittedFile } from "../../generators/emit/emitted-file.ts";
import { emitKotlin } from "../../generators/emit/kotlin/kotlin.ts";
import { emitSwift } from "../../generators/emit/swift/swift.ts";
import { createJudge } from "../../generators/load/judge.ts";
import { safeParseProtocolResponse } from "../../schemas/kit/kit.ts";
import type { z } from "zod";
import { emitVectors } from "../../generators/emit/vectors/vectors.ts";
import { vectorsOf } from "../conformance/vector.ts";
import { filledSchemas } from "./filled-schemas.ts";
import { hostileSchemas } from "./hostile-schemas.ts";
import { randomBatch } from "./random-batch.ts";
import { randomVectors } from "./random-vectors.ts";
import type { RandomVector } from "./random-vectors.ts";

export interface RandomProject {
  readonly schemas: number;
  readonly inputs: number;
  /** Inputs that Zod accepts in one mode at least. */
  readonly accepted: number;
  /** Files of the package in `language`, below a folder of that name, and of the vectors, below `vectors/`. */
  readonly files: readonly EmittedFile[];
}

export interface RandomOptions {
  readonly language: "swift" | "kotlin";
  /** Of each batch. A batch is a family: a package of its own over one support. */
  readonly seeds: readonly number[];
  /** Inputs drawn for each schema. */
  readonly inputs: number;
}

/** Random contracts as one project: the sources in one language, and what Zod makes of random inputs to them. */
export function randomProject({ language, seeds, inputs }: RandomOptions): RandomProject {
  const batches = seeds.map((seed, index) => ({ seed, family: `batch${index}`, ...randomBatch(seed) }));
  const random = batches.map(({ family, schemas }) => [family, { [`types-${family}`]: schemas }] as const);
  const hostile = { names: hostileSchemas(), filled: filledSchemas() };
  const loaded = loadedFromModules({ hostile, ...Object.fromEntries(random) });
  const { contract } = buildContract(loaded);
  const judge = createJudge({ contract, loaded, read: safeParseProtocolResponse });
  const types = batches.flatMap((batch) =>
    Object.keys(batch.schemas).flatMap((exported) => {
      const name = exported.slice(0, -"Schema".length);
      const id: TypeId = `${batch.family}.${name}`;
      const vectors = id in contract.types ? randomVectors(batch, { id, name, judge, seed: batch.seed, inputs }) : [];
      return id in contract.types ? [{ id, file: `${batch.family}/${name}.jsonl`, vectors }] : [];
    }),
  );
  types.push(...hostileVectors(hostile, inputs));
  const all = types.flatMap(({ vectors }) => vectors);
  const sources =
    language === "swift"
      ? emitSwift(contract, { root: "swift", support: readSupport("swift"), packageName: "Random" })
      : emitKotlin(contract, { root: "kotlin", support: readSupport("kotlin") });
  const index = { types: types.map(({ id, file, vectors }) => ({ id, file, inputs: vectors.length })) };
  return {
    schemas: types.length,
    inputs: all.length,
    accepted: all.filter(({ strict, read }) => strict !== false || read !== false).length,
    files: [
      ...sources,
      { path: "vectors/index.json", text: JSON.stringify(index) },
      ...types.map(({ file, vectors }) => ({
        path: `vectors/${file}`,
        text: vectors.map(({ text, ...verdicts }) => `${JSON.stringify({ in: text, ...verdicts })}\n`).join(""),
      })),
    ],
  };
}

interface TypeVectors {
  readonly id: TypeId;
  readonly file: string;
  readonly vectors: readonly RandomVector[];
}

/** Vectors of the types with hostile names or absent keys, made as those of any contract are. */
function hostileVectors(
  hostile: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>>,
  inputs: number,
): readonly TypeVectors[] {
  const loaded = loadedFromModules({ hostile });
  const { contract, diagnostics } = buildContract(loaded);
  if (diagnostics.length > 0)
    throw new Error(`the hostile schemas have findings: ${JSON.stringify(diagnostics.slice(0, 5))}`);
  const judge = createJudge({ contract, loaded, read: safeParseProtocolResponse });
  const made = vectorsOf(emitVectors(contract, { root: "vectors", seed: "hostile", inputs, judge }), "vectors");
  const ids = [...new Set(made.map(({ type }) => type))];
  return ids.map((id) => ({
    id,
    file: `${id.replace(".", "/")}.jsonl`,
    vectors: made.filter(({ type }) => type === id).map(({ text, strict, read }) => ({ text, strict, read })),
  }));
}
