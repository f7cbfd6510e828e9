import { isBase64 } from "./formats.ts";
import { isArray, isObject } from "./values.ts";
import { codePoints } from "./text.ts";

/** Keys from the value that carries the check; `"*"` stands for every entry of an array. */
export type Path = readonly string[];

/** A portable check as data; the authoring kit documents each. */
export type PortableRule =
  | { readonly check: "additiveEnum"; readonly values: readonly string[] }
  | { readonly check: "base64"; readonly minBytes: number; readonly maxBytes: number }
  | { readonly check: "excludesWords"; readonly words: readonly string[] }
  | {
      readonly check: "url";
      readonly schemes: readonly string[];
      readonly loopbackSchemes?: readonly string[];
      readonly pathname: "any" | "root" | "nonRoot";
      readonly forbid: readonly ("credentials" | "query" | "fragment")[];
      readonly forbidCharacters?: string;
      readonly forbidHosts?: readonly string[];
    }
  | { readonly check: "uniqueItems"; readonly by?: string }
  | { readonly check: "atLeastOne" | "exactlyOne"; readonly keys: readonly string[]; readonly path?: Path }
  | {
      readonly check: "requiredWhen";
      readonly when: { readonly key: string; readonly equals: string | number | boolean };
      readonly keys: readonly string[];
      readonly path?: Path;
    }
  | { readonly check: "totalLength"; readonly paths: readonly Path[]; readonly max: number }
  | { readonly check: "allEqual"; readonly path: Path; readonly to: Path }
  | { readonly check: "consecutive"; readonly path: Path }
  | { readonly check: "lastEquals"; readonly path: Path; readonly to: Path };

/** A portable check at one place of a contract. */
export interface RuleUse {
  readonly rule: PortableRule;
  readonly message?: string;
  readonly abort?: true;
}

export type PortableOverwrite =
  | { readonly overwrite: "collapseSpace" }
  | { readonly overwrite: "foldToKnown"; readonly values: readonly string[] };

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
    case "uniqueItems": {
      const scalars = valuesAt(value, rule.by === undefined ? ["*"] : ["*", rule.by]).filter(isScalar);
      return new Set(scalars).size === scalars.length;
    }
    case "atLeastOne":
      return rule.keys.some((key) => hasValue(value, key));
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
  const folded = foldAscii(text);
  return change.values.includes(folded) ? folded : text;
}

/** The message of a broken rule, where the author gave none. */
export function ruleMessage(rule: PortableRule): string {
  switch (rule.check) {
    case "additiveEnum":
      return `Invalid option: expected one of ${rule.values.map((value) => JSON.stringify(value)).join("|")}`;
    case "base64":
      return "Invalid base64: expected canonical padded base64";
    case "excludesWords":
      return `Invalid text: must not contain ${rule.words.join(" or ")}`;
    case "url":
      return "Invalid URL";
    case "uniqueItems":
      return "Invalid list: entries must be unique";
    case "atLeastOne":
      return `Invalid object: at least one of ${rule.keys.join(", ")} is needed`;
    case "exactlyOne":
      return `Invalid object: exactly one of ${rule.keys.join(", ")} is needed`;
    case "requiredWhen": {
      const { key, equals } = rule.when;
      return `Invalid object: ${rule.keys.join(", ")} must have a value when ${key} is ${JSON.stringify(equals)}`;
    }
    case "totalLength":
      return `Too big: expected at most ${rule.max} characters in all`;
    case "allEqual":
      return `Invalid object: ${rule.path.join(".")} must equal ${rule.to.join(".")}`;
    case "consecutive":
      return `Invalid object: ${rule.path.join(".")} must rise by 1`;
    case "lastEquals":
      return `Invalid object: the last ${rule.path.join(".")} must equal ${rule.to.join(".")}`;
  }
}

/** Where the issue of a broken rule stands, from the value that carries it. */
export function rulePath(rule: PortableRule): readonly string[] {
  if (rule.check === "atLeastOne" || rule.check === "exactlyOne" || rule.check === "requiredWhen")
    return rule.path ?? [];
  return [];
}

/** The mark on the issue of a broken rule. */
export function ruleParams(rule: PortableRule): Readonly<Record<string, string | true>> {
  return rule.check === "additiveEnum" ? { "samewire.additiveEnum": true } : { "samewire.check": rule.check };
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
