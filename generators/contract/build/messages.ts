import { warn } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import type { Site } from "./type-draft.ts";

// Different in every field an author's function could look at.
const PROBES: readonly object[] = [
  { code: "invalid_type", expected: "string", input: undefined, path: [] },
  { code: "invalid_type", expected: "number", input: null, path: ["a"] },
  { code: "too_small", origin: "string", minimum: 1, inclusive: true, input: "", path: ["b", 0] },
  { code: "too_big", origin: "array", maximum: 7, inclusive: true, input: [1], path: [] },
  { code: "invalid_format", format: "regex", pattern: "/^a$/", input: "x", path: ["c"] },
  { code: "custom", input: 5, path: [], params: {} },
];

/** The constant text of an `error` option (undefined without one); a computed text is a warning and is left out. */
export function messageOf(run: BuildRun, site: Site, definition: { readonly error?: unknown }): string | undefined {
  const { error } = definition;
  if (error === undefined || error === null) return undefined;
  if (typeof error === "string") return error;
  if (typeof error !== "function") return undefined;
  const texts = new Set(PROBES.map((probe) => ask(error as (issue: object) => unknown, probe)));
  const [text] = texts;
  if (texts.size === 1 && !texts.has(FAILED)) return text as string | undefined;
  warn(run, site, "SW309", "The error message is computed from the issue.");
  return undefined;
}

const FAILED = Symbol("failed");

function ask(error: (issue: object) => unknown, probe: object): string | undefined | typeof FAILED {
  try {
    const answer = error({ ...probe });
    const text =
      typeof answer === "object" && answer !== null ? (answer as { readonly message?: unknown }).message : answer;
    return typeof text === "string" ? text : undefined;
  } catch {
    return FAILED;
  }
}
