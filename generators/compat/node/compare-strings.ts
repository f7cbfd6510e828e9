import type { Node, StringStep } from "../../contract/contract.ts";
import { shift } from "../comparison.ts";
import type { Comparison, Site } from "../comparison.ts";
import { meaningOf, show } from "../wording.ts";
import { compareChecks } from "./compare-rules.ts";
import { compareSizes } from "./compare-sizes.ts";

type StringNode = Node & { readonly kind: "string" };

/**
 * Strings: the same changes of the text, such as trims, cut the steps into stretches, and in each stretch the checks count
 * whatever their order. With other changes of the text the two are not comparable.
 */
export function compareStrings(comparison: Comparison, before: StringNode, after: StringNode, site: Site): void {
  const [older, newer] = [stretchesOf(before.steps), stretchesOf(after.steps)];
  if (meaningOf(older.changes) !== meaningOf(newer.changes)) {
    const list = (changes: readonly string[]): string => (changes.length === 0 ? "as it is" : changes.join(", "));
    shift(comparison, "replaced", site, `the text is read ${list(newer.changes)}, not ${list(older.changes)}`);
    return;
  }
  older.stretches.forEach((stretch, index) => {
    const other = newer.stretches[index] ?? [];
    compareSizes(comparison, stretch.filter(isSize), other.filter(isSize), { site, unit: "code points" });
    compareChecks(comparison, checksOf(stretch), checksOf(other), site);
  });
}

type SizeStep = Extract<StringStep, { readonly step: "minLength" | "maxLength" | "length" }>;

function isSize(step: StringStep): step is SizeStep {
  return step.step === "minLength" || step.step === "maxLength" || step.step === "length";
}

/** A format is what it is named; its pattern may be written in another way. */
function checksOf(steps: readonly StringStep[]): readonly object[] {
  return steps
    .filter((step) => !isSize(step))
    .map((step) => {
      if (step.step === "portable") return step.use.rule;
      return step.step === "format" ? { step: step.step, format: step.format } : step;
    });
}

function stretchesOf(steps: readonly StringStep[]): {
  readonly changes: readonly string[];
  readonly stretches: readonly (readonly StringStep[])[];
} {
  const changes: string[] = [];
  const stretches: StringStep[][] = [[]];
  for (const step of steps) {
    const change = changeOf(step);
    if (change === null) {
      stretches.at(-1)?.push(step);
      continue;
    }
    changes.push(change);
    stretches.push([]);
  }
  return { changes, stretches };
}

function changeOf(step: StringStep): string | null {
  if (step.step === "trim") return "trimmed";
  if (step.step === "toLowerCase") return "in lower case";
  if (step.step === "toUpperCase") return "in upper case";
  return step.step === "overwrite" ? `with ${show(step.overwrite)}` : null;
}
