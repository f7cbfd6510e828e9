import { assertPlain, numberOf } from "./canonical.ts";

/** The number of a value's canonical bytes, counted without making them. Throws as `encodeCanonical` does. */
export function canonicalLength(value: unknown): number {
  switch (typeof value) {
    case "string":
      return textLength(value);
    case "number":
      return numberOf(value).length;
    case "boolean":
      return value ? 4 : 5;
    case "object":
      if (value === null) return 4;
      return Array.isArray(value) ? listLength(value) : objectLength(value);
    default:
      throw new Error(`a value of type ${typeof value} has no canonical form`);
  }
}

function listLength(list: readonly unknown[]): number {
  // Two brackets, and a comma between two entries. A hole is undefined here.
  let length = Math.max(2, list.length + 1);
  for (const entry of list) length += canonicalLength(entry);
  return length;
}

function objectLength(value: object): number {
  assertPlain(value);
  const keys = Object.keys(value);
  let length = Math.max(2, keys.length + 1);
  for (const key of keys) length += textLength(key) + 1 + canonicalLength((value as Record<string, unknown>)[key]);
  return length;
}

/** UTF-8 bytes of a text between quotes, with what JSON escapes. */
function textLength(text: string): number {
  let bytes = text.length + 2;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) bytes += escapeLength(unit);
    else if (unit < 0x800) bytes += 1;
    else if ((unit & 0xf800) !== 0xd800) bytes += 2;
    else {
      const next = text.charCodeAt(index + 1);
      const isPair = unit < 0xdc00 && (next & 0xfc00) === 0xdc00;
      if (!isPair) throw new Error("a text with a lone surrogate has no canonical form");
      // Four bytes of two units.
      bytes += 2;
      index += 1;
    }
  }
  return bytes;
}

/** Bytes that the escape of an ASCII character takes beyond the character itself. */
function escapeLength(unit: number): number {
  if (unit >= 0x20) return unit === 0x22 || unit === 0x5c ? 1 : 0;
  const isShort = unit === 0x08 || unit === 0x09 || unit === 0x0a || unit === 0x0c || unit === 0x0d;
  return isShort ? 1 : 5;
}
