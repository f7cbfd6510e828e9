import type { StringFormat } from "../../../contract/contract.ts";
import type { JsonSchema } from "./json-schema.ts";

type FormatStep = { readonly format: StringFormat; readonly source?: string; readonly flags?: string };

interface FormatWords {
  /** Keywords that surely let through whatever Zod accepts. */
  readonly schema: JsonSchema;
  readonly says: string;
}

const words: Readonly<Record<StringFormat, FormatWords>> = {
  uuid: { schema: { format: "uuid" }, says: "A UUID of version 1 to 8, or the nil or the maximum UUID." },
  guid: { schema: { format: "uuid" }, says: "A UUID of any version." },
  email: { schema: {}, says: "An email address." },
  nanoid: { schema: {}, says: "A Nano ID." },
  cuid: { schema: {}, says: "A CUID." },
  cuid2: { schema: {}, says: "A CUID2." },
  ulid: { schema: {}, says: "A ULID." },
  xid: { schema: {}, says: "An XID." },
  ksuid: { schema: {}, says: "A KSUID." },
  emoji: { schema: {}, says: "Emoji and nothing else." },
  datetime: { schema: { format: "date-time" }, says: "A UTC time: date, `T`, time with seconds, `Z`; the day exists." },
  date: { schema: { format: "date" }, says: "A date that exists." },
  // RFC 3339 wants an offset here, which Zod refuses.
  time: { schema: {}, says: "A time of day without an offset." },
  duration: { schema: {}, says: "An ISO 8601 duration." },
  ipv4: { schema: { format: "ipv4" }, says: "An IPv4 address." },
  ipv6: { schema: {}, says: "An IPv6 address." },
  cidrv4: { schema: {}, says: "An IPv4 range." },
  cidrv6: { schema: {}, says: "An IPv6 range." },
  e164: { schema: {}, says: "A telephone number with its country code." },
  mac: { schema: {}, says: "A MAC address." },
  hostname: { schema: {}, says: "A host name." },
  hex: { schema: {}, says: "Hexadecimal digits." },
  url: { schema: {}, says: "An absolute URL." },
  base64: { schema: { contentEncoding: "base64" }, says: "Padded base64." },
  base64url: { schema: { contentEncoding: "base64url" }, says: "Unpadded base64url." },
  jwt: { schema: { contentMediaType: "application/jwt" }, says: "A JSON Web Token." },
};

/** What JSON Schema can say of a named format, and what the format asks. Zod's own patterns stay out. */
export function formatWords(step: FormatStep): FormatWords {
  if (step.format !== "datetime" || step.source === undefined) return words[step.format];
  const pattern = new RegExp(step.source, step.flags);
  const local = pattern.test("2026-01-02T03:04:05");
  const offset = pattern.test("2026-01-02T03:04:05+01:00");
  const short = pattern.test("2026-01-02T03:04Z");
  if (local || short)
    return { schema: {}, says: `A date and a time${local ? ", perhaps without a zone" : ""}; the day exists.` };
  if (offset) return { schema: { format: "date-time" }, says: "A time with `Z` or an offset; the day exists." };
  return words.datetime;
}
