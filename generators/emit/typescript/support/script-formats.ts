import { cleanUrl, isJwt } from "./formats.ts";
import { isAborted, raise } from "./issue.ts";
import { sayFormat } from "./messages.ts";
import type { Step } from "./script-checks.ts";
import { matches } from "./text.ts";

const card = /^\d(?:[ -]?\d){11,18}$/;

/** A card number with its Luhn digit. */
export function isCreditCard(text: string): boolean {
  if (!card.test(text)) return false;
  const digits = text.replace(/[- ]/g, "");
  let sum = 0;
  for (let i = digits.length - 1, twice = false; i >= 0; i--, twice = !twice) {
    const digit = digits.charCodeAt(i) - 48;
    sum += twice ? (digit > 4 ? digit * 2 - 9 : digit * 2) : digit;
  }
  return sum % 10 === 0;
}

const iban = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;

/** An IBAN with its check digits. */
export function isIban(text: string): boolean {
  if (!iban.test(text)) return false;
  let rest = 0;
  for (const unit of text.slice(4) + text.slice(0, 4)) {
    const code = unit.charCodeAt(0);
    rest = (code >= 65 ? rest * 100 + (code - 55) : rest * 10 + (code - 48)) % 97;
  }
  return rest === 1;
}

/** A JWT whose header names the algorithm. */
export function isJwtOf(alg: string, text: string): boolean {
  if (!isJwt(text)) return false;
  return (JSON.parse(atob(text.split(".")[0] ?? "")) as { readonly alg?: unknown }).alg === alg;
}

export interface UrlOptions {
  readonly hostname?: RegExp;
  readonly protocol?: RegExp;
  /** The output is the normal form. */
  readonly normalize?: boolean;
}

const webOnly = "^https?$";
const note = { host: "Invalid hostname", scheme: "Invalid protocol", format: "Invalid URL format" };

/** A URL of the host and the scheme; it becomes trimmed, or its normal form. */
export function urlOf({ hostname, protocol, normalize }: UrlOptions, message: string): Step {
  return (issues, start, value) => {
    if (isAborted(issues, start)) return value;
    const fail = (more: { readonly note?: string; readonly pattern?: string } = {}): string => {
      raise(issues, value, { code: "invalid_format", format: "url", ...more }, sayFormat, message, true);
      return value as string;
    };
    const trimmed = (value as string).trim();
    if (!normalize && protocol?.source === webOnly && !/^https?:\/\//i.test(trimmed))
      return fail({ note: note.format });
    const url = parsed(trimmed);
    if (url === null) return fail();
    if (hostname !== undefined && !matches(hostname, url.hostname)) fail({ note: note.host, pattern: hostname.source });
    if (protocol !== undefined && !matches(protocol, url.protocol.replace(/:$/, "")))
      fail({ note: note.scheme, pattern: protocol.source });
    return normalize ? url.href : cleanUrl(value as string);
  };
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** The text in words of a URL: lower case, joined by hyphens. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .trim()
    .replace(/[^\w\s-]/g, "")
    .replace(/[\s_-]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
