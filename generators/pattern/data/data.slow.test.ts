import { describe, expect, it } from "vitest";
import { characterProperty, encodeRanges } from "../pattern.ts";
import { CodeSet } from "../code-set.ts";
import { decodeMapping } from "../encoded.ts";
import { binaryProperties } from "./binary-properties.ts";
import { caseMappings } from "./case-mappings.ts";
import { categoryNames } from "./category-names.ts";
import { generalCategories } from "./general-categories.ts";
import { propertyNames } from "./property-names.ts";
import { scriptExtensions } from "./script-extensions.ts";
import { scriptNames } from "./script-names.ts";
import { scripts } from "./scripts.ts";

const MAX = 0x10ffff;
const SURROGATES = CodeSet.of([[0xd800, 0xdfff]]);
const EVERY = Array.from({ length: MAX + 1 }, (_, code) => String.fromCodePoint(code))
  .filter(isWhole)
  .join("");
/** Another version of Unicode has other tables; the engine is no judge of ours then. */
const knowsOurs = process.versions["unicode"] === "17.0";

describe.runIf(knowsOurs)("the tables, against an engine of Unicode 17", () => {
  const names = [
    ...Object.keys(generalCategories),
    ...Object.keys(binaryProperties),
    ...Object.keys(scripts).map((name) => `Script=${name}`),
    ...Object.keys(scriptExtensions).map((name) => `scx=${name}`),
  ];

  it("have the characters of every property", () => {
    const differing = names.filter((name) => {
      const ours = characterProperty(name)?.minus(SURROGATES) ?? CodeSet.EMPTY;
      return encodeRanges(ours) !== encodeRanges(CodeSet.of(matched(name)).minus(SURROGATES));
    });
    expect(differing).toEqual([]);
    expect(names.length).toBeGreaterThan(400);
  }, 60_000);

  it("have the short names", () => {
    const short = [
      ...Object.keys(categoryNames),
      ...Object.keys(propertyNames).filter((name) => !/^(?:sc|scx|gc)$/.test(name)),
      ...Object.keys(scriptNames)
        .filter((name) => !/^(?:Hrkt|Katakana_Or_Hiragana)$/.test(name))
        .map((name) => `sc=${name}`),
    ];
    expect(short.filter((name) => characterProperty(name) === undefined)).toEqual([]);
    expect(short.filter((name) => !isProperty(name))).toEqual([]);
  });

  it("have the case mappings", () => {
    const lower = decodeMapping(caseMappings["lower"] ?? "");
    const upper = decodeMapping(caseMappings["upper"] ?? "");
    const several = new Set(`${caseMappings["lowerTexts"]} ${caseMappings["upperTexts"]}`.split(" "));
    const differing = Array.from(EVERY).filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      const isOurs = (mapping: ReadonlyMap<number, number>, changed: string): boolean =>
        changed === String.fromCodePoint(mapping.get(code) ?? code) || several.has(`${character}=${changed}`);
      return !isOurs(lower, character.toLowerCase()) || !isOurs(upper, character.toUpperCase());
    });
    expect(differing).toEqual([]);
  }, 60_000);
});

function isWhole(text: string): boolean {
  return !SURROGATES.has(text.codePointAt(0) ?? 0);
}

function matched(name: string): readonly (readonly [number, number])[] {
  return [...EVERY.matchAll(new RegExp(`\\p{${name}}+`, "gu"))].map(([run]) => {
    const last = run.length > 1 && SURROGATES.has(run.charCodeAt(run.length - 1)) ? run.slice(-2) : run.slice(-1);
    return [run.codePointAt(0) ?? 0, last.codePointAt(0) ?? 0];
  });
}

function isProperty(name: string): boolean {
  try {
    return new RegExp(`\\p{${name}}`, "u").flags === "u";
  } catch {
    return false;
  }
}
