import type { Mutant } from "./instrument.ts";

/** A kind of mutant that gives the same answers as the original, and why. */
interface NoChange {
  readonly why: string;
  readonly is: (mutant: Mutant) => boolean;
}

/** Each has to be argued here by itself; what is not on the list counts as a survivor. */
const noChanges: readonly NoChange[] = [
  {
    why: "a shortcut: the units of a text settle most lengths, and the code points are counted where they do not",
    is: ({ what, within }) =>
      /: \w+\.length ([<>]=?|===) \d+( && \w+\.length <= \d+)?$/.test(what) ||
      /^\w+\.length ([<>]=?|===) \d+$/.test(within) ||
      /: value\.length < bound$|: value\.length > 2 \* bound$/.test(what),
  },
  {
    why: "a shortcut: a text without surrogates has as many code points as units",
    is: ({ what }) => what === "no if: !highSurrogate.test(text)",
  },
  {
    why: "a shortcut: an entry that passes the check has no issues to look for",
    is: ({ what, within }) => what.startsWith("no if") && within.endsWith("continue;"),
  },
  {
    why: "a shortcut: a key that is not in the object has no value",
    is: ({ what, within, unit }) =>
      /: \w+ [!=]== undefined$/.test(what) && (/\bin \w+\)?$|" in \w+\)?$/.test(within) || unit === "underRequired"),
  },
  {
    why: "a shortcut: what is there and right is taken as it is",
    is: ({ what, unit }) =>
      unit === "judgeProperty" && what === "no if: value !== undefined && issues.length === before",
  },
  {
    why: "what is no text has an issue already, after which no check of a text runs",
    is: ({ what, unit }) =>
      ["isChecked", "kept", "changes", "url"].includes(unit) && /: typeof value [!=]== "string"$/.test(what),
  },
  {
    why: "a shortcut: what does not fill itself in gives nothing for nothing, right or not",
    is: ({ what, unit }) => unit === "optional" && what === "no if: !fills",
  },
  {
    why: "a whole number that is not safe lies far from 0",
    is: ({ what, unit }) => unit === "expectInt" && /^by -?1: 0$/.test(what),
  },
  {
    why: "an option of a tagged union: the union has looked at the kind of the value and at its tag already",
    is: ({ what, unit }) => /\$Tagged\$\d$/.test(unit) && /typeof v|v === null|isObject\(v\)|a0/.test(what),
  },
  {
    why: "what is refused is given back as it is, frozen or not",
    is: ({ after, what }) =>
      what.includes("r === $INVALID") && (after.startsWith("return r;") || after.startsWith("return $freeze(r);")),
  },
  {
    why: "at that size one more or less is the same number",
    is: ({ what }) => /^by -?1: 3\.4028\d+e\+?38$/.test(what),
  },
  { why: "a type without values has no output either", is: ({ what }) => what === "never: $isNever(v)" },
  { why: "a multiple of a number is one of its negative", is: ({ what }) => what === "by -1: 0.5" },
  {
    why: "the full form asks a shape for issues alone, and the last step of a text is its output",
    is: ({ what, unit }) => what === "no step: $upper()" && unit === "shape$Trimmed",
  },
  {
    why: "an option that may be missing: what it gives for nothing is left out, whether it was refused or not",
    is: ({ what, unit }) => unit === "presenceOf" && what.startsWith("always: "),
  },
  { why: "words that are none", is: ({ what }) => what === "never: message === undefined" },
  { why: "every key is a text", is: ({ what }) => what.endsWith(': typeof k === "string"') },
];

/** The reason why a mutant changes nothing, if there is one. */
export function reasonOf(mutant: Mutant): string | undefined {
  return noChanges.find((each) => each.is(mutant))?.why;
}
