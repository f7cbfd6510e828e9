/**
 * Canonical JSON (RFC 8785) of what the protocol hashes: keys sorted by UTF-16 units, numbers as ECMAScript prints
 * them, no spaces. Nothing is added, normalised or left out; an own key `__proto__` is a key like any other.
 */
const encoder = new TextEncoder();
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * The canonical bytes of a JSON value.
 *
 * @throws Error for anything that is no JSON value (undefined, a hole, a class instance, a number that is not finite, a
 * cycle) and for a text or key with a lone surrogate.
 */
export function encodeCanonical(value: unknown): Uint8Array {
  return encoder.encode(canonicalText(value));
}

function canonicalText(value: unknown): string {
  switch (typeof value) {
    case "string":
      return textOf(value);
    case "number":
      return numberOf(value);
    case "boolean":
      return String(value);
    case "object":
      if (value === null) return "null";
      if (Array.isArray(value)) return `[${entriesOf(value).map(canonicalText).join(",")}]`;
      return `{${membersOf(value)
        .map(([key, member]) => `${textOf(key)}:${canonicalText(member)}`)
        .join(",")}}`;
    default:
      throw new Error(`a value of type ${typeof value} has no canonical form`);
  }
}

function textOf(text: string): string {
  if (LONE_SURROGATE.test(text)) throw new Error("a text with a lone surrogate has no canonical form");
  return JSON.stringify(text);
}

/** The canonical text of a number. */
export function numberOf(value: number): string {
  if (!Number.isFinite(value)) throw new Error("a number that is not finite has no canonical form");
  return String(value);
}

/** All entries; a hole is undefined here. */
function entriesOf(list: readonly unknown[]): readonly unknown[] {
  return Array.from(list);
}

function membersOf(value: object): readonly (readonly [string, unknown])[] {
  assertPlain(value);
  const keys = Object.keys(value).sort();
  return keys.map((key) => [key, (value as Readonly<Record<string, unknown>>)[key]]);
}

/** @throws Error when the object is an instance of a class. */
export function assertPlain(value: object): void {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype) throw new Error("a class instance has no canonical form");
}
