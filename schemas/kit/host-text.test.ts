import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalHostOf } from "./host-text.ts";
import { decodesAsPunycode } from "./punycode.ts";

const seed = 20_261_130;

describe("normalHostOf", () => {
  it.each([
    ["EXAMPLE.local", "example.local"],
    ["İ.Example", "İ.example"],
    ["fd00:0:0:0:0:0:0:1", "fd00::1"],
    ["::ffff:127.0.0.1", "::ffff:7f00:1"],
    ["1:0:0:2:0:0:0:3", "1:0:0:2::3"],
    ["1:0:0:2:3:0:0:4", "1::2:3:0:0:4"],
    ["1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"],
    ["0:0:0:0:0:0:0:0", "::"],
    ["00AB::", "ab::"],
  ])("writes %s as %s", (text, normal) => {
    expect(normalHostOf(text)).toBe(normal);
  });

  it.each([
    "A:B",
    "1::2::3",
    "1:2:3",
    ":",
    "FE80::1%eth0",
    "12345::",
    "::1.2.3.256",
    "::1.2.3.4.",
    "0::0.0.0.0:0:1",
    "1.2.3.4::",
    "[::1]",
  ])("leaves %s, which is no address, as it is", (text) => {
    expect(normalHostOf(text)).toBe(text);
  });

  it("writes every IPv6 address as the URL parser does, and knows the same ones", () => {
    const group = fc.oneof(
      fc.constantFrom("0", "0000", "", "1", "F00d", "00a", "12345", "g"),
      fc.integer({ min: 0, max: 0xffff }).map((each) => each.toString(16)),
      fc.tuple(...[0, 1, 2, 3].map(() => fc.integer({ min: 0, max: 300 }))).map((each) => each.join(".")),
    );
    const spelling = fc.array(group, { minLength: 2, maxLength: 10 }).map((groups) => groups.join(":"));
    fc.assert(
      fc.property(spelling, (text) => {
        const canonical = hostnameOf(text);
        expect(normalHostOf(text)).toBe(canonical ?? text);
      }),
      { seed, numRuns: 5_000 },
    );
  });

  function hostnameOf(address: string): string | undefined {
    try {
      return new URL(`http://[${address}]`).hostname.slice(1, -1);
    } catch {
      return undefined;
    }
  }
});

describe("decodesAsPunycode", () => {
  it.each([
    "bcher-kva",
    "mgbh0fb",
    "ihqwcrb4cv8a8dqg056pqjye",
    "abc-",
    "a-",
    "egbpdaj6bu4bxfgehfvwxn",
    "n3h",
    "hb9b",
    "0y0c",
  ])("takes %s", (rest) => {
    expect(decodesAsPunycode(rest)).toBe(true);
  });

  it.each([
    ["", "nothing"],
    ["-", "a hyphen in front is a digit, and no valid one"],
    ["-kva", "the same"],
    ["bcher-KVA", "digits are lower case"],
    ["bcher-kv_", "no digit"],
    ["bcher-kv", "a number that ends early"],
    ["bücher-kva", "a basic part beyond ASCII"],
    ["ib9b", "the first surrogate"],
    ["zy0c", "the last surrogate"],
    ["99999999", "beyond 2^31-1"],
    ["zzzzzzzz", "beyond U+10FFFF"],
  ])("refuses %j: %s", (rest) => {
    expect(decodesAsPunycode(rest)).toBe(false);
  });
});
