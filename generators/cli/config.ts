import type { SamewireConfig } from "./parse-config.ts";

export type { SamewireConfig } from "./parse-config.ts";

/**
 * Types a config in the editor; gives it back as it is.
 *
 * - `families`: one entry per contract. `schemas` are glob patterns from the config's folder (tests and declaration
 *   files are left out, and so is what a pattern with a leading `!` matches); `swift.target` and `kotlin.package` name
 *   what the family becomes there. With `outputs: ["typescript"]` in their place a family is for TypeScript alone, and
 *   may hold what no other language can carry: dates, bigints, maps, transforms, refinements by functions of yours.
 *   `vectors` is a module with vectors of the family's functions: it exports
 *   `vectorFiles()`, a list of `{ name: "reducer/events.jsonl", takes, gives, vectors }` (words, words, JSON objects).
 *   `typescript.mode` is `full` (fastest, unless said) or `compact` (smallest, for client bundles);
 *   `typescript.input: "json"` is for values that always come from JSON.parse, whose unknown keys can be counted
 *   rather than compared; `typescript.cycles: true` is for values of recursive types that may contain themselves: they
 *   are read as Zod reads them, into an output that contains itself, more slowly than trees are.
 *   `swift.names` and `kotlin.names` give types, keys, values and options of unions other names in that language:
 *   `{ Seat: "Chair", "Seat.deleted-at": "removal" }`. An option is called by its one tag, its only value, its type or
 *   its kind (`string`, `integer`, `null`).
 * - `kotlin.visibility`: `public` (unless said) or `internal`, for the models in Kotlin.
 * - `swift.access`: `public` (unless said), `package` or `internal`, for everything in the Swift package.
 * - `outputs`: which outputs to make; all of them unless said.
 * - `generated`: folder of the outputs, `generated` unless said.
 * - `openapi`: folder of the catalog and the hand-written overlay that is merged into it.
 */
export function defineConfig(value: SamewireConfig): SamewireConfig {
  return value;
}
