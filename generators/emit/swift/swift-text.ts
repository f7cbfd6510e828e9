import { characterProperty, CodeSet } from "../../pattern/pattern.ts";
import type { JsonValue } from "../../contract/contract.ts";

/** U+10FFFF and the place of lone surrogates after it: how the Swift support holds text that Swift strings cannot. */
const ESCAPE = 0x10ffff;
const SURROGATE_BASE = 0x100000;

/** A Swift string literal that no text can break out of. */
export function stringLiteral(text: string): string {
  return `"${[...text].map(literalCharacter).join("")}"`;
}

function literalCharacter(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  if (point >= 0xd800 && point <= 0xdfff) return `${scalar(ESCAPE)}${scalar(SURROGATE_BASE + point)}`;
  if (point === ESCAPE) return `${scalar(ESCAPE)}${scalar(ESCAPE)}`;
  if (character === "\\" || character === '"') return `\\${character}`;
  if (character === "\n") return "\\n";
  if (character === "\t") return "\\t";
  if (point >= 0x20 && point < 0x7f) return character;
  // Letters stay readable; marks, spaces and direction controls are spelled out.
  return READABLE.has(point) && character.normalize("NFC") === character ? character : scalar(point);
}

/** From our own tables: what is written must not hang on the Node that runs. */
const READABLE = CodeSet.EMPTY.union(...["L", "N"].map((name) => characterProperty(name) ?? CodeSet.EMPTY));

function scalar(point: number): string {
  return `\\u{${point.toString(16).toUpperCase()}}`;
}

/** Any finite number as a Swift literal for a double. */
export function numberLiteral(value: number): string {
  if (Object.is(value, -0)) return "-0.0";
  // The compiler warns about literals below the normal range.
  if (value !== 0 && Math.abs(value) < 2.2250738585072014e-308)
    return `(${value / 2 ** -1074} * .leastNonzeroMagnitude)`;
  const text = String(value);
  return Number.isSafeInteger(value) || /[.e]/.test(text) ? text : `${text}.0`;
}

/** An expression of type `JSONValue`. */
export function jsonLiteral(value: JsonValue): string {
  if (value === null) return ".null";
  if (typeof value === "boolean") return `.bool(${value})`;
  if (typeof value === "number") return `.number(${numberLiteral(value)})`;
  if (typeof value === "string") return `.string(${stringLiteral(value)})`;
  if (Array.isArray(value)) return `.array([${value.map(jsonLiteral).join(", ")}])`;
  const members = Object.entries(value).map(
    ([key, each]) => `${stringLiteral(key)}: ${jsonLiteral(each as JsonValue)}`,
  );
  return members.length === 0 ? ".object(JSONObject())" : `[${members.join(", ")}]`;
}

/** Doc comment lines. Every line break that Swift or an editor knows starts a new line, so no text leaves the comment. */
export function docLines(texts: readonly string[], indent: string): string {
  return texts
    .flatMap((text) => text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/))
    .map((line) => `${indent}/// ${line.replaceAll("\0", "").trimEnd()}`.trimEnd())
    .map((line) => `${line}\n`)
    .join("");
}

/** Every line of `text` moved right; empty lines stay empty. */
export function indented(text: string, by = "    "): string {
  return text.replace(/^(?=.)/gm, by);
}

/** An array literal; with `lines`, an entry a line. */
export function list(items: readonly string[], lines = false): string {
  if (!lines || items.length === 0) return `[${items.join(", ")}]`;
  return `[\n${items.map((item) => `${indented(item)},\n`).join("")}]`;
}
