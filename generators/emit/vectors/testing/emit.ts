import type { z } from "zod";
import { buildContract, loadedFromModules } from "../../../contract/build/build.ts";
import { createJudge } from "../../../load/judge.ts";
import { safeParseProtocolResponse } from "../../../../schemas/kit/kit.ts";
import type { EmittedFile } from "../../emitted-file.ts";
import { emitVectors } from "../vectors.ts";

/** One vector as a client reads it. */
export interface Line {
  readonly in: string;
  readonly strict: boolean | { readonly out: unknown };
  readonly read?: boolean | { readonly out: unknown };
}

type Exports = Readonly<Record<string, unknown>>;

/** The vectors of schemas that a module exports. */
export function emit(
  exports: Exports,
  { seed = "test", inputs = 60, deepLevels = [] as readonly number[] } = {},
): readonly EmittedFile[] {
  const loaded = loadedFromModules({ small: { all: exports } });
  const { contract, diagnostics } = buildContract(loaded);
  if (diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics));
  const judge = createJudge({ contract, loaded, read: safeParseProtocolResponse });
  return emitVectors(contract, { root: "v", seed, judge, inputs, deepLevels });
}

/** The lines of a type of that module. */
export function linesOf(files: readonly EmittedFile[], type: string): readonly Line[] {
  const text = files.find(({ path }) => path === `v/small/${type}.jsonl`)?.text ?? "";
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}

export function isMalformed(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}

/** The issue of a portable check. */
export function isCheck(name: string): (issue: z.core.$ZodIssue) => boolean {
  return (issue) => issue.code === "custom" && issue.params?.["samewire.check"] === name;
}
