import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Contract, TypeId } from "../../generators/contract/contract.ts";
import { sameJson } from "../../generators/load/json-values.ts";
import { parseJson } from "./lane.ts";
import type { Disagreement, LaneResult } from "./lane.ts";
import type { Vector, Verdict } from "./vector.ts";

type Result =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: { readonly issues: readonly unknown[] } };

/** What a generated module exports for one type. */
interface Validators {
  readonly is: (value: unknown) => boolean;
  readonly safeParse: (value: unknown) => Result;
  readonly read: (value: unknown) => Result;
}

/** Runs the vectors through the generated TypeScript below `folder`, in both modes. */
export async function typescriptLane(
  vectors: readonly Vector[],
  contract: Contract,
  folder: string,
): Promise<LaneResult> {
  const disagreements: Disagreement[] = [];
  const validators = new Map<TypeId, Validators>();
  let compared = 0;
  for (const vector of vectors) {
    const value = parseJson(vector.text);
    if (value === undefined) continue;
    const known = validators.get(vector.type) ?? (await importValidators(contract, vector.type, folder));
    validators.set(vector.type, known);
    compared += 2;
    for (const fault of faultsOf(vector, value, known)) disagreements.push({ vector, fault });
  }
  return { lane: "TypeScript", compared, disagreements, foretold: 0 };
}

async function importValidators(contract: Contract, id: TypeId, folder: string): Promise<Validators> {
  const type = contract.types[id];
  if (type === undefined) throw new Error(`conformance: the contract has no type ${id}`);
  const file = pathToFileURL(join(folder, type.family, `${type.module}.ts`)).href;
  const module = (await import(file)) as Readonly<Record<string, unknown>>;
  const { [`is${type.name}`]: is, [`safeParse${type.name}`]: safeParse, [`read${type.name}`]: read } = module;
  if (typeof is !== "function" || typeof safeParse !== "function" || typeof read !== "function") {
    throw new Error(`conformance: ${file} lacks the validators of ${type.name}`);
  }
  return { is, safeParse, read } as Validators;
}

function faultsOf(vector: Vector, value: unknown, { is, safeParse, read }: Validators): readonly string[] {
  const before = JSON.stringify(value);
  const faults = [
    ...compareResult("strict", vector.strict, safeParse(value), value),
    ...compareResult("read", vector.read, read(value), value),
  ];
  if (is(value) !== (vector.strict !== false)) faults.push(`is: ${String(is(value))}`);
  if (JSON.stringify(value) !== before) faults.push("changed its input");
  return faults;
}

function compareResult(mode: string, verdict: Verdict, result: Result, value: unknown): readonly string[] {
  if (!result.success) {
    if (verdict !== false) return [`${mode}: rejected`];
    return result.error.issues.length > 0 ? [] : [`${mode}: rejected without an issue`];
  }
  if (verdict === false) return [`${mode}: accepted`];
  const wanted = verdict === true ? value : verdict.out;
  return sameJson(result.data, wanted) ? [] : [`${mode}: gave ${JSON.stringify(result.data)}`];
}
