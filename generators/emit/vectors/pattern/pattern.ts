import type { Random } from "../random.ts";
import { charactersFor } from "./characters.ts";
import type { CharacterChoice } from "./characters.ts";
import { parsePattern } from "./parse-pattern.ts";
import type { PatternPart } from "./parse-pattern.ts";

/** An open-ended repeat is drawn at most this often; a bounded one up to its bound, if that is no longer than `LONG`. */
const OPEN_REPEATS = 4;
const LONG = 600;

/** How repeats and choices are drawn. */
type Manner = "shortest" | "longest" | "any";

/**
 * Texts around a pattern: some that match, some of the wanted lengths (code points), and near misses (a character that
 * does not fit, a repeat one too often or too seldom, something before or behind). Lookarounds and anchors are not
 * regarded, so each text wants a test.
 */
export function textsAround(
  { source, flags, lengths = [] }: { source: string; flags: string; lengths?: readonly number[] },
  random: Random,
): readonly string[] {
  const pattern = parsePattern(source, flags);
  if (pattern === undefined) return [];
  const writer = new PatternWriter(flags, random);
  const texts = [
    writer.write(pattern, "shortest"),
    writer.write(pattern, "longest"),
    ...Array.from({ length: 8 }, () => writer.write(pattern, "any")),
    ...writer.everyChoice(pattern),
    ...writer.offByOne(pattern),
    ...writer.stretched(pattern, lengths),
  ];
  const first = writer.write(pattern, "any");
  const edges = [
    `${first}\n`,
    `\n${first}`,
    ` ${first}`,
    `${first} `,
    `${first}${first}`,
    first.toUpperCase(),
    first.toLowerCase(),
  ];
  const misses = texts.slice(0, 6).flatMap((text) => writer.misspell(text, pattern));
  return [...new Set([...texts, ...edges, ...misses])].filter((text) => text.length <= 20_000);
}

class PatternWriter {
  readonly #flags: string;
  readonly #random: Random;
  readonly #choices = new Map<string, CharacterChoice>();
  /** The one repeat that is drawn another number of times. */
  #bent: { readonly part: PatternPart; readonly count: number } | undefined;

  constructor(flags: string, random: Random) {
    this.#flags = flags;
    this.#random = random;
  }

  write(part: PatternPart, manner: Manner): string {
    switch (part.part) {
      case "character":
        return this.#character(part.source, manner);
      case "text":
        return part.text;
      case "sequence":
        return part.items.map((item) => this.write(item, manner)).join("");
      case "choice":
        return this.write(this.#random.pick(part.options), manner);
      case "repeat":
        return Array.from({ length: this.#count(part, manner) }, () => this.write(part.item, manner)).join("");
    }
  }

  /** One text for each option of each choice. */
  everyChoice(pattern: PatternPart): readonly string[] {
    const choices = partsOf(pattern).filter((part) => part.part === "choice");
    const pinned = choices.flatMap((choice) => choice.options.map((option) => replacePart(pattern, choice, option)));
    return pinned.slice(0, 24).map((part) => this.write(part, "any"));
  }

  /** Each bounded repeat once too often and once too seldom. */
  offByOne(pattern: PatternPart): readonly string[] {
    const texts: string[] = [];
    for (const part of partsOf(pattern)) {
      if (part.part !== "repeat") continue;
      const counts = [part.min - 1, part.max + 1].filter((count) => count >= 0 && count <= LONG);
      for (const count of counts) {
        this.#bent = { part, count };
        texts.push(this.write(pattern, "shortest"));
      }
      this.#bent = undefined;
    }
    return texts.slice(0, 24);
  }

  /** Texts of the given lengths, as far as one open repeat can make up for what is missing. */
  stretched(pattern: PatternPart, lengths: readonly number[]): readonly string[] {
    const open = partsOf(pattern).find((part) => part.part === "repeat" && part.max === Infinity);
    if (open?.part !== "repeat") return [];
    const step = Math.max(1, [...this.write(open.item, "shortest")].length);
    this.#bent = { part: open, count: 0 };
    const shortest = [...this.write(pattern, "shortest")].length;
    const texts = lengths
      .filter((length) => length >= shortest)
      .map((length) => {
        this.#bent = { part: open, count: Math.round((length - shortest) / step) };
        return this.write(pattern, "shortest");
      });
    this.#bent = undefined;
    return texts;
  }

  /** The text with one character left out, and with one that no place or few places take. */
  misspell(text: string, pattern: PatternPart): readonly string[] {
    const characters = [...text];
    if (characters.length === 0) return [];
    const at = this.#random.below(characters.length);
    const places = partsOf(pattern).filter((part) => part.part === "character");
    const unfitting = places.length === 0 ? [] : this.#choice(this.#random.pick(places).source).unfitting;
    const wrong = unfitting.length === 0 ? [] : [characters.with(at, this.#random.pick(unfitting)).join("")];
    return [characters.toSpliced(at, 1).join(""), ...wrong];
  }

  #count(part: PatternPart & { part: "repeat" }, manner: Manner): number {
    if (this.#bent?.part === part) return this.#bent.count;
    if (manner === "shortest") return part.min;
    const most = part.max <= LONG ? part.max : Math.max(part.min, OPEN_REPEATS);
    if (manner === "longest") return most;
    return part.min + this.#random.below(Math.min(most - part.min, 12) + 1);
  }

  #character(source: string, manner: Manner): string {
    const { fitting } = this.#choice(source);
    if (fitting.length === 0) return "";
    const plain = manner !== "any" || this.#random.chance(0.7);
    return this.#random.pick(plain ? fitting.slice(0, 62) : fitting);
  }

  #choice(source: string): CharacterChoice {
    const known = this.#choices.get(source);
    if (known !== undefined) return known;
    const choice = charactersFor(source, this.#flags);
    this.#choices.set(source, choice);
    return choice;
  }
}

function partsOf(part: PatternPart): readonly PatternPart[] {
  switch (part.part) {
    case "character":
    case "text":
      return [part];
    case "sequence":
      return [part, ...part.items.flatMap(partsOf)];
    case "choice":
      return [part, ...part.options.flatMap(partsOf)];
    case "repeat":
      return [part, ...partsOf(part.item)];
  }
}

function replacePart(part: PatternPart, from: PatternPart, to: PatternPart): PatternPart {
  if (part === from) return to;
  switch (part.part) {
    case "character":
    case "text":
      return part;
    case "sequence":
      return { ...part, items: part.items.map((item) => replacePart(item, from, to)) };
    case "choice":
      return { ...part, options: part.options.map((option) => replacePart(option, from, to)) };
    case "repeat":
      return { ...part, item: replacePart(part.item, from, to) };
  }
}
