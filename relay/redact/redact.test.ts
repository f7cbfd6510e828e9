import fc from "fast-check";
import { expect, it } from "vitest";
import { maskText, maskValue } from "./redact.ts";

it.each([
  ["RX1 authorization", "x Authorization: Bearer abc.def, y", "x authorization: [REDACTED], y"],
  ["RX1 basic", "authorization :basic dXNlcg==; z", "authorization: [REDACTED]; z"],
  ["RX2 bearer", "use bearer abcdefgh now", "use Bearer [REDACTED] now"],
  ["RX2 too short", "use bearer abcdefg now", "use bearer abcdefg now"],
  [
    "RX3 keys",
    "sk-abcdefgh ghp_12345678 github_pat_12345678 xoxb-12345678",
    "[REDACTED] [REDACTED] [REDACTED] [REDACTED]",
  ],
  ["RX3 case", "SK-abcdefgh", "SK-abcdefgh"],
  ["RX3 word start", "risk-abcdefgh", "risk-abcdefgh"],
  ["RX4 run", "sessionId=abc, rest", "[REDACTED], rest"],
  ["RX4 quoted", `eve_session-token : "a b" and secret='c d' end`, "[REDACTED] and [REDACTED] end"],
  [
    "RX4 labels",
    "accessToken=1 refresh_token=2 continuation-token:3 api key=4 providerCredential=5 password=6 passwd=7 secret=8 credential=9",
    Array(9).fill("[REDACTED]").join(" "),
  ],
  ["RX4 no value", "the session ended", "the session ended"],
])("%s", (_name, text, masked) => {
  expect(maskText(text)).toBe(masked);
});

it("R50 walks strings at any depth and leaves keys, numbers, booleans and null", () => {
  const value = { "sessionId=abc": ["secret=1", { a: "password: x" }, 4, true, null] };
  expect(maskValue(value, value)?.value).toEqual({
    "sessionId=abc": ["[REDACTED]", { a: "[REDACTED]" }, 4, true, null],
  });
});

it("R47 R115 an id or cursor that masking would change fails the whole value", () => {
  for (const key of ["id", "cursor", "entryRef", "leaseToken", "runId", "nextCursor"]) {
    const value = { deep: [{ [key]: "sessionId=abcdefg" }] };
    expect(maskValue(value, value)).toBeNull();
  }
  expect(maskValue({ deliveryIds: ["ok", "secret=1"] }, { deliveryIds: ["ok", "secret=1"] })).toBeNull();
  expect(maskValue({ title: "secret=1" }, { title: "secret=1" })?.value).toEqual({ title: "[REDACTED]" });
});

it("R47 R74 an id or cursor that reading trimmed fails as well", () => {
  expect(maskValue({ nextCursor: "a" }, { nextCursor: " a" })).toBeNull();
  expect(maskValue({ title: "a" }, { title: " a" })?.value).toEqual({ title: "a" });
});

it("R114 terminal bytes pass through", () => {
  const frame = { encoding: "base64", data: "AAA/secret==" };
  expect(maskValue(frame, frame)?.value).toBe(frame);
});

it("R50 a second masking changes nothing more, and clean text keeps its identity", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("bearer ", "secret", "=", ":", " ", "a", "sk-", "session", "12345678", '"') }),
      (text) => {
        const masked = maskText(text);
        if (masked === text) expect(maskValue({ text }, { text })?.value).toEqual({ text });
        else expect(masked).toContain("[REDACTED]");
      },
    ),
    { seed: 42, numRuns: 2_000 },
  );
});
