import { characterProperty, CodeSet } from "../../pattern/pattern.ts";
import type { JsonValue } from "../../contract/contract.ts";

/** A Kotlin string literal with exactly this text: nothing in it can become code or a template. */
export function stringLiteral(text: string): string {
  // Nothing to escape: by far the most.
  if (/^[ !#%-[\]-~]*$/.test(text)) return `"${text}"`;
  return `"${[...text].map(escapeCharacter).join("")}"`;
}

const named: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  '"': '\\"',
  $: "\\$",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
};

function escapeCharacter(character: string): string {
  const known = named[character];
  if (known !== undefined) return known;
  // Letters of the basic plane stay readable; all else beyond ASCII is escaped, unit by unit.
  if (/^[ -~]$/.test(character) || (character.length === 1 && LETTERS.has(character.charCodeAt(0)))) return character;
  return Array.from({ length: character.length }, (_, index) => unicodeEscape(character.charCodeAt(index))).join("");
}

/** From our own tables: what is written must not hang on the Node that runs. */
const LETTERS = characterProperty("L") ?? CodeSet.EMPTY;

function unicodeEscape(unit: number): string {
  return `\\u${unit.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** A Kotlin Double literal. */
export function doubleLiteral(value: number): string {
  const text = String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

/** A whole number that must fit Kotlin's Int; larger ones, which no length reaches, become its maximum. */
export function intLiteral(value: number): string {
  return String(Math.max(0, Math.min(Math.trunc(value), 2147483647)));
}

/** An expression of the run time's type for a constant JSON value. */
export function wireLiteral(value: JsonValue): string {
  switch (typeof value) {
    case "string":
      return `wire(${stringLiteral(value)})`;
    case "number":
      return `wire(${doubleLiteral(value)})`;
    case "boolean":
      return `wire(${value})`;
    default:
      return value === null ? "Wire.Null" : `wireOf(${stringLiteral(JSON.stringify(value))})`;
  }
}
