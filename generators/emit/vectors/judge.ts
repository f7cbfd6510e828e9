import type { JsonValue, TypeId } from "../../contract/contract.ts";

/** Rejected, accepted with an output that is JSON-equal to the input, or accepted with another output. */
export type Verdict = boolean | { readonly out: JsonValue };

/** What Zod says of one JSON text. */
export interface Verdicts {
  readonly strict: Verdict;
  readonly read: Verdict;
}

/** Judges a JSON text, which may be malformed, as a type. Null: no verdict, or an output that JSON cannot hold. */
export type Judge = (type: TypeId, jsonText: string) => Verdicts | null;
