import type { JsonValue } from "../../contract/contract.ts";

/** A string literal that no text can break out of; line separators and lone surrogates are escaped. */
export function stringLiteral(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** A JSON value as a source expression; fresh on every evaluation. */
export function valueLiteral(value: JsonValue): string {
  if (typeof value === "string") return stringLiteral(value);
  if (typeof value === "number") return numberLiteral(value);
  if (value === null || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return `[${value.map(valueLiteral).join(", ")}]`;
  const entries = Object.entries(value).map(([key, each]) => `${keyText(key)}: ${valueLiteral(each as JsonValue)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

/** Any number as a source expression. */
export function numberLiteral(value: number): string {
  return Object.is(value, -0) ? "-0" : String(value);
}

/** The bound of a step as issues name it. */
export function boundText({ value, negativeZero }: { readonly value: number; readonly negativeZero?: true }): string {
  return negativeZero === true ? "-0" : numberLiteral(value);
}

/** A key in an object literal. `__proto__` is computed, since written plainly it would set the prototype. */
export function keyText(key: string): string {
  if (key === "__proto__") return '["__proto__"]';
  return isIdentifier(key) ? key : stringLiteral(key);
}

/** Reading a key of `object`. */
export function access(object: string, key: string): string {
  return isIdentifier(key) ? `${object}.${key}` : `${object}[${stringLiteral(key)}]`;
}

function isIdentifier(text: string): boolean {
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(text);
}
