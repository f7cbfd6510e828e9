import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalLength } from "./canonical-length.ts";
import { encodeCanonical } from "./canonical.ts";

const seed = 20_261_130;
const text = (value: unknown) => new TextDecoder().decode(encodeCanonical(value));

describe("P98 canonical encoding", () => {
  // RFC 8785, appendix B: IEEE 754 bits and their text.
  it.each<[string, string]>([
    ["0000000000000000", "0"],
    ["8000000000000000", "0"],
    ["0000000000000001", "5e-324"],
    ["8000000000000001", "-5e-324"],
    ["7fefffffffffffff", "1.7976931348623157e+308"],
    ["ffefffffffffffff", "-1.7976931348623157e+308"],
    ["4340000000000000", "9007199254740992"],
    ["c340000000000000", "-9007199254740992"],
    ["4430000000000000", "295147905179352830000"],
    ["44b52d02c7e14af5", "9.999999999999997e+22"],
    ["44b52d02c7e14af6", "1e+23"],
    ["44b52d02c7e14af7", "1.0000000000000001e+23"],
    ["444b1ae4d6e2ef4e", "999999999999999700000"],
    ["444b1ae4d6e2ef4f", "999999999999999900000"],
    ["444b1ae4d6e2ef50", "1e+21"],
    ["3eb0c6f7a0b5ed8c", "9.999999999999997e-7"],
    ["3eb0c6f7a0b5ed8d", "0.000001"],
    ["41b3de4355555553", "333333333.3333332"],
    ["41b3de4355555554", "333333333.33333325"],
    ["41b3de4355555555", "333333333.3333333"],
    ["41b3de4355555556", "333333333.3333334"],
    ["41b3de4355555557", "333333333.33333343"],
    ["becbf647612f3696", "-0.0000033333333333333333"],
    ["43143ff3c1cb0959", "1424953923781206.2"],
  ])("prints the number of bits %s as %s", (bits, expected) => {
    const view = new DataView(new ArrayBuffer(8));
    view.setBigUint64(0, BigInt(`0x${bits}`));
    expect(text(view.getFloat64(0))).toBe(expected);
  });

  it("escapes and sorts as the RFC's examples do", () => {
    const value = {
      numbers: [333_333_333.333_333_3, 1e30, 4.5, 2e-3, 1e-27],
      string: "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"/",
      literals: [null, true, false],
    };
    expect(text(value)).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
    const keys = { "\u20ac": 1, "\r": 2, "\ufb33": 3, "1": 4, "\ud83d\ude00": 5, "\u0080": 6, "\u00f6": 7 };
    expect(Object.values(JSON.parse(text(keys)) as object)).toHaveLength(7);
    expect([...text(keys).matchAll(/:(\d)/g)].map(([, digit]) => digit).join("")).toBe("2467153");
  });

  it("keeps an own key __proto__ and never asks toJSON", () => {
    expect(text(JSON.parse('{"__proto__":{"b":1},"a":-0}'))).toBe('{"__proto__":{"b":1},"a":0}');
    expect(() => text({ toJSON: () => 1 })).toThrow("type function");
    expect(text({ toJSON: "kept" })).toBe('{"toJSON":"kept"}');
  });

  it.each<[string, unknown]>([
    ["undefined", { a: undefined }],
    ["a hole", new Array<number>(1)],
    ["a date", new Date(0)],
    ["a map", new Map()],
    ["a boxed number", Object(1)],
    ["a bigint", 1n],
    ["a symbol", Symbol("a")],
    ["NaN", Number.NaN],
    ["infinity", [Number.POSITIVE_INFINITY]],
    ["a lone high surrogate", "a\uD800"],
    ["a lone low surrogate", "\uDC00\uD800"],
    ["a lone surrogate in a key", { "\uDFFF": 1 }],
  ])("throws for %s", (_kind, value) => {
    expect(() => encodeCanonical(value)).toThrow("no canonical form");
    expect(() => canonicalLength(value)).toThrow("no canonical form");
  });

  it("throws for a value that contains itself", () => {
    const cycle: unknown[] = [];
    cycle.push(cycle);
    expect(() => encodeCanonical(cycle)).toThrow(RangeError);
  });

  it("is JSON of the same value, the same in any order of keys, and as long as it is counted", () => {
    const escaped = fc.constantFrom("\0", "\b", "\t", "\n", "\u000B", "\f", "\r", "\u001F", '"', "\\", "/", "\u007F");
    const unit = fc.oneof(escaped, fc.string({ unit: "binary", minLength: 1, maxLength: 1 }));
    const json = fc.jsonValue({ stringUnit: unit });
    fc.assert(
      fc.property(json, (value) => {
        const bytes = encodeCanonical(value);
        expect(canonicalLength(value)).toBe(bytes.length);
        expect(JSON.stringify(JSON.parse(new TextDecoder().decode(bytes)))).toBe(
          JSON.stringify(JSON.parse(new TextDecoder().decode(encodeCanonical(reversed(value))))),
        );
        expect(encodeCanonical(reversed(value))).toEqual(bytes);
      }),
      { seed, numRuns: 300 },
    );
  });
});

function reversed(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, member]) => [key, reversed(member)]),
  );
}
