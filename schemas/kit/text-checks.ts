import { normalHostOf } from "./host-text.ts";
import { parseUrl } from "./parse-url.ts";
import { decodesAsPunycode } from "./punycode.ts";
import { checkParams, portableCheck, portableOverwrite } from "./portable.ts";
import type { PortableOptions, PortableZodCheck } from "./portable.ts";
import type { PortableCheck, UrlRule } from "./portable-check.ts";

const BASE64_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
// One character class and no nested repeat: these texts reach megabytes.
const BASE64_TEXT = /^[A-Za-z0-9+/]*={0,2}$/;
const LOOPBACK_HOSTS: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** Canonical padded base64 whose decoded length is within `minBytes` (default 0) and `maxBytes`. */
export function canonicalBase64(bounds: { minBytes?: number; maxBytes: number }, options: PortableOptions = {}) {
  const { minBytes = 0, maxBytes } = bounds;
  return textCheck(
    { check: "base64", minBytes, maxBytes },
    "Invalid base64: expected canonical padded base64",
    options,
    (text) => {
      const bytes = canonicalBase64Bytes(text);
      return bytes !== undefined && bytes >= minBytes && bytes <= maxBytes;
    },
  );
}

/** Decoded length of canonical padded base64, or undefined when the text is anything else. */
function canonicalBase64Bytes(text: string): number | undefined {
  if (text.length % 4 !== 0 || !BASE64_TEXT.test(text)) return undefined;
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const unusedBits = padding === 2 ? 0b1111 : padding === 1 ? 0b11 : 0;
  const lastSymbol = BASE64_ALPHABET.indexOf(text.charAt(text.length - padding - 1));
  if (padding > 0 && (lastSymbol & unusedBits) !== 0) return undefined;
  return (text.length / 4) * 3 - padding;
}

/** None of `words` (lower-case ASCII) occurs in the text, ASCII letters in either case. */
export function excludesWords(words: readonly string[], options: PortableOptions = {}) {
  return textCheck(
    { check: "excludesWords", words },
    `Invalid text: must not contain ${words.join(" or ")}`,
    options,
    (text) => {
      const folded = foldAscii(text);
      return !words.some((word) => folded.includes(word));
    },
  );
}

/** A URL as the WHATWG parser reads it, within `rule`. A text that does not parse fails the same one check. */
export function urlRule(rule: UrlRule, options: PortableOptions = {}) {
  return textCheck({ check: "url", ...rule }, "Invalid URL", options, (text) => matchesUrlRule(text, rule));
}

function matchesUrlRule(text: string, rule: UrlRule): boolean {
  if ([...(rule.forbidCharacters ?? "")].some((character) => text.includes(character))) return false;
  const url = parseUrl(text);
  if (url === undefined) return false;
  const scheme = url.protocol.slice(0, -1);
  const loopback = rule.loopbackSchemes?.includes(scheme) === true && LOOPBACK_HOSTS.includes(url.hostname);
  if (!rule.schemes.includes(scheme) && !loopback) return false;
  if (rule.forbidHosts?.includes(url.hostname) === true) return false;
  if (rule.forbid.includes("credentials") && (url.username !== "" || url.password !== "")) return false;
  if (rule.forbid.includes("query") && url.search !== "") return false;
  if (rule.forbid.includes("fragment") && url.hash !== "") return false;
  if (rule.pathname === "root") return url.pathname === "/";
  return rule.pathname === "any" || !url.pathname.endsWith("/");
}

/** JavaScript's length of the text (UTF-16 units) is within the bounds. */
export function utf16Length(min: number, max: number, options: PortableOptions = {}) {
  const message = `Invalid text: expected ${min} to ${max} UTF-16 units`;
  return textCheck(
    { check: "utf16Length", min, max },
    message,
    options,
    ({ length }) => length >= min && length <= max,
  );
}

/** Every label that starts with `xn--` (lower case) decodes by RFC 3492. Nothing else of a host name is judged. */
export function punycodeLabels(options: PortableOptions = {}) {
  return textCheck({ check: "punycode" }, "Invalid host name", options, (text) =>
    text.split(".").every((label) => !label.startsWith("xn--") || decodesAsPunycode(label.slice(4))),
  );
}

/** Writes a host in its one spelling: names in lower case, IPv6 addresses as in a URL. */
export function normalHost() {
  return portableOverwrite({ overwrite: "normalHost" }, normalHostOf);
}

/** Turns each run of JavaScript white space into one space. */
export function collapseSpace() {
  return portableOverwrite({ overwrite: "collapseSpace" }, (text) => text.replace(/\s+/g, " "));
}

/** Turns a text that equals one of `values` (lower-case ASCII) but for ASCII case into that value. */
export function foldToKnown(values: readonly string[]) {
  return portableOverwrite({ overwrite: "foldToKnown", values }, (text) => {
    const folded = foldAscii(text);
    return values.includes(folded) ? folded : text;
  });
}

function foldAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function textCheck(
  rule: PortableCheck,
  message: string,
  options: PortableOptions,
  holds: (text: string) => boolean,
): PortableZodCheck<string> {
  return portableCheck({ rule, holds, message: options.message ?? message, params: checkParams(rule) });
}
