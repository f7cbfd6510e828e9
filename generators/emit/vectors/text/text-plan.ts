import type { StringStep } from "../../../contract/contract.ts";
import { randomFrom } from "../random.ts";
import { COMMON_TEXTS, lengthsIn, textsOfStep, variantsOf } from "./step-texts.ts";
import { hasForeignHost } from "./url-texts.ts";
import { codePoints, refusingSteps } from "./step-holds.ts";

/** What to send where a string with certain steps is expected. */
export interface TextPlan {
  /** Texts that should pass, boundaries first. Never empty. */
  readonly fitting: readonly string[];
  /** The fitting texts that suit an example: short, and without exotic characters where possible. Never empty. */
  readonly plain: readonly string[];
  /** For each step that can refuse: texts that only this step refuses, the closest first. */
  readonly refusedByOne: readonly { readonly step: number; readonly texts: readonly string[] }[];
  /** Texts that several steps refuse. */
  readonly refused: readonly string[];
}

const SEED = "texts";

/** Makes the plan of one list of steps. It depends on the steps alone. */
export function planTexts(steps: readonly StringStep[]): TextPlan {
  const random = randomFrom(`${SEED}${JSON.stringify(steps)}`);
  const lengths = lengthsIn(steps);
  const made = [...new Set([...steps.flatMap((step) => textsOfStep(step, lengths, random)), ...COMMON_TEXTS])];
  const framed = made.slice(0, 80).flatMap((text) => frames(steps, text));
  const first = [...made, ...framed].filter((text) => refusingSteps(steps, text).length === 0);
  const variants = first.slice(0, 3).flatMap((text) => variantsOf(text, steps));
  const judged = [...new Set([...made, ...framed, ...variants])]
    .filter((text) => !hasForeignHost(trimmedFor(steps, text)))
    .map((text) => ({
      text,
      refusing: refusingSteps(steps, text),
    }));

  const fitting = judged.filter(({ refusing }) => refusing.length === 0).map(({ text }) => text);
  const refusedByOne = steps.map((step, index) => {
    const texts = judged
      .filter(({ refusing }) => refusing.length === 1 && refusing[0] === index)
      .map(({ text }) => text);
    return { step: index, texts: nearestFirst(step, texts, fitting) };
  });
  const usable = fitting.length === 0 ? ["a"] : fitting;
  return {
    fitting: boundariesFirst(steps, usable),
    plain: plainTexts(usable),
    refusedByOne: refusedByOne.filter(({ texts }) => texts.length > 0),
    refused: judged.filter(({ refusing }) => refusing.length > 1).map(({ text }) => text),
  };
}

/** The text as the URL parser gets it, where white space around it is nobody's host. */
function trimmedFor(steps: readonly StringStep[], text: string): string {
  return steps.some((step) => step.step === "trim" || (step.step === "format" && step.format === "url"))
    ? text.trim()
    : text;
}

/** The text within the fixed parts that the steps ask for: whole, and without the last of them. */
function frames(steps: readonly StringStep[], text: string): readonly string[] {
  const parts = steps.filter(
    (step) => step.step === "startsWith" || step.step === "endsWith" || step.step === "includes",
  );
  const around = (within: string, part: (typeof parts)[number]): string =>
    part.step === "startsWith" ? `${part.value}${within}` : `${within}${part.value}`;
  // What starts the text goes on last.
  const inOrder = parts.toSorted((a, b) => Number(a.step === "startsWith") - Number(b.step === "startsWith"));
  return parts.length < 2 ? [] : [inOrder.reduce(around, text), inOrder.slice(0, -1).reduce(around, text)];
}

/** Nearest to the step's bound first; of a pattern, what differs by case or by a final newline alone. */
function nearestFirst(step: StringStep, texts: readonly string[], fitting: readonly string[]): readonly string[] {
  if (step.step === "minLength" || step.step === "maxLength" || step.step === "length") {
    return texts.toSorted((a, b) => Math.abs(codePoints(a) - step.value) - Math.abs(codePoints(b) - step.value));
  }
  const rule = step.step === "portable" ? step.use.rule : undefined;
  if (rule?.check === "utf16Length") {
    const distance = ({ length }: string): number => Math.min(Math.abs(length - rule.min), Math.abs(length - rule.max));
    // A text that is short in code points shows best that units are counted.
    return texts.toSorted((a, b) => distance(a) - distance(b) || codePoints(a) - codePoints(b));
  }
  if (step.step !== "pattern") return texts;
  const folded = new Set(fitting.map((text) => text.toLowerCase()));
  const byCase = texts.filter((text) => folded.has(text.toLowerCase())).slice(0, 2);
  const byNewline = texts
    .filter((text) => text.endsWith("\n") && fitting.some((each) => each.startsWith(text.slice(0, -1))))
    .slice(0, 1);
  return [...new Set([...byCase, ...byNewline, ...texts])];
}

/** For each bound a plain text and one with characters beyond the basic plane, then the other texts. */
function boundariesFirst(steps: readonly StringStep[], texts: readonly string[]): readonly string[] {
  const bounds = steps.flatMap((step) => ("value" in step && typeof step.value === "number" ? [step.value] : []));
  const unitBounds = steps.flatMap((step) => {
    const rule = step.step === "portable" ? step.use.rule : undefined;
    return rule?.check === "utf16Length" ? [rule.max, rule.min] : [];
  });
  const onUnits = unitBounds.flatMap((bound) => {
    const onBound = texts.filter((text) => text.length === bound);
    return [onBound.find((text) => codePoints(text) === bound), onBound.find((text) => codePoints(text) < bound)];
  });
  const first = bounds.toReversed().flatMap((bound) => {
    const onBound = texts.filter((text) => codePoints(text) === bound);
    return [onBound.find((text) => text.length === bound), onBound.find((text) => text.length > bound)];
  });
  return [...new Set([...[...onUnits, ...first].filter((text) => text !== undefined), ...texts])];
}

function plainTexts(texts: readonly string[]): readonly string[] {
  const printable = texts.filter((text) => /^[\x20-\x7e]+$/.test(text) && text.trim() === text);
  const short = printable.filter((text) => text.length <= 40);
  if (short.length > 0) return short;
  const byLength = (printable.length > 0 ? printable : texts).toSorted((a, b) => a.length - b.length);
  const shortest = byLength[0]?.length ?? 0;
  return byLength.filter((text) => text.length <= shortest * 1.5 + 1).slice(0, 12);
}
