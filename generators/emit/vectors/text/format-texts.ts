import type { StringFormat } from "../../../contract/contract.ts";
import { URL_TEXTS } from "./url-texts.ts";

const UUID = "123e4567-e89b-42d3-a456-426614174000";

/** Texts that each format takes, and texts that come close. Zod says which are which. */
const FORMAT_TEXTS: Readonly<Record<StringFormat, readonly string[]>> = {
  uuid: [
    UUID, UUID.toUpperCase(), "00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff",
    "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF", "123e4567-e89b-82d3-b456-426614174000", "123e4567-e89b-92d3-a456-426614174000",
    "123e4567-e89b-02d3-a456-426614174000", "123e4567-e89b-42d3-c456-426614174000", "123e4567-e89b-42d3-7456-426614174000",
    `{${UUID}}`, `urn:uuid:${UUID}`, UUID.replaceAll("-", ""), `${UUID}0`, "123e4567-e89b-42d3-a456-42661417400g", `${UUID}\n`,
  ],
  guid: [UUID, UUID.toUpperCase(), "123e4567-e89b-92d3-c456-426614174000", "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF", `{${UUID}}`, `${UUID}0`],
  email: [
    "a@b.co", "first.last+tag@sub.example.org", "o'neil@example.com", "a@b.c", "a@b", "a..b@example.com", ".a@example.com",
    "a.@example.com", "a@-b.com", "a@b-.com", "a@b..com", "a@b.com.", "a@[127.0.0.1]", "\"a b\"@example.com", "a@b.c0m", "a@exämple.com",
    "é@example.com", " a@b.co", "a@b.co ", "a@@b.co", "@b.co", "A_B-C@D.EF",
  ],
  nanoid: ["V1StGXR8_Z5jdHi6B-myT", "V1StGXR8_Z5jdHi6B-my", "V1StGXR8_Z5jdHi6B-myTx", "V1StGXR8_Z5jdHi6B.myT"],
  cuid: ["cjld2cjxh0000qzrmn831i7rn", "Cabcdef", "cabcde", "djld2cjxh0000qzrmn831i7rn", "cABCDEFG"],
  cuid2: ["tz4a98xxat96iws9zmbrgj3a", "a", "0", "", "Tz4a98xxat96iws9zmbrgj3a", "tz4a-98"],
  ulid: ["01ARZ3NDEKTSV4RRFFQ69G5FAV", "01arz3ndektsv4rrffq69g5fav", "81ARZ3NDEKTSV4RRFFQ69G5FAV", "01ARZ3NDEKTSV4RRFFQ69G5FA", "01ARZ3NDEKTSV4RRFFQ69G5FAI"],
  xid: ["9m4e2mr0ui3e8a215n4g", "9M4E2MR0UI3E8A215N4G", "9m4e2mr0ui3e8a215n4w", "9m4e2mr0ui3e8a215n4"],
  ksuid: ["0ujsswThIGTUYm2K8FjOOfXtY1K", "0ujsswThIGTUYm2K8FjOOfXtY1", "0ujsswThIGTUYm2K8FjOOfXtY1-"],
  emoji: ["😀", "👩‍👩‍👧", "🇩🇪", "1️⃣", "❤️", "☺", "©", "1", "#", "", "😀a", "a", "👍🏽"],
  datetime: [
    "2026-01-02T03:04:05Z", "2026-01-02T03:04:05.6Z", "2026-01-02T03:04:05.123456789Z", "2024-02-29T00:00:00Z", "2000-02-29T23:59:59.999Z",
    "0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "2026-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2026-02-30T00:00:00Z", "2026-04-31T00:00:00Z",
    "2026-13-01T00:00:00Z", "2026-00-10T00:00:00Z", "2026-01-00T00:00:00Z", "2026-01-02T24:00:00Z", "2026-01-02T23:60:00Z", "2026-01-02T23:59:60Z",
    "2026-01-02T03:04Z", "2026-01-02T03:04:05", "2026-01-02T03:04:05.Z", "2026-01-02T03:04:05,6Z", "2026-01-02t03:04:05Z", "2026-01-02T03:04:05z",
    "2026-01-02 03:04:05Z", "2026-01-02T03:04:05+00:00", "2026-01-02T03:04:05-0500", "2026-01-02T03:04:05+24:00", "20260102T030405Z", "+002026-01-02T03:04:05Z",
    "2026-1-2T03:04:05Z", "2026-01-02", "2026-01-02T03:04:05Z\n", " 2026-01-02T03:04:05Z", "٢٠٢٦-01-02T03:04:05Z",
  ],
  date: ["2026-01-02", "2024-02-29", "2023-02-29", "2026-13-01", "2026-1-2", "2026-01-02T00:00:00Z", "0000-01-01", "20260102", "2026-06-31"],
  time: ["03:04:05", "03:04", "23:59:59.999", "24:00:00", "03:60", "03:04:60", "3:04", "03:04:05.", "03:04:05Z"],
  duration: ["P1D", "PT1H", "P1Y2M3DT4H5M6S", "P2W", "PT0.5S", "PT1,5S", "P", "PT", "P1W2D", "P1S", "-P1D", "P1DT", "p1d", "PT1.5H"],
  ipv4: ["0.0.0.0", "127.0.0.1", "255.255.255.255", "256.0.0.1", "1.2.3", "1.2.3.4.5", "01.2.3.4", "1.2.3.4 ", "0x7f.0.0.1", "127.1", ""],
  cidrv4: ["10.0.0.0/8", "0.0.0.0/0", "1.2.3.4/32", "1.2.3.4/33", "1.2.3.4", "1.2.3.4/08", "1.2.3.4/-1"],
  ipv6: [
    "::", "::1", "2001:db8::8a2e:370:7334", "2001:0db8:0000:0000:0000:ff00:0042:8329", "1:2:3:4:5:6:7:8", "fe80::1%eth0", "::ffff:192.0.2.1", "::ffff:c000:201",
    "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1::2::3", ":::", "12345::", "g::1", "[::1]", "1:2:3:4:5:6:7::", "ABCD:EF01:2345:6789:ABCD:EF01:2345:6789", " ::1", "",
  ],
  cidrv6: ["::/0", "2001:db8::/32", "::1/128", "::1/129", "::1", "::1/", "::1/08", "1.2.3.4/8"],
  e164: ["+1234567", "+123456789012345", "+1234567890123456", "+123456", "1234567", "+0234567", "+12 34567"],
  mac: ["00:1a:2b:3c:4d:5e", "00:1A:2B:3C:4D:5E", "00:1a:2B:3c:4d:5e", "00-1a-2b-3c-4d-5e", "00:1a:2b:3c:4d", "001a.2b3c.4d5e"],
  hostname: ["localhost", "a.b.example", "example.com.", "-a.example", "a-.example", "a..b", "", "a_b", "1.2.3.4", "a".repeat(63), "a".repeat(64), "exämple.com"],
  hex: ["", "0", "deadBEEF", "0x1f", "xyz", "ab cd"],
  url: URL_TEXTS,
  base64: ["", "YQ==", "YWI=", "YWJj", "YR==", "YQ=", "YQ", "Y", "Y===", "YW Jj", "YWJj\n", "-_-_", "+/+/", "====", "YQ==YQ==", "ÿ==="],
  base64url: ["", "YQ", "YWI", "YWJj", "Y", "YQ==", "-_-_", "+/+/", "YW-j", "YR"],
  jwt: [
    "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIn0.c2ln", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln", "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30",
    "eyJ0eXAiOiJKV1QifQ.e30.x", "a.b.c", "", "..", "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXRSJ9.e30.x",
  ],
};

export function textsOfFormat(format: StringFormat): readonly string[] {
  return FORMAT_TEXTS[format];
}
