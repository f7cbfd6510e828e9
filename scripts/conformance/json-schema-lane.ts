import { Ajv2020 } from "ajv/dist/2020.js";
import type { ValidateFunction } from "ajv/dist/2020.js";
import type { Contract, TypeId } from "../../generators/contract/contract.ts";
import { Foretelling, typeFileOf, typeFiles } from "../../generators/emit/openapi/openapi.ts";
import type { Direction, Issue } from "../../generators/emit/openapi/openapi.ts";
import { parseJson } from "./lane.ts";
import type { Disagreement, LaneResult } from "./lane.ts";
import type { GeneratedTypescript } from "./validators.ts";
import type { Vector } from "./vector.ts";

/** A mode of the vectors with the direction whose schemas are judged as it judges. */
const MODES = [
  { mode: "strict", direction: "request" },
  { mode: "read", direction: "response" },
] as const;

/**
 * Runs both judgements of the vectors through Ajv on the contract's JSON Schema files: the strict one on what a request
 * is, the tolerant one on what a response is. A schema must take all that Zod takes. What it takes beyond that must fail
 * by such rules alone as the list of limits names; the generated TypeScript, which reports Zod's issues, tells which
 * rules those are.
 */
export async function jsonSchemaLane(
  vectors: readonly Vector[],
  contract: Contract,
  generated: GeneratedTypescript,
): Promise<LaneResult> {
  const validatorOf = compileFiles(contract);
  const limits = { request: new Foretelling(contract), response: new Foretelling(contract, "response") };
  const disagreements: Disagreement[] = [];
  let compared = 0;
  let foretold = 0;
  for (const vector of vectors) {
    const value = parseJson(vector.text);
    if (value === undefined) continue;
    const { safeParse, read } = await generated.validatorsOf(vector.type);
    for (const { mode, direction } of MODES) {
      compared += 1;
      const accepts = validatorOf(vector.type, direction)(value);
      if (accepts === (vector[mode] !== false)) continue;
      const result = (mode === "strict" ? safeParse : read)(value);
      if (accepts && !result.success && lacksOnlyEmptyKeys(result.error.issues)) continue;
      if (accepts && !result.success && limits[direction].foretells(vector.type, value, result.error.issues))
        foretold += 1;
      else disagreements.push({ vector, fault: `${mode}: ${accepts ? "accepted" : "rejected"}` });
    }
  }
  return { lane: "JSON Schema", compared, disagreements, foretold };
}

/** Ajv 8 never enforces `required` for the key `""`. The schema says it; the validator is at fault. */
function lacksOnlyEmptyKeys(issues: readonly Issue[]): boolean {
  return issues.every(({ code, path }) => code === "invalid_type" && path.at(-1) === "");
}

/** Every file goes in as it is written, and is judged by the metaschema on its way. */
function compileFiles(contract: Contract): (id: TypeId, direction: Direction) => ValidateFunction {
  // A `then` may require a key that the object around it declares, and a tuple may have an optional tail.
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    strictTuples: false,
    strictTypes: false,
    validateFormats: false,
    validateSchema: true,
    keywords: ["x-extensible-enum"],
  });
  for (const { path, text } of typeFiles(contract, "schemas")) ajv.addSchema(JSON.parse(text) as object, path);
  const fileOf = typeFileOf(contract);
  return (id, direction) => {
    const validator = ajv.getSchema(`schemas/${fileOf(id, direction)}`);
    if (validator === undefined) throw new Error(`conformance: the JSON Schemas lack ${id}`);
    return validator;
  };
}
