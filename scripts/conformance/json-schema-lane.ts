import { Ajv2020 } from "ajv/dist/2020.js";
import type { ValidateFunction } from "ajv/dist/2020.js";
import type { Contract, TypeId } from "../../generators/contract/contract.ts";
import { jsonSchemaBundle } from "../../generators/emit/openapi/openapi.ts";
import { Foretelling } from "./foretold.ts";
import { parseJson } from "./lane.ts";
import type { Disagreement, LaneResult } from "./lane.ts";
import type { GeneratedTypescript, Issue } from "./validators.ts";
import type { Vector } from "./vector.ts";

/**
 * Runs the vectors' strict judgements through Ajv on the contract's JSON Schemas. A schema must take all that Zod
 * takes. What it takes beyond that must fail by such rules alone as the list of limits names; the generated TypeScript,
 * which reports Zod's issues, tells which rules those are.
 */
export async function jsonSchemaLane(
  vectors: readonly Vector[],
  contract: Contract,
  generated: GeneratedTypescript,
): Promise<LaneResult> {
  const validatorOf = compileFamilies(contract);
  const limits = new Foretelling(contract);
  const disagreements: Disagreement[] = [];
  let compared = 0;
  let foretold = 0;
  for (const vector of vectors) {
    const value = parseJson(vector.text);
    if (value === undefined) continue;
    compared += 1;
    const accepts = validatorOf(vector.type)(value);
    if (accepts === (vector.strict !== false)) continue;
    const { safeParse } = await generated.validatorsOf(vector.type);
    const result = safeParse(value);
    if (accepts && !result.success && lacksOnlyEmptyKeys(result.error.issues)) continue;
    if (accepts && !result.success && limits.foretells(vector.type, value, result.error.issues)) foretold += 1;
    else disagreements.push({ vector, fault: accepts ? "accepted" : "rejected" });
  }
  return { lane: "JSON Schema", compared, disagreements, foretold };
}

/** Ajv 8 never enforces `required` for the key `""`. The schema says it; the validator is at fault. */
function lacksOnlyEmptyKeys(issues: readonly Issue[]): boolean {
  return issues.every(({ code, path }) => code === "invalid_type" && path.at(-1) === "");
}

function compileFamilies(contract: Contract): (id: TypeId) => ValidateFunction {
  // A `then` may require a key that the object around it declares, and a tuple may have an optional tail.
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    strictTuples: false,
    strictTypes: false,
    validateFormats: false,
  });
  const families = new Set(contract.modules.map(({ family }) => family));
  for (const family of families) ajv.addSchema(jsonSchemaBundle(contract, family), `${family}.json`);
  return (id) => {
    const [family = "", name = ""] = id.split(".");
    const validator = ajv.getSchema(`${family}.json#/$defs/${name}`);
    if (validator === undefined) throw new Error(`conformance: the JSON Schemas lack ${id}`);
    return validator;
  };
}
