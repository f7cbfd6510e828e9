import { cleanUrl, isJwt, isUrl } from "./formats.ts";
import type { IssueDetail } from "./issue.ts";
import { matches } from "./text.ts";

const card = /^\d(?:[ -]?\d){11,18}$/;

/** A card number with its Luhn digit, or an IBAN with its check digits. */
export function isChecksum(format: "credit_card" | "iban", text: string): boolean {
  return format === "iban" ? isIban(text) : isCard(text);
}

function isCard(text: string): boolean {
  return card.test(text) && isLuhn(text.replace(/[- ]/g, ""));
}

function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = digits.length - 1, twice = false; i >= 0; i--, twice = !twice) {
    const digit = digits.charCodeAt(i) - 48;
    sum += twice ? (digit > 4 ? digit * 2 - 9 : digit * 2) : digit;
  }
  return sum % 10 === 0;
}

const iban = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;

function isIban(text: string): boolean {
  if (!iban.test(text)) return false;
  let rest = 0;
  for (const unit of text.slice(4) + text.slice(0, 4)) {
    const code = unit.charCodeAt(0);
    rest = (code >= 65 ? rest * 100 + (code - 55) : rest * 10 + (code - 48)) % 97;
  }
  return rest === 1;
}

/** A JWT signed with the algorithm that its header names. */
export function isJwtOf(alg: string, text: string): boolean {
  if (!isJwt(text)) return false;
  return (JSON.parse(atob(text.split(".")[0] ?? "")) as { readonly alg?: unknown }).alg === alg;
}

export interface UrlOptions {
  readonly hostname?: RegExp;
  readonly protocol?: RegExp;
  /** Given where Zod builds the URL; true: the output is its normal form. */
  readonly normalize?: boolean;
}

const webOnly = "^https?$";

/** A URL of the host and the scheme; the output is trimmed, or in normal form. */
export function judgeUrl(options: UrlOptions, value: string, fail: (detail: IssueDetail) => void): string {
  const detail = { code: "invalid_format", format: "url" } as const;
  const { hostname, protocol, normalize } = options;
  const trimmed = value.trim();
  if (normalize === undefined) {
    if (isUrl(value)) return cleanUrl(value);
    fail(detail);
    return value;
  }
  if (!normalize && protocol?.source === webOnly && !/^https?:\/\//i.test(trimmed)) {
    fail({ ...detail, note: "Invalid URL format" });
    return value;
  }
  let url: URL;
  try {
    url = new URL(trimmed);
  } catch {
    fail(detail);
    return value;
  }
  if (hostname !== undefined && !matches(hostname, url.hostname))
    fail({ ...detail, note: "Invalid hostname", pattern: hostname.source });
  if (protocol !== undefined && !matches(protocol, url.protocol.replace(/:$/, "")))
    fail({ ...detail, note: "Invalid protocol", pattern: protocol.source });
  return normalize ? url.href : cleanUrl(value);
}

/** The text in a Unicode normal form, or (`null`) as a slug. */
export function normalized(text: string, form: string | null): string {
  if (form !== null) return text.normalize(form);
  return text
    .toLowerCase()
    .trim()
    .replace(/[^\w\s-]/g, "")
    .replace(/[\s_-]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
