import { $ZodCustomStringFormat, _stringFormat } from "zod/v4/core";
import { unportablePart } from "../../pattern/pattern.ts";
import type { StringFormat, StringStep } from "../contract.ts";
import { fail } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import type { CheckDefinition, Said } from "./checks.ts";
import { functionText } from "./function-text.ts";
import type { Site } from "./type-draft.ts";

/** How Zod judges each format: by its pattern alone, or by a function beside it. */
const formats: Record<StringFormat, "pattern" | "function"> = {
  uuid: "pattern",
  guid: "pattern",
  email: "pattern",
  nanoid: "pattern",
  cuid: "pattern",
  cuid2: "pattern",
  ulid: "pattern",
  xid: "pattern",
  ksuid: "pattern",
  emoji: "pattern",
  datetime: "pattern",
  date: "pattern",
  time: "pattern",
  duration: "pattern",
  ipv4: "pattern",
  cidrv4: "pattern",
  e164: "pattern",
  mac: "pattern",
  hostname: "pattern",
  hex: "pattern",
  url: "function",
  base64: "function",
  base64url: "function",
  ipv6: "function",
  cidrv6: "function",
  jwt: "function",
};

/** The step of a named format. Its pattern is read off the definition, so every option that only shapes it is carried. */
export function formatStep(
  run: BuildRun,
  definition: CheckDefinition,
  message: Said,
  site: Site,
): readonly StringStep[] {
  const format = String(definition["format"]);
  const pattern = definition["pattern"];
  const option = functionOption(definition);
  if (option !== undefined) return refuse(run, site, `The format "${format}" has the option "${option}".`);
  if (!isStringFormat(format)) {
    // A hash format or a format of the author's, given by a pattern alone.
    if (pattern instanceof RegExp && isPatternFormat(definition)) {
      return patternStep(run, pattern, message, site, format);
    }
    return refuse(run, site, `The format "${format}" is judged by a function.`);
  }
  if (formats[format] === "function") return [{ step: "format", format, ...message }];
  if (!(pattern instanceof RegExp)) return refuse(run, site, `The format "${format}" has no pattern.`);
  const flags = portableFlags(run, pattern, site);
  if (flags === undefined) return [];
  return [{ step: "format", format, source: pattern.source, flags, ...asWritten(pattern, flags), ...message }];
}

/** The step of a regular expression. */
export function patternStep(
  run: BuildRun,
  pattern: RegExp,
  message: Said,
  site: Site,
  format?: string,
): readonly StringStep[] {
  const flags = portableFlags(run, pattern, site);
  if (flags === undefined) return [];
  const named = format === undefined ? {} : { format };
  return [{ step: "pattern", source: pattern.source, flags, ...named, ...asWritten(pattern, flags), ...message }];
}

/** The flags that the author wrote, for the words of an issue, where they are not those that matter. */
function asWritten({ flags: written }: RegExp, flags: string): { readonly writtenFlags?: string } {
  return written === flags ? {} : { writtenFlags: written };
}

/** A format that Zod judges by a function of its own. */
export function isFunctionFormat(format: string): format is StringFormat {
  return isStringFormat(format) && formats[format] === "function";
}

function isStringFormat(format: string): format is StringFormat {
  return Object.hasOwn(formats, format);
}

/** An option that Zod's function reads beside the pattern. */
function functionOption(definition: CheckDefinition): string | undefined {
  const { format } = definition;
  if (format === "url") return ["hostname", "protocol", "normalize"].find((key) => key in definition);
  return format === "jwt" && definition["alg"] !== undefined ? "alg" : undefined;
}

// What Zod wraps around a pattern given to z.stringFormat.
const patternTest = functionText(
  (_stringFormat($ZodCustomStringFormat, "x", /x/)._zod.def as { readonly fn?: unknown }).fn,
);

/** `z.hash()` and `z.stringFormat(name, /pattern/)` wrap the pattern; card numbers and IBANs have a checksum beside it. */
export function isPatternFormat(definition: CheckDefinition): boolean {
  const pattern = definition["pattern"] as RegExp;
  // A stateful flag makes the wrapped test depend on the parse before.
  return functionText(definition["fn"]) === patternTest && !/[gy]/.test(pattern.flags);
}

/** The flags that bear on one test from the start; undefined after a report. */
function portableFlags(run: BuildRun, pattern: RegExp, site: Site): string | undefined {
  const part = unportablePart(pattern);
  if (part === undefined) return pattern.flags.replace(/[dg]/g, "");
  fail(run, site, "SW311", `The pattern ${String(pattern)} has ${part}.`);
  return undefined;
}

function refuse(run: BuildRun, site: Site, message: string): readonly StringStep[] {
  fail(run, site, "SW312", message);
  return [];
}
