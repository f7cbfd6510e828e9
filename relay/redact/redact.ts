/** Masks what looks like a secret in text that leaves the relay (RX1 to RX4), in that order, every occurrence. */
const AUTHORIZATION = /\bauthorization\s*:\s*(?:bearer|basic)\s+[^\s,;]+/gi;
const BEARER = /\bbearer\s+[A-Za-z0-9._~+/-]{8,}/gi;
const PROVIDER_KEY = /\b(?:sk-|ghp_|github_pat_|xox[baprs]-)[A-Za-z0-9_-]{8,}/g;
const LABEL = [
  "(?:eve[ _-]?)?session(?:[ _-]?(?:id|token))?",
  "(?:access|refresh|continuation)[ _-]?token",
  "api[ _-]?key",
  "provider[ _-]?credential",
  "password",
  "passwd",
  "secret",
  "credential",
].join("|");
const LABELLED = new RegExp(`\\b(?:${LABEL})\\s*[:=]\\s*(?:"[^"]*"|'[^']*'|[^\\s,;]+)`, "gi");
/** Every match of the four holds one of these; most text holds none. */
const SUSPECT =
  /bearer|authorization|sk-|ghp_|github_pat_|xox[baprs]-|(?:session|id|token|key|credential|password|passwd|secret)\s*[:=]/i;

export function maskText(text: string): string {
  if (!SUSPECT.test(text)) return text;
  return text
    .replace(AUTHORIZATION, "authorization: [REDACTED]")
    .replace(BEARER, "Bearer [REDACTED]")
    .replace(PROVIDER_KEY, "[REDACTED]")
    .replace(LABELLED, "[REDACTED]");
}

/** A masked copy of `value`; `value` itself when nothing in it had to be masked; null when an id or cursor would differ. */
export function maskValue<T>(value: T, received: unknown): { readonly value: T } | null {
  try {
    return { value: walk(value, received, false) as T };
  } catch (error) {
    if (error instanceof AlteredId) return null;
    throw error;
  }
}

class AlteredId extends Error {}

/** Keys, numbers, booleans and null stay as they are (R50). An id must leave exactly as it came (R47, R115). */
function walk(value: unknown, received: unknown, isId: boolean): unknown {
  if (typeof value === "string") {
    const masked = maskText(value);
    if (isId && (masked !== value || (typeof received === "string" && received !== value))) throw new AlteredId();
    return masked;
  }
  if (typeof value !== "object" || value === null) return value;
  return Array.isArray(value) ? walkArray(value, received, isId) : walkObject(value as Fields, received);
}

type Fields = Readonly<Record<string, unknown>>;

function walkArray(values: readonly unknown[], received: unknown, isId: boolean): unknown {
  // A reader may have left entries out: then positions no longer match.
  const from = Array.isArray(received) && received.length === values.length ? (received as readonly unknown[]) : [];
  let copy: unknown[] | null = null;
  for (let index = 0; index < values.length; index += 1) {
    const masked = walk(values[index], from[index], isId);
    if (masked === values[index]) continue;
    copy ??= [...values];
    copy[index] = masked;
  }
  return copy ?? values;
}

function walkObject(fields: Fields, received: unknown): unknown {
  const from = (typeof received === "object" && received !== null ? received : {}) as Fields;
  const isFrame = fields["encoding"] === "base64";
  let copy: Record<string, unknown> | null = null;
  for (const key in fields) {
    const value = fields[key];
    // Terminal bytes pass through as received (R114).
    if (isFrame && key === "data") continue;
    const masked = walk(value, from[key], isIdKey(key));
    if (masked === value) continue;
    copy ??= { ...fields };
    copy[key] = masked;
  }
  return copy ?? fields;
}

const idKeys = new Map<string, boolean>();

/** Bounded: keys come from the contract, but record keys come from the service. */
function isIdKey(key: string): boolean {
  const known = idKeys.get(key);
  if (known !== undefined) return known;
  const isId = /^(?:id|cursor|entryRef|leaseToken)$|(?:Id|Ids|Cursor)$/.test(key);
  if (idKeys.size < 1_024) idKeys.set(key, isId);
  return isId;
}
