import { Ajv2020 } from "ajv/dist/2020.js";
import type { ValidateFunction } from "ajv/dist/2020.js";
import type { Contract, TypeId } from "../../generators/contract/contract.ts";
import { jsonSchemaBundle, widerTypes } from "../../generators/emit/openapi/openapi.ts";
import { parseJson } from "./lane.ts";
import type { Disagreement, LaneResult } from "./lane.ts";
import type { Vector } from "./vector.ts";

/**
 * Runs the vectors' strict judgements through Ajv on the contract's JSON Schemas. A schema must take all that Zod
 * takes. What it takes beyond that is foretold only where the list of limits names the type or one that it refers to.
 */
export function jsonSchemaLane(vectors: readonly Vector[], contract: Contract): LaneResult {
  const validatorOf = compileFamilies(contract);
  const wider = widerTypes(contract);
  const disagreements: Disagreement[] = [];
  let compared = 0;
  let foretold = 0;
  for (const vector of vectors) {
    const value = parseJson(vector.text);
    if (value === undefined) continue;
    compared += 1;
    const accepts = validatorOf(vector.type)(value);
    const wanted = vector.strict !== false;
    if (accepts === wanted) continue;
    if (accepts && wider.has(vector.type)) foretold += 1;
    else disagreements.push({ vector, fault: accepts ? "accepted" : "rejected" });
  }
  return { lane: "JSON Schema", compared, disagreements, foretold };
}

function compileFamilies(contract: Contract): (id: TypeId) => ValidateFunction {
  // A `then` may require a key that the object around it declares.
  const ajv = new Ajv2020({ strict: true, strictRequired: false, validateFormats: false });
  const families = new Set(contract.modules.map(({ family }) => family));
  for (const family of families) ajv.addSchema(jsonSchemaBundle(contract, family), `${family}.json`);
  return (id) => {
    const [family = "", name = ""] = id.split(".");
    const validator = ajv.getSchema(`${family}.json#/$defs/${name}`);
    if (validator === undefined) throw new Error(`conformance: the JSON Schemas lack ${id}`);
    return validator;
  };
}
