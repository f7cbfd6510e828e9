import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { EmittedFile } from "../emit/emitted-file.ts";
import { openCache } from "../write/write.ts";
import type { EmitInput } from "./stages.ts";
import { functionVectorModules, readFunctionVectors } from "./function-vectors.ts";
import { vectorKey } from "./vector-key.ts";

/** The committed vectors are made from this text; a larger run elsewhere may use another. */
const seed = "samewire";
/** Inputs of a type of middling size. */
const inputs = 66;

/** Modules that decide what the vectors are, beside the schemas. */
const makers = ["./vector-files", "../emit/vectors/vectors", "../load/judge", "../../schemas/kit/kit"];
const ending = import.meta.url.endsWith(".ts") ? ".ts" : ".js";

/**
 * The conformance vectors. Making them asks Zod many thousand times, so they are kept between runs under a key of
 * everything they are made from.
 */
export async function vectorFiles({ contract, loaded, project, mayStore }: EmitInput): Promise<readonly EmittedFile[]> {
  const schemaModules = loaded.families.flatMap(({ modules }) =>
    modules.map(({ source }) => resolve(project.root, source)),
  );
  schemaModules.push(...functionVectorModules(project));
  const generatorModules = makers.map((specifier) => fileURLToPath(new URL(`${specifier}${ending}`, import.meta.url)));
  const key = vectorKey({ root: project.root, contract, schemaModules, generatorModules });
  const cache = openCache(project.root, "vectors");
  const kept = key === null ? null : cache.read(key);
  if (kept !== null) return kept;

  const [{ emitVectors }, { createJudge }, { safeParseProtocolResponse }] = await Promise.all([
    import("../emit/vectors/vectors.ts"),
    import("../load/judge.ts"),
    import("../../schemas/kit/kit.ts"),
  ]);
  const judge = createJudge({ contract, loaded, read: safeParseProtocolResponse });
  const root = `${project.config.generated}/vectors`;
  const functions = await readFunctionVectors(project);
  const files = emitVectors(contract, { root, seed, inputs, judge, functions });
  if (key !== null && mayStore) cache.store(key, files);
  return files;
}
