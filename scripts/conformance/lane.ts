import type { Vector } from "./vector.ts";

/** A vector that a lane judges otherwise than Zod, or that it treats in a way that it must not. */
export interface Disagreement {
  readonly vector: Vector;
  /** What is wrong, in a few words, e.g. `strict: accepted`. */
  readonly fault: string;
}

export interface LaneResult {
  readonly lane: string;
  /** Judgements compared. */
  readonly compared: number;
  readonly disagreements: readonly Disagreement[];
  /** Differences that a generated list of limits foretells. */
  readonly foretold: number;
}

/** One line on a result, and the first few disagreements. */
export function renderLane({ lane, compared, disagreements, foretold }: LaneResult): string {
  const limits = foretold === 0 ? "" : `, ${foretold} inputs accepted by rules it cannot state`;
  const shown = disagreements
    .slice(0, 20)
    .map(({ vector, fault }) => `  ${vector.type} ${fault}: ${vector.text.slice(0, 300)}`);
  return [`${lane}: ${compared} judgements, ${disagreements.length} disagreements${limits}`, ...shown].join("\n");
}

/** How many vectors each mode accepts and rejects, in one line. */
export function renderVectors(vectors: readonly Vector[]): string {
  const accepted = (mode: "strict" | "read"): number => vectors.filter((vector) => vector[mode] !== false).length;
  const modes = (["strict", "read"] as const).map(
    (mode) => `${mode} ${accepted(mode)} valid, ${vectors.length - accepted(mode)} invalid`,
  );
  return `${vectors.length} inputs for ${new Set(vectors.map(({ type }) => type)).size} types: ${modes.join("; ")}`;
}

/** The value of a JSON text; undefined when it is malformed. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
