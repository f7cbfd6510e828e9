import fc from "fast-check";

// `\P{Any}`, the empty set, ends the process of Node 20.
const CHARACTERS = [..."aAbBkKsSzZ09_ .ßſΣςσİıéÉЖжǅ中あ😀👍🏻"];
const RANGES = ["a-f", "A-Z", "0-9", "Α-ω", "\\u{1f300}-\\u{1faff}", "\\u0000-\\uffff"];
const PROPERTIES =
  "L Lu Ll Lt N Nd P S Sc Cn Cs ASCII Alphabetic Uppercase Lowercase Emoji Emoji_Modifier_Base ID_Start White_Space Script=Greek sc=Grek scx=Hira Script_Extensions=Han Script=Latin Cased Hex_Digit Dash Math".split(
    " ",
  );
const STRING_PROPERTIES = ["RGI_Emoji", "RGI_Emoji_Flag_Sequence", "Emoji_Keycap_Sequence", "Basic_Emoji"];
const TEXTS = ["ab", "aB", "abc", "", "k", "ß", "ſs", "👍🏻", "1️⃣", "🇩🇪", "🇩", "é"];

const character = fc.constantFrom(...CHARACTERS);
const escaped = fc.constantFrom("\\d", "\\D", "\\s", "\\S", "\\w", "\\W");
const property = fc
  .tuple(fc.constantFrom("\\p", "\\P"), fc.constantFrom(...PROPERTIES))
  .map(([p, name]) => `${p}{${name}}`);
const texts = fc.array(fc.constantFrom(...TEXTS), { minLength: 1, maxLength: 3 }).map((all) => `\\q{${all.join("|")}}`);
const stringProperty = fc.constantFrom(...STRING_PROPERTIES).map((name) => `\\p{${name}}`);

/** Classes of the flag `v`: nested, with set operations, texts and properties of strings; few of them are no pattern. */
export const setClass: fc.Arbitrary<string> = fc.letrec<{ operand: string; set: string; whole: string }>((tie) => ({
  operand: fc.oneof(
    { weight: 3, arbitrary: character },
    { weight: 2, arbitrary: fc.oneof(escaped, property) },
    { weight: 1, arbitrary: texts },
    { weight: 1, arbitrary: stringProperty },
    { weight: 2, arbitrary: tie("set") },
  ),
  set: fc
    .tuple(
      fc.constantFrom("", "", "", "^"),
      fc.oneof(
        fc.array(fc.oneof(tie("operand"), fc.constantFrom(...RANGES)), { maxLength: 4 }).map((all) => all.join("")),
        fc.array(tie("operand"), { minLength: 2, maxLength: 3 }).map((all) => all.join("--")),
        fc.array(tie("operand"), { minLength: 2, maxLength: 3 }).map((all) => all.join("&&")),
      ),
    )
    .map(([negation, content]) => `[${negation}${content}]`),
  whole: fc.oneof(
    { weight: 4, arbitrary: tie("set") },
    { weight: 1, arbitrary: property },
    { weight: 1, arbitrary: stringProperty },
  ),
})).whole;

/** Classes of the flag `u`: characters, ranges, escapes and properties. */
export const plainClass: fc.Arbitrary<string> = fc.oneof(
  { weight: 1, arbitrary: fc.oneof(property, escaped) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom("", "^"),
        fc.array(fc.oneof(character, property, escaped, fc.constantFrom(...RANGES)), { minLength: 1, maxLength: 4 }),
      )
      .map(([negation, all]) => `[${negation}${all.join("")}]`),
  },
);
