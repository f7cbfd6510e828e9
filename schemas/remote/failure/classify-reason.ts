import { EMITTED_REASONS } from "./failure-snapshot.ts";

export type EmittedReason = (typeof EMITTED_REASONS)[number];

const emitted: ReadonlySet<string> = new Set(EMITTED_REASONS);

/** The cause to send: the text itself where version 1 knows it, `unknown` for everything else. For producers only. */
export function classifyFailureReason(text: string): EmittedReason {
  return emitted.has(text) ? (text as EmittedReason) : "unknown";
}
