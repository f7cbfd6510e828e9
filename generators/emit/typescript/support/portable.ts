import { isBase64 } from "./formats.ts";
import { normalHost } from "./host.ts";
import type { Case, Path, PortableOverwrite, PortableRule } from "./portable-rule.ts";
import { hasPunycodeLabels } from "./punycode.ts";
import { isArray, isObject } from "./values.ts";
import { codePoints } from "./text.ts";

/** Whether `value` keeps the rule. */
export function holds(rule: PortableRule, value: unknown): boolean {
  switch (rule.check) {
    case "additiveEnum":
      return typeof value === "string" && rule.values.includes(value);
    case "base64":
      return typeof value === "string" && isCanonicalBase64(value, rule.minBytes, rule.maxBytes);
    case "excludesWords": {
      const folded = foldAscii(String(value));
      return !rule.words.some((word) => folded.includes(word));
    }
    case "url":
      return typeof value === "string" && keepsUrlRule(value, rule);
    case "utf16Length":
      return typeof value === "string" && value.length >= rule.min && value.length <= rule.max;
    case "punycode":
      return typeof value === "string" && hasPunycodeLabels(value);
    case "implies":
      return keepsImplication(rule, value);
    case "entryCount": {
      const { length } = Object.keys(value as object);
      return length >= rule.min && length <= rule.max;
    }
    case "jsonBytes":
      return jsonLength(value) <= rule.max;
    case "uniqueItems": {
      const names = valuesAt(value, ["*"])
        .map((entry) => nameOf(entry, rule.by))
        .filter((name) => name !== undefined);
      return new Set(names).size === names.length;
    }
    case "atLeastOne":
      return rule.keys.some((key) =>
        rule.counts === "presence" ? valuesAt(value, [key]).length > 0 : hasValue(value, key),
      );
    case "exactlyOne":
      return rule.keys.filter((key) => hasValue(value, key)).length === 1;
    case "requiredWhen":
      return valuesAt(value, [rule.when.key])[0] !== rule.when.equals || rule.keys.every((key) => hasValue(value, key));
    case "totalLength": {
      const texts = rule.paths.flatMap((path) => valuesAt(value, path)).filter((each) => typeof each === "string");
      return texts.reduce((sum, text) => sum + codePoints(text), 0) <= rule.max;
    }
    case "allEqual": {
      const wanted = valuesAt(value, rule.to)[0];
      return (
        !isScalar(wanted) ||
        valuesAt(value, rule.path)
          .filter(isScalar)
          .every((each) => each === wanted)
      );
    }
    case "consecutive": {
      const numbers = valuesAt(value, rule.path).filter((each) => typeof each === "number");
      return numbers.every((each, index) => index === 0 || each === (numbers[index - 1] ?? 0) + 1);
    }
    case "lastEquals": {
      const last = valuesAt(value, rule.path).findLast((each) => typeof each === "number");
      return last === undefined || valuesAt(value, rule.to)[0] === last;
    }
  }
}

/** The text after the overwrite. */
export function overwriteText(change: PortableOverwrite, text: string): string {
  if (change.overwrite === "collapseSpace") return text.replace(/\s+/g, " ");
  if (change.overwrite === "normalHost") return normalHost(text);
  const folded = foldAscii(text);
  return change.values.includes(folded) ? folded : text;
}

const base64Letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const loopbackHosts: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

function isCanonicalBase64(text: string, minBytes: number, maxBytes: number): boolean {
  if (!isBase64(text)) return false;
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const unusedBits = padding === 2 ? 0b1111 : padding === 1 ? 0b11 : 0;
  if ((base64Letters.indexOf(text.charAt(text.length - padding - 1)) & unusedBits) !== 0 && padding > 0) return false;
  const bytes = (text.length / 4) * 3 - padding;
  return bytes >= minBytes && bytes <= maxBytes;
}

function keepsUrlRule(text: string, rule: PortableRule & { check: "url" }): boolean {
  if ([...(rule.forbidCharacters ?? "")].some((character) => text.includes(character))) return false;
  const url = parseUrl(text);
  if (url === null) return false;
  const scheme = url.protocol.slice(0, -1);
  const loopback = rule.loopbackSchemes?.includes(scheme) === true && loopbackHosts.includes(url.hostname);
  if (!rule.schemes.includes(scheme) && !loopback) return false;
  if (rule.forbidHosts?.includes(url.hostname) === true) return false;
  if (rule.forbid.includes("credentials") && (url.username !== "" || url.password !== "")) return false;
  if (rule.forbid.includes("query") && url.search !== "") return false;
  if (rule.forbid.includes("fragment") && url.hash !== "") return false;
  if (rule.pathname === "root") return url.pathname === "/";
  return rule.pathname === "any" || !url.pathname.endsWith("/");
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** UTF-8 bytes; infinite for what has no JSON text: a cycle, a BigInt, nesting beyond the stack. */
function jsonLength(value: unknown): number {
  try {
    return new TextEncoder().encode(JSON.stringify(value)).length;
  } catch {
    return Infinity;
  }
}

function keepsImplication(rule: PortableRule & { check: "implies" }, value: unknown): boolean {
  if (!rule.when.every((each) => caseHolds(value, each))) return true;
  return (
    (rule.required ?? []).every((key) => hasValue(value, key)) &&
    !(rule.forbidden ?? []).some((key) => hasValue(value, key)) &&
    (rule.values ?? []).every((each) => caseHolds(value, each))
  );
}

function caseHolds(value: unknown, { key, in: accepted }: Case): boolean {
  const found = valuesAt(value, [key])[0];
  return isScalar(found) && accepted.includes(found);
}

/** What an entry is told apart by; undefined where it can be equal to no other. */
function nameOf(entry: unknown, by: string | readonly string[] | undefined): string | number | boolean | undefined {
  if (typeof by === "object") {
    const names = by.map((key) => nameOf(entry, key));
    if (names.includes(undefined)) return undefined;
    return JSON.stringify(names.map((name) => [typeof name, String(name)]));
  }
  const name = by === undefined ? entry : valuesAt(entry, [by])[0];
  return isScalar(name) ? name : undefined;
}

function foldAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function valuesAt(value: unknown, path: Path): readonly unknown[] {
  let reached: unknown[] = [value];
  for (const key of path) reached = reached.flatMap((each) => step(each, key));
  return reached;
}

function step(value: unknown, key: string): readonly unknown[] {
  if (key === "*") return isArray(value) ? value : [];
  if (!isObject(value) || !Object.hasOwn(value, key)) return [];
  const next = value[key];
  return next === undefined ? [] : [next];
}

function hasValue(value: unknown, key: string): boolean {
  return valuesAt(value, [key]).some((each) => each !== null && each !== "" && !(isArray(each) && each.length === 0));
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
