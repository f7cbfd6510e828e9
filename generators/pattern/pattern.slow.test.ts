import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stringProperties } from "./data/string-properties.ts";
import { patternTables, unportablePart, withoutSetsFlag } from "./pattern.ts";
import { setClass } from "./testing/class-arbitrary.ts";

const SEED = 20261130;

/** Every tenth character of all, those with case or of an emoji, and the texts that the classes name. */
const INPUTS: readonly string[] = [
  ..."aAbBkK\u212asSſßẞzZ09_ .ΣςσİıIiéÉЖжǅǆǄ中あ😀👍🏻\u{1f1e9}\u0085\ufeff\ud800\udc00\u0345\u03b9\u1fbe\u1c80",
  ..."ab aB AB abc ABC ſs ss SS 👍🏻 1️⃣ 🇩🇪 👨‍👩‍👧".split(" "),
  "",
];

describe("withoutSetsFlag", () => {
  it.each(["v", "iv"])("matches what the engine matches with the flags %s", (flags) => {
    let patterns = 0;
    const property = fc.property(setClass, (source) => {
      const native = patternOf(`^${source}$`, flags);
      // Where engines differ from one version to the next none is a judge.
      if (native === undefined || unportablePart(native) !== undefined) return;
      patterns++;
      const translated = new RegExp(withoutSetsFlag(`^${source}$`, flags), flags.replace("v", "u"));
      for (const input of INPUTS)
        expect([source, input, translated.test(input)]).toEqual([source, input, native.test(input)]);
    });
    fc.assert(property, { seed: SEED, numRuns: 1500 });
    expect(patterns).toBeGreaterThan(400);
  });

  it("takes every text of a property of strings, the longest first", () => {
    const one = new RegExp(`^${withoutSetsFlag("\\p{RGI_Emoji}", "v")}$`, "u");
    const texts = Object.values(stringProperties).flatMap((all) => all.split(" "));
    expect(texts.filter((text) => !one.test(text))).toEqual([]);
    expect(texts.length).toBeGreaterThan(3000);
    expect(new RegExp(withoutSetsFlag("\\p{RGI_Emoji}", "v"), "u").exec("👨‍👩‍👧")?.[0]).toBe("👨‍👩‍👧");
  });
});

describe("patternTables", () => {
  it("has what stands in the pattern as keys", () => {
    const keys = (source: string, flags: string): string[] => {
      const { sets, texts } = patternTables(source, flags);
      return [...sets.keys(), ...texts.keys()];
    };
    expect(keys("^[\\p{L}\\P{Script=Greek}_]\\p{gc=Nd}$", "u")).toEqual(["\\p{L}", "\\p{Script=Greek}", "\\p{gc=Nd}"]);
    expect(keys("^[[a-z]--[aeiou]]\\p{L}\\p{RGI_Emoji}$", "v")).toEqual([
      "[[a-z]--[aeiou]]",
      "\\p{L}",
      "\\p{RGI_Emoji}",
    ]);
    expect(keys("^[a-z]\\P{Lu}$", "iv")).toEqual(["[a-z]/i", "\\P{Lu}/i"]);
    expect(keys("[\\p{L}]", "")).toEqual([]);
  });
});

describe("unportablePart", () => {
  it.each([
    ["a", "y", undefined],
    ["\\01", "", undefined],
    ["^\\p{Script=Greek}\\p{scx=Hira}\\p{Dash}$", "u", undefined],
    ["[\\p{L}--[a-z]]\\p{RGI_Emoji}[\\q{a|bc}]", "v", undefined],
    ["[a-f[^x]\\p{Lu}\\d]\\p{L}\\D", "iv", undefined],
    ["[\\q{a|bc}&&[^c]]", "v", "\\q{a|bc}, which Node 20 reads differently"],
    ["[\\S--\\q{a|bc}]", "v", "\\q{a|bc}, which Node 20 reads differently"],
    ["[\\p{RGI_Emoji}--\\q{ab|cd}]", "v", undefined],
    ["[^]", "v", "[^], which Node 20 reads differently"],
    ["[^]", "u", undefined],
    ["[\\w--a]", "iv", "\\w, where engines ignore case differently with the flags i and v"],
    ["\\P{Lu}", "iv", "\\P{Lu}, where engines ignore case differently with the flags i and v"],
    ["\\p{ASCII}", "iv", "\\p{ASCII}, where engines ignore case differently with the flags i and v"],
    ["[\\q{a|bc}]", "iv", "\\q{a|bc}, where engines ignore case differently with the flags i and v"],
    ["(?i:a)", "", "flags inside the pattern"],
    ["(?<n>a)|(?<n>b)", "", "two groups of the name n"],
  ])("/%s/%s", (source, flags, part) => expect(unportablePart({ source, flags } as RegExp)).toBe(part));
});

/** Undefined where the grammar refuses a random class. */
function patternOf(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}
