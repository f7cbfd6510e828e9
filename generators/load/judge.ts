/** Zod as the judge of conformance vectors: strict reading and response reading of JSON texts, by type id. */
import { z } from "zod";
import type { LoadedSchemas } from "../contract/build/build.ts";
import { isJson, sameJson } from "../contract/contract.ts";
import type { Contract, JsonValue, TypeId } from "../contract/contract.ts";

/** Rejected, accepted with an output that is JSON-equal to the input, or accepted with another output. */
export type Verdict = boolean | { readonly out: JsonValue };

export interface Verdicts {
  readonly strict: Verdict;
  readonly read: Verdict;
}

/** Judges a JSON text, which may be malformed, as a type. Null: no verdict, or an output that JSON cannot hold. */
export type Judge = (type: TypeId, jsonText: string) => Verdicts | null;

/** Reads a response tolerantly and gives Zod's own result. */
export type ResponseReader = (
  schema: z.core.$ZodType,
  value: unknown,
) => { readonly success: boolean; readonly data?: unknown };

export interface JudgeInputs {
  readonly contract: Contract;
  readonly loaded: LoadedSchemas;
  readonly read: ResponseReader;
}

/**
 * Makes the judge of a contract's exported types.
 *
 * @throws Error when it is asked for a type that no loaded module exports.
 */
export function createJudge({ contract, loaded, read }: JudgeInputs): Judge {
  const schemas = schemasByType(contract, loaded);
  return (type, jsonText) => {
    const schema = schemas.get(type);
    if (schema === undefined) throw new Error(`judge: no loaded module exports ${type}`);
    const value = parseJson(jsonText);
    if (value === undefined) return { strict: false, read: false };
    try {
      return judge(schema, value, read);
    } catch (error) {
      // Nested deeper than the stack goes: no verdict.
      if (error instanceof RangeError) return null;
      throw error;
    }
  };
}

function judge(schema: z.core.$ZodType, value: unknown, read: ResponseReader): Verdicts | null {
  const result = z.safeParse(schema, value);
  // A strict success is the response readers' result as well (RD1).
  const strict = verdictOn(result, value);
  const tolerant = result.success ? strict : verdictOn(read(schema, value), value);
  return strict === null || tolerant === null ? null : { strict, read: tolerant };
}

/** The live schema of every exported type. */
export function schemasByType(contract: Contract, loaded: LoadedSchemas): ReadonlyMap<TypeId, z.core.$ZodType> {
  const exported = new Map<string, unknown>();
  for (const { modules } of loaded.families) {
    for (const { source, exports } of modules)
      for (const { name, value } of exports) exported.set(`${source}#${name}`, value);
  }
  const schemas = new Map<TypeId, z.core.$ZodType>();
  for (const { source, types } of contract.modules) {
    for (const id of types) {
      const name = contract.types[id]?.exportName;
      const value = name === undefined || name === null ? undefined : exported.get(`${source}#${name}`);
      if (isSchema(value)) schemas.set(id, value);
    }
  }
  return schemas;
}

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === "object" && value !== null && "_zod" in value;
}

/** The value of a JSON text; undefined when it is malformed. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function verdictOn(result: { readonly success: boolean; readonly data?: unknown }, input: unknown): Verdict | null {
  if (!result.success) return false;
  if (!isJson(result.data)) return null;
  return sameJson(result.data, input) ? true : { out: result.data };
}
