import { _normalize, _slugify } from "zod/v4/core";
import type { ScriptCheck } from "../contract.ts";
import type { BuildRun } from "./build-run.ts";
import type { CheckDefinition } from "./checks.ts";
import { functionText } from "./function-text.ts";
import { codeOf } from "./script-checks.ts";
import { knownOverwrite } from "./string-overwrites.ts";
import type { Site } from "./type-draft.ts";

const slugifyText = functionText((_slugify()._zod.def as { readonly tx?: unknown }).tx);
const normalizeText = functionText((_normalize("NFC")._zod.def as { readonly tx?: unknown }).tx);
const forms = ["NFC", "NFD", "NFKC", "NFKD"] as const;
// Another text in each of the four forms.
const PROBE = "\u212b\u1e9b\u0323\ufb01";

/** An overwrite of Zod's by what it does, or the author's by reference. */
export function overwriteCheck(run: BuildRun, definition: CheckDefinition, site: Site): readonly ScriptCheck[] {
  const { tx } = definition;
  const step = knownOverwrite(tx);
  if (step !== undefined) return [{ check: "text", step }];
  if (functionText(tx) === slugifyText) return [{ check: "slugify" }];
  const form = isNormalize(tx) ? forms.find((each) => tx(PROBE) === PROBE.normalize(each)) : undefined;
  if (form !== undefined) return [{ check: "normalize", form }];
  const ref = codeOf(run, tx, site);
  return ref === undefined ? [] : [{ check: "overwrite", run: ref }];
}

/** Zod's own `.normalize()`, which keeps the form in a closure. */
function isNormalize(code: unknown): code is (text: string) => string {
  return typeof code === "function" && functionText(code) === normalizeText;
}
