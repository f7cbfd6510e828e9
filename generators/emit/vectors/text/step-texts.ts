import type { PortableCheck, PortableOverwrite, StringStep } from "../../../contract/contract.ts";
import { textsAround } from "../pattern/pattern.ts";
import type { Random } from "../random.ts";
import { textsOfFormat } from "./format-texts.ts";
import { HOSTS } from "./host-texts.ts";
import { longUrls, textsOfUrlRule } from "./url-texts.ts";

/** Bounds above this many characters get few texts, and no text is longer than `LONGEST`. */
const SHORT_BOUND = 64;
const LONGEST = 20_000;

/** What JavaScript trims, and characters that look as if it did (U+0085, U+180E, U+200B are no white space to it). */
const SPACES: readonly string[] = [
  " ",
  "\t",
  "\n",
  "\r\n",
  "\u000b",
  "\u00a0",
  "\ufeff",
  "\u1680",
  "\u2003",
  "\u2028",
  "\u2029",
  "\u202f",
  "\u3000",
  "\u0085",
  "\u180e",
  "\u200b",
];

/** Texts that any string may meet. */
export const COMMON_TEXTS: readonly string[] = [
  "",
  "a",
  "Z",
  "0",
  " ",
  "a b",
  '"',
  "\\",
  "/",
  "\u0000",
  "\u001f",
  "\u007f",
  "null",
  "é",
  "e\u0301",
  "ß",
  "İ",
  "ſ",
  "\u212a",
  "Σς",
  "中文",
  "😀",
  "👩‍👩‍👧",
  "\u202eabc",
  "\u2028",
  "\ud800",
  "\udc00\ud83d",
  "__proto__",
  "<script>",
];

/** Texts made for one step: on its boundary, just off it, and traps around it. `lengths` are the bounds of the other steps. */
export function textsOfStep(step: StringStep, lengths: readonly number[], random: Random): readonly string[] {
  switch (step.step) {
    case "minLength":
    case "maxLength":
    case "length":
      return [step.value - 1, step.value, step.value + 1].flatMap(textsOfLength);
    case "pattern":
      return textsAround({ source: step.source, flags: step.flags, lengths }, random);
    case "format": {
      const { source, flags = "" } = step;
      return [
        ...textsOfFormat(step.format),
        ...(source === undefined ? [] : textsAround({ source, flags, lengths }, random)),
      ];
    }
    case "startsWith":
      return [step.value, `${step.value}a`, `a${step.value}`, step.value.slice(0, -1), `${swapCase(step.value)}a`];
    case "endsWith":
      return [step.value, `a${step.value}`, `${step.value}a`, step.value.slice(1), `a${swapCase(step.value)}`];
    case "includes": {
      const before = "a".repeat(Math.min(step.position ?? 0, 600));
      return [
        step.value,
        `${before}${step.value}`,
        `${before}a${step.value}b`,
        `${before.slice(1)}${step.value}`,
        swapCase(`${before}${step.value}`),
      ];
    }
    case "lowercase":
    case "uppercase":
    case "toLowerCase":
    case "toUpperCase":
      return ["abc", "ABC", "aBc", "é", "É", "ß", "İ", "ΑΣ", "ŉ", "ǆ", "ﬃ"];
    case "trim":
      return SPACES.flatMap((space) => [`${space}a${space}`, space]);
    case "portable":
      return textsOfCheck(step.use.rule, lengths);
    case "overwrite":
      return textsOfOverwrite(step.overwrite);
  }
}

/** What becomes of a fitting text: padded, in another case, with spaces inside. */
export function variantsOf(text: string, steps: readonly StringStep[]): readonly string[] {
  const variants = [
    swapCase(text),
    `${text}\n`,
    `${text.slice(0, -1)}\n`,
    ` ${text}`,
    text.slice(1),
    text.slice(0, -1),
  ];
  const spaced = steps.some(
    (step) => step.step === "trim" || step.step === "overwrite" || (step.step === "format" && step.format === "url"),
  );
  return spaced
    ? [
        ...SPACES.map((space) => `${space}${text}${space}`),
        ...SPACES.map((space) => `${text}${space}${space}${text}`),
        ...variants,
      ]
    : variants;
}

