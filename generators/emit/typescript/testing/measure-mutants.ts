import { expectSubjectAgrees, manyInputsFor, mutableSubjects } from "./differential.ts";
import type { Subject } from "./differential.ts";
import { redundancyOf } from "./mutants.ts";
import { templateContract } from "./template-contract.ts";

/** What the differential inputs say of conditions that are dropped one at a time. */
export interface MutantReport {
  /** Conditions that some input misses. */
  readonly caught: number;
  /** Conditions that another one repeats, by the reason. */
  readonly redundant: ReadonlyMap<string, readonly string[]>;
  /** The others, as `unit: condition`. */
  readonly missed: readonly string[];
}

/** Drops every condition of the template contract's validators; the same seed gives the same report. */
export async function measureMutants(seed: number, inputs: number): Promise<MutantReport> {
  const { subjects, mutants } = await mutableSubjects(templateContract());
  const kept = new Map(
    subjects.map((subject, i) => [subject.name, { subject, own: manyInputsFor(subject, seed + i, inputs) }]),
  );
  for (const { subject, own } of kept.values()) for (const input of own) expectSubjectAgrees(subject, input);
  const bench = globalThis as { $mutant?: number };
  const redundant = new Map<string, string[]>();
  const missed: string[] = [];
  let caught = 0;
  for (const mutant of mutants) {
    const own = kept.get(/^[a-z]+\$([A-Za-z0-9]+)/.exec(mutant.unit)?.[1] ?? "");
    if (own === undefined) throw new Error(`no type of the unit ${mutant.unit}`);
    bench.$mutant = mutant.id;
    const text = `${mutant.unit}: ${mutant.text}`;
    const why = redundancyOf(mutant);
    if (own.own.some((input) => differs(own.subject, input))) caught += 1;
    else if (why === undefined) missed.push(text);
    else redundant.set(why, [...(redundant.get(why) ?? []), text]);
  }
  delete bench.$mutant;
  return { caught, redundant, missed };
}

function differs(subject: Subject, input: unknown): boolean {
  try {
    expectSubjectAgrees(subject, input);
    return false;
  } catch {
    return true;
  }
}
