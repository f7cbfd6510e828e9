import { warn } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import type { Site } from "./type-draft.ts";

// A function that looks at none of their fields is constant; answers that differ tell of other sources.
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
  if (texts.size === 1 && !texts.has(COMPUTED)) return text as string | undefined;
  warn(run, site, "SW309", "The error message is computed from the issue.");
  return undefined;
}

const COMPUTED = Symbol("computed");

/** The text for an issue, unless the function looks at it or fails. */
function ask(error: (issue: object) => unknown, probe: object): string | undefined | typeof COMPUTED {
  let looked = false;
  const watched = new Proxy(
    { ...probe },
    {
      get: (issue, key) => {
        looked = true;
        return Reflect.get(issue, key) as unknown;
      },
      has: (issue, key) => {
        looked = true;
        return Reflect.has(issue, key);
      },
      ownKeys: (issue) => {
        looked = true;
        return Reflect.ownKeys(issue);
      },
    },
  );
  try {
    const answer = error(watched);
    if (looked) return COMPUTED;
    const text =
      typeof answer === "object" && answer !== null ? (answer as { readonly message?: unknown }).message : answer;
    return typeof text === "string" ? text : undefined;
  } catch {
    return COMPUTED;
  }
}
