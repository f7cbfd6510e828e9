import type { AgentPart } from "./part.ts";

interface Entry {
  readonly text: string;
  readonly bytes: number;
}

const encoder = new TextEncoder();
// Held by the part objects themselves: nothing is added to them, and an entry goes when its part does.
const entries = new WeakMap<AgentPart, Entry>();

/**
 * UTF-8 bytes of the part's text, encoded once for each part object. Producers ask here for the offset of the next
 * append, so that they and the check of the append share one count.
 */
export function textByteLength(part: AgentPart, text: string): number {
  const known = entries.get(part);
  if (known?.text === text) return known.bytes;
  const bytes = encoder.encode(text).length;
  entries.set(part, { text, bytes });
  return bytes;
}

/** Notes the length of a part that is `before` with `delta` at its end. Only the delta is encoded. */
export function noteAppended(part: AgentPart, text: string, before: number, delta: string): void {
  entries.set(part, { text, bytes: before + encoder.encode(delta).length });
}
