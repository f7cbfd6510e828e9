import type { PortableCheck, StringFormat, StringStep } from "../../../contract/contract.ts";

const FORMATS: Readonly<Partial<Record<StringFormat, string>>> = {
  uuid: "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
  guid: "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
  email: "someone@example.com",
  datetime: "2026-01-02T03:04:05Z",
  date: "2026-01-02",
  time: "03:04:05",
  duration: "PT5M",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  cidrv4: "192.0.2.0/24",
  cidrv6: "2001:db8::/32",
  e164: "+15555550100",
  mac: "00:00:5e:00:53:01",
  hostname: "example.com",
  hex: "00ff",
  url: "https://example.com/",
  base64: "AAAA",
  base64url: "AAAA",
  nanoid: "V1StGXR8_Z5jdHi6B-myT",
  cuid: "cjld2cjxh0000qzrmn831i7rn",
  cuid2: "tz4a98xxat96iws9zmbrgj3a",
  ulid: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
  xid: "9m4e2mr0ui3e8a215n4g",
  ksuid: "0ujtsYcgvSTl8PAuAdqWYSMnLOv",
};

/** Texts of the kinds that patterns usually ask for. Each is stretched and cut to the bounds. */
const KINDS = [
  "a1b2c3d4e5f60718293a4b5c6d7e8f90",
  "0123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  "AAAA",
  "https://example.com",
  "https://example.com/path",
  "/path/to/file",
  "1.2.3",
  "A",
  "0",
  "a:b",
  "2026-01-02T03:04:05.678Z",
];

/** A text that all steps accept, one that looks like the key it stands at if possible; undefined if none was found. */
export function textExample(steps: readonly StringStep[], name: string): string | undefined {
  if (steps.length === 0) return words(name);
  const rules = steps.flatMap((each) => (each.step === "portable" ? [each.use.rule] : []));
  const formats = steps.flatMap((each) => (each.step === "format" ? [FORMATS[each.format]] : []));
  const patterns = steps.flatMap((each) => (each.step === "pattern" ? fromPattern(each.source, name) : []));
  const plain = [words(name), name, ...KINDS];
  const candidates = [...formats, ...rules.map(ruleText), ...patterns, ...plain].filter((each) => each !== undefined);
  const least = Math.max(
    0,
    ...steps.map((each) => (each.step === "minLength" || each.step === "length" ? each.value : 0)),
  );
  const most = Math.min(
    Infinity,
    ...steps.map((each) => (each.step === "maxLength" || each.step === "length" ? each.value : Infinity)),
  );
  const fitted = candidates.flatMap((each) => [each, fit(each, least, most)]);
  return fitted.find((text) => steps.every((step) => holds(step, text)));
}

function words(name: string): string {
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();
  return /[Ii]d$/.test(name) ? `${spaced.replace(/-?id$/, "") || "item"}-1` : spaced;
}

function fit(text: string, least: number, most: number): string {
  const long = text === "" ? text : text.repeat(Math.ceil(Math.max(1, least) / text.length));
  return long.slice(0, Math.min(most, Math.max(least, text.length)));
}

/** Anchored sequences of literal texts, classes and counts: what identifiers are usually described by. */
function fromPattern(source: string, name: string): string[] {
  const body = source.replace(/^\^/, "").replace(/\$$/, "");
  const token = /\\?([^[\](){}\\|?*+])|\[((?:\\.|[^\]\\])+)\]|\\d/y;
  const count = /\{(\d+)(,\d*)?\}|[*+?]/y;
  let [text, at] = ["", 0];
  while (at < body.length) {
    token.lastIndex = at;
    const part = token.exec(body);
    if (part === null) return [];
    at = token.lastIndex;
    count.lastIndex = at;
    const repeat = count.exec(body);
    if (repeat !== null) at = count.lastIndex;
    const times = repeat === null ? 1 : Number(repeat[1] ?? (repeat[0] === "+" ? 1 : 0));
    const open = repeat?.[2] !== undefined || repeat?.[0] === "*" || repeat?.[0] === "+";
    const sample = part[2] === undefined ? (part[1] ?? "0") : ofClass(part[2], name, open ? Math.max(times, 4) : times);
    text += part[2] === undefined ? sample.repeat(times) : sample;
  }
  return [text];
}

function ofClass(inside: string, name: string, length: number): string {
  const one = new RegExp(`^[${inside}]$`);
  const letters = [...words(name), ..."0123456789abcdef", ..."ghijklmnopqrstuvwxyz", ..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const usable = letters.filter((each) => one.test(each));
  return usable.length === 0 ? "" : Array.from({ length }, (_, index) => usable[index % usable.length]).join("");
}

function ruleText(rule: PortableCheck): string | undefined {
  if (rule.check === "url") return rule.pathname === "nonRoot" ? "https://example.com/path" : "https://example.com";
  if (rule.check !== "base64") return undefined;
  const bytes = Math.max(rule.minBytes, Math.min(3, rule.maxBytes));
  return `${"AAAA".repeat(Math.floor(bytes / 3))}${["", "AA==", "AAA="][bytes % 3] ?? ""}`;
}

function holds(step: StringStep, text: string): boolean {
  const length = [...text].length;
  switch (step.step) {
    case "minLength":
      return length >= step.value;
    case "maxLength":
      return length <= step.value;
    case "length":
      return length === step.value;
    case "pattern":
      return new RegExp(step.source, step.flags).test(text);
    case "format":
      if (step.format === "base64" || step.format === "base64url") return /^(?:AAAA)*$/.test(text);
      return step.source === undefined ? text === FORMATS[step.format] : new RegExp(step.source, step.flags).test(text);
    case "startsWith":
      return text.startsWith(step.value);
    case "endsWith":
      return text.endsWith(step.value);
    case "includes":
      return text.includes(step.value);
    case "lowercase":
    case "toLowerCase":
      return text === text.toLowerCase();
    case "uppercase":
    case "toUpperCase":
      return text === text.toUpperCase();
    case "trim":
      return text === text.trim();
    case "overwrite":
      return !/\s\s/.test(text);
    case "portable":
      return keepsRule(step.use.rule, text);
    default:
      return step satisfies never;
  }
}

function keepsRule(rule: PortableCheck, text: string): boolean {
  if (rule.check === "excludesWords") return !rule.words.some((word) => text.toLowerCase().includes(word));
  if (rule.check === "url" || rule.check === "base64") return text === ruleText(rule);
  return false;
}
