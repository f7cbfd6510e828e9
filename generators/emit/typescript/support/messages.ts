import type { IssueDetail } from "./issue.ts";

/** The English words of Zod 4.6.7 for an issue about `input`. */
export function issueMessage(issue: IssueDetail, input: unknown): string {
  switch (issue.code) {
    case "invalid_type":
      return `Invalid input: expected ${issue.expected === "nan" ? "NaN" : issue.expected}, received ${typeOf(input)}`;
    case "invalid_value":
      if (issue.values.length === 1) return `Invalid input: expected ${quote(issue.values[0])}`;
      return `Invalid option: expected one of ${issue.values.map(quote).join("|")}`;
    case "too_big": {
      const bound = `${issue.exact ? "exactly " : issue.inclusive ? "<=" : "<"}${issue.maximum}`;
      return `Too big: expected ${issue.origin} to ${sized(issue.origin, bound)}`;
    }
    case "too_small": {
      const bound = `${issue.exact ? "exactly " : issue.inclusive ? ">=" : ">"}${issue.minimum}`;
      return `Too small: expected ${issue.origin} to ${sized(issue.origin, bound)}`;
    }
    case "invalid_format":
      return formatMessage(issue);
    case "not_multiple_of":
      return `Invalid number: must be a multiple of ${issue.divisor}`;
    case "unrecognized_keys":
      return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${issue.keys.map(quote).join(", ")}`;
    case "invalid_key":
      return `Invalid key in ${issue.origin}`;
    case "invalid_element":
      return `Invalid value in ${issue.origin}`;
    case "invalid_union":
      if (issue.options === undefined || issue.options.length === 0)
        return issue.inclusive === false ? "Invalid input: more than one option matched" : "Invalid input";
      return `Invalid discriminator value. Expected ${issue.options.map((option) => `'${option}'`).join(" | ")}`;
    default:
      return "Invalid input";
  }
}

const formatNames: Readonly<Record<string, string>> = {
  email: "email address",
  url: "URL",
  emoji: "emoji",
  uuid: "UUID",
  nanoid: "nanoid",
  guid: "GUID",
  cuid: "cuid",
  cuid2: "cuid2",
  ulid: "ULID",
  xid: "XID",
  ksuid: "KSUID",
  datetime: "ISO datetime",
  date: "ISO date",
  time: "ISO time",
  duration: "ISO duration",
  ipv4: "IPv4 address",
  ipv6: "IPv6 address",
  mac: "MAC address",
  cidrv4: "IPv4 range",
  cidrv6: "IPv6 range",
  base64: "base64-encoded string",
  base64url: "base64url-encoded string",
  e164: "E.164 number",
  jwt: "JWT",
  uuidv4: "UUIDv4",
  uuidv6: "UUIDv6",
  json_string: "JSON string",
  currency_code: "currency code",
  credit_card: "credit card number",
  iban: "IBAN",
  template_literal: "input",
};

function formatMessage(issue: IssueDetail & { code: "invalid_format" }): string {
  if (issue.format === "starts_with") return `Invalid string: must start with "${issue.prefix}"`;
  if (issue.format === "ends_with") return `Invalid string: must end with "${issue.suffix}"`;
  if (issue.format === "includes") return `Invalid string: must include "${issue.includes}"`;
  if (issue.format === "regex") return `Invalid string: must match pattern ${issue.pattern}`;
  return `Invalid ${formatNames[issue.format] ?? issue.format}`;
}

function sized(origin: string, bound: string): string {
  if (origin === "string") return `have ${bound} characters`;
  const unit = units[origin];
  return unit === undefined ? `be ${bound}` : `have ${bound} ${unit}`;
}

const units: Readonly<Record<string, string>> = { array: "items", set: "items", map: "entries", file: "bytes" };

function quote(value: unknown): string {
  if (typeof value === "bigint") return `${value}n`;
  return typeof value === "string" ? `"${value}"` : String(value);
}

/** The word for the value's type; a class instance is named by its class. */
function typeOf(value: unknown): string {
  if (typeof value === "number") return Number.isFinite(value) ? "number" : String(value);
  if (typeof value !== "object") return typeof value;
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (Object.getPrototypeOf(value) === Object.prototype) return "object";
  const constructor = "constructor" in value ? value.constructor : undefined;
  return constructor ? constructor.name : "object";
}