/** The lengths that the steps name, each with its neighbours, as far as a text may be that long. */
export function lengthsIn(steps: readonly StringStep[]): readonly number[] {
  const bounds = steps.flatMap((step) =>
    step.step === "minLength" || step.step === "maxLength" || step.step === "length" ? [step.value] : unitBounds(step),
  );
  return bounds.flatMap((bound) => [bound - 1, bound, bound + 1]).filter((length) => length >= 0 && length <= LONGEST);
}

function unitBounds(step: StringStep): readonly number[] {
  const rule = step.step === "portable" ? step.use.rule : undefined;
  return rule?.check === "utf16Length" ? [rule.min, rule.max] : [];
}

function textsOfLength(length: number): readonly string[] {
  if (length < 0 || length > LONGEST) return [];
  const plain = "abcdefghij".repeat(length / 10 + 1).slice(0, length);
  const oneAstral = length === 0 ? "" : `${plain.slice(1)}😀`;
  if (length > SHORT_BOUND) return [plain, oneAstral];
  return [
    plain,
    oneAstral,
    "😀".repeat(length),
    "e\u0301".repeat(length).slice(0, length),
    "\u00a0".repeat(length),
    `${plain.slice(1)}\ud800`.slice(0, length),
  ];
}

/** Texts of `count` UTF-16 units, also of fewer code points. */
function textsOfUnits(count: number): readonly string[] {
  if (count < 0 || count > LONGEST) return [];
  const plain = "abcdefghij".repeat(count / 10 + 1).slice(0, count);
  if (count < 2) return [plain, "\ud800".slice(0, count)];
  const astral = `${plain.slice(2)}😀`;
  const lone = `${plain.slice(1)}\ud800`;
  return count > SHORT_BOUND ? [plain, astral, lone] : [plain, astral, lone, "😀".repeat(Math.floor(count / 2))];
}

function textsOfCheck(rule: PortableCheck, lengths: readonly number[]): readonly string[] {
  switch (rule.check) {
    case "additiveEnum":
      return [
        ...rule.values,
        ...rule.values.slice(0, 4).flatMap((value) => [swapCase(value), `${value} `, `${value}2`]),
        "",
        "samewire-unknown",
        "ünknown",
        "__proto__",
      ];
    case "base64":
      return textsOfBytes(rule.minBytes, rule.maxBytes);
    case "excludesWords":
      return rule.words.flatMap((word) => [
        word,
        `a${word}b`,
        word.toUpperCase(),
        swapCase(`x ${word}`),
        word.slice(1),
        word.replace("s", "ſ"),
        word.replace("k", "\u212a"),
        word.replace("i", "İ"),
        [...word].join("\u200b"),
      ]);
    case "utf16Length":
      return [rule.min - 1, rule.min, rule.max, rule.max + 1].flatMap(textsOfUnits);
    case "punycode":
      return HOSTS;
    case "url":
      return [...textsOfUrlRule(rule), ...textsOfFormat("url"), ...longUrls(rule.schemes[0] ?? "https", lengths)];
    default:
      return [];
  }
}

function textsOfBytes(min: number, max: number): readonly string[] {
  const counts = [0, 1, 2, 3, min - 1, min, min + 1, max - 1, max, max + 1].filter(
    (count) => count >= 0 && count <= 6_000,
  );
  const canonical = [...new Set(counts)].map((count) => Buffer.alloc(count, "Samewire!").toString("base64"));
  return [
    ...canonical,
    ...textsOfFormat("base64"),
    "YWK=",
    "YWJjZA==\n",
    " YWJj",
    "YWJj=",
    "YWJjZA",
    "YWJjZB==",
    "Y!Jj",
  ];
}

function textsOfOverwrite(overwrite: PortableOverwrite): readonly string[] {
  if (overwrite.overwrite === "collapseSpace") return SPACES.flatMap((space) => [`a${space}${space}b`, `a${space}b `]);
  if (overwrite.overwrite === "normalHost") return HOSTS;
  return overwrite.values
    .slice(0, 6)
    .flatMap((value) => [
      value,
      value.toUpperCase(),
      swapCase(value),
      ` ${value}`,
      value.replace("s", "ſ"),
      value.replace("i", "İ"),
      value.replace("k", "\u212a"),
    ]);
}

function swapCase(text: string): string {
  return text.replace(/[a-z]|([A-Z])/g, (letter, upper: string | undefined) =>
    upper === undefined ? letter.toUpperCase() : letter.toLowerCase(),
  );
}
