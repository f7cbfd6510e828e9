import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { JsonValue } from "../../generators/contract/contract.ts";
import type { Verdicts } from "../../generators/load/judge.ts";
import type { Vector } from "../conformance/vector.ts";

/** The contract before a change, and after it. */
export const sides = ["older", "newer"] as const;
export type Side = (typeof sides)[number];

/** A value that one side may send, and what either must make of it. */
export interface Reading {
  /** The growth rule, e.g. `G1`. */
  readonly rule: string;
  readonly why: string;
  /** Name of the type to read it as, the same on both sides. */
  readonly type: string;
  readonly value: JsonValue;
  readonly older: Verdicts;
  readonly newer: Verdicts;
}

type Wanted = Pick<Verdicts, "strict"> & Partial<Verdicts>;

interface Line {
  readonly why: string;
  readonly type: string;
  readonly in: JsonValue;
  readonly older: Wanted;
  readonly newer: Wanted;
}

/** The readings of every rule below a folder, rule by rule in the order of its file. */
export function readReadings(folder: string): readonly Reading[] {
  const rules = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return rules
    .map(({ name }) => name)
    .toSorted()
    .flatMap((rule) => readRule(rule, readFileSync(join(folder, rule, "readings.jsonl"), "utf8")));
}

/** The readings as conformance vectors of one side. */
export function vectorsOfReadings(readings: readonly Reading[], side: Side): readonly Vector[] {
  return readings.map((reading) => ({
    type: `${side}.${reading.type}`,
    text: JSON.stringify(reading.value),
    ...reading[side],
  }));
}

function readRule(rule: string, text: string): readonly Reading[] {
  const lines = text.split("\n").filter((line) => line !== "");
  return lines.map((line) => {
    const { why, type, in: value, older, newer } = JSON.parse(line) as Line;
    return { rule, why, type, value, older: fill(older), newer: fill(newer) };
  });
}

/** Without a word on it, response reading comes to what strict reading does. */
function fill({ strict, read = strict }: Wanted): Verdicts {
  return { strict, read };
}
