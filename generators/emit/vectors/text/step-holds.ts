import type { PortableCheck, PortableOverwrite, StringFormat, StringStep } from "../../../contract/contract.ts";

/**
 * A guess at what each step says of a text, to aim inputs by. Zod has the last word on every input, so a wrong guess
 * costs aim and nothing else.
 *
 * @returns the indexes of the steps that refuse the text.
 */
export function refusingSteps(steps: readonly StringStep[], text: string): readonly number[] {
  const refusing: number[] = [];
  let current = text;
  steps.forEach((step, index) => {
    if (!holds(step, current)) refusing.push(index);
    current = changed(step, current);
  });
  return refusing;
}

export function codePoints(text: string): number {
  return Array.from(text).length;
}

function holds(step: StringStep, text: string): boolean {
  switch (step.step) {
    case "minLength":
      return codePoints(text) >= step.value;
    case "maxLength":
      return codePoints(text) <= step.value;
    case "length":
      return codePoints(text) === step.value;
    case "pattern":
      return matches(step.source, step.flags, text);
    case "startsWith":
      return text.startsWith(step.value);
    case "endsWith":
      return text.endsWith(step.value);
    case "includes":
      return text.includes(step.value, step.position);
    case "lowercase":
      return !/[A-Z]/.test(text);
    case "uppercase":
      return !/[a-z]/.test(text);
    case "format":
      return step.source === undefined ? formatHolds(step.format, text) : matches(step.source, step.flags ?? "", text);
    case "portable":
      return checkHolds(step.use.rule, text);
    case "trim":
    case "toLowerCase":
    case "toUpperCase":
    case "overwrite":
      return true;
  }
}

function changed(step: StringStep, text: string): string {
  if (step.step === "trim") return text.trim();
  if (step.step === "toLowerCase") return text.toLowerCase();
  if (step.step === "toUpperCase") return text.toUpperCase();
  if (step.step === "overwrite") return overwritten(step.overwrite, text);
  return step.step === "format" && step.format === "url" ? text.trim().replace(/[\t\n\r]/g, "") : text;
}

function overwritten(overwrite: PortableOverwrite, text: string): string {
  if (overwrite.overwrite === "collapseSpace") return text.replace(/\s+/g, " ");
  if (overwrite.overwrite === "normalHost") return hostOf(text) ?? text;
  const folded = foldAscii(text);
  return overwrite.values.includes(folded) ? folded : text;
}

/** As the URL parser writes it: a guess for names, exact for addresses. */
function hostOf(text: string): string | undefined {
  const host = text.includes(":") ? `[${text}]` : text;
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname.replace(/[[\]]/g, "") : undefined;
}

function matches(source: string, flags: string, text: string): boolean {
  return new RegExp(source, flags.replace(/[gy]/g, "")).test(text);
}

function formatHolds(format: StringFormat, text: string): boolean {
  if (format === "url") return URL.canParse(text.trim());
  if (format === "ipv6") return URL.canParse(`http://[${text}]`);
  if (format === "cidrv6")
    return /\/(?:\d|[1-9]\d|1[01]\d|12[0-8])$/.test(text) && URL.canParse(`http://[${text.split("/")[0]}]`);
  if (format === "base64") return /^(?:[\w+/]{4})*(?:[\w+/]{2}==|[\w+/]{3}=)?$/.test(text);
  if (format === "base64url") return /^[\w-]*$/.test(text) && text.length % 4 !== 1;
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text);
}

function checkHolds(rule: PortableCheck, text: string): boolean {
  switch (rule.check) {
    case "additiveEnum":
      return rule.values.includes(text);
    case "excludesWords":
      return !rule.words.some((word) => foldAscii(text).includes(word));
    case "base64": {
      const bytes = Buffer.from(text, "base64");
      return bytes.toString("base64") === text && bytes.length >= rule.minBytes && bytes.length <= rule.maxBytes;
    }
    case "url":
      return urlHolds(rule, text);
    case "utf16Length":
      return text.length >= rule.min && text.length <= rule.max;
    case "punycode":
      return text.split(".").every((label) => !label.startsWith("xn--") || hostOf(label) !== undefined);
    // The others judge lists and objects.
    default:
      return true;
  }
}

function urlHolds(rule: PortableCheck & { check: "url" }, text: string): boolean {
  if ([...(rule.forbidCharacters ?? "")].some((character) => text.includes(character)) || !URL.canParse(text))
    return false;
  const url = new URL(text);
  const scheme = url.protocol.slice(0, -1);
  const loopback =
    ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname) && rule.loopbackSchemes?.includes(scheme) === true;
  if (!rule.schemes.includes(scheme) && !loopback) return false;
  if (rule.forbidHosts?.includes(url.hostname) === true) return false;
  if (rule.forbid.includes("credentials") && url.username + url.password !== "") return false;
  if (rule.forbid.includes("query") && url.search !== "") return false;
  if (rule.forbid.includes("fragment") && url.hash !== "") return false;
  if (rule.pathname === "root") return url.pathname === "/";
  return rule.pathname === "any" || !url.pathname.endsWith("/");
}

function foldAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
