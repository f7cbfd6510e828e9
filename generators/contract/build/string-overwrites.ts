import { _toLowerCase, _toUpperCase, _trim } from "zod/v4/core";
import type { StringStep } from "../contract.ts";
import { fail } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import type { CheckDefinition } from "./checks.ts";
import { functionText } from "./function-text.ts";
import type { Site } from "./type-draft.ts";

// Zod makes a new closure for each use; these hold no state, so equal text is equal behaviour.
const known = new Map<string, StringStep>([
  [textOf(_trim()), { step: "trim" }],
  [textOf(_toLowerCase()), { step: "toLowerCase" }],
  [textOf(_toUpperCase()), { step: "toUpperCase" }],
]);

/** Zod's own trim and case changes; any other overwrite is code, and is reported. */
export function overwriteStep(run: BuildRun, definition: CheckDefinition, site: Site): readonly StringStep[] {
  const step = knownOverwrite(definition["tx"]);
  if (step !== undefined) return [step];
  fail(run, site, "SW310", "The text is overwritten by a function.");
  return [];
}

/** The step of Zod's own trim or case change. */
export function knownOverwrite(code: unknown): StringStep | undefined {
  return known.get(functionText(code));
}

function textOf(check: { readonly _zod: { readonly def: object } }): string {
  return functionText((check._zod.def as { readonly tx?: unknown }).tx);
}
