import type { PortableCheck, PortableOverwrite } from "../contract.ts";

// Records, so that a check added to the vocabulary must be added here.
const checks: Record<PortableCheck["check"], true> = {
  additiveEnum: true,
  base64: true,
  excludesWords: true,
  url: true,
  utf16Length: true,
  punycode: true,
  uniqueItems: true,
  atLeastOne: true,
  exactlyOne: true,
  requiredWhen: true,
  implies: true,
  entryCount: true,
  jsonBytes: true,
  totalLength: true,
  allEqual: true,
  consecutive: true,
  lastEquals: true,
};
const overwrites: Record<PortableOverwrite["overwrite"], true> = {
  collapseSpace: true,
  normalHost: true,
  foldToKnown: true,
};

/** Data of a check of the closed vocabulary. */
export function isPortableCheck(data: unknown): data is PortableCheck {
  const name = field(data, "check");
  return typeof name === "string" && Object.hasOwn(checks, name);
}

/** Data of an overwrite of the closed vocabulary. */
export function isPortableOverwrite(data: unknown): data is PortableOverwrite {
  const name = field(data, "overwrite");
  return typeof name === "string" && Object.hasOwn(overwrites, name);
}

/** What the data calls itself, for a message. */
export function checkName(data: unknown): unknown {
  return field(data, "check") ?? field(data, "overwrite") ?? null;
}

function field(data: unknown, key: string): unknown {
  return typeof data === "object" && data !== null ? (data as Readonly<Record<string, unknown>>)[key] : undefined;
}
