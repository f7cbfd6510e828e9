import type { RouteNote } from "./route-notes.ts";

/**
 * The note of every route, in the order of `names`.
 *
 * @throws Error that names each route without a note and each note without a route.
 */
export function notesFor(names: readonly string[], notes: Readonly<Record<string, RouteNote>>): readonly RouteNote[] {
  const missing = names.filter((name) => !Object.hasOwn(notes, name)).map((name) => `no note for ${name}`);
  const stale = Object.keys(notes)
    .filter((name) => !names.includes(name))
    .map((name) => `no route for the note of ${name}`);
  const faults = [...missing, ...stale];
  if (faults.length > 0) throw new Error(`public gateway: ${faults.join("; ")}`);
  return names.map((name) => notes[name] as RouteNote);
}
