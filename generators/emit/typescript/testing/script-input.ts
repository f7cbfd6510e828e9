import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { AnyNode, ScriptCheck, ScriptNode, ScriptPrimitive } from "../../../contract/contract.ts";
import { textFor } from "./input-arbitrary.ts";
import { anyJunk } from "./junk.ts";

const specials = { undefined, NaN: Number.NaN, Infinity, "-Infinity": -Infinity, "-0": -0 };

/** The value that data of the contract stands for. */
export function primitiveOf(value: ScriptPrimitive): unknown {
  if (typeof value !== "object" || value === null) return value;
  return "bigint" in value ? BigInt(value.bigint) : specials[value.special];
}

const dates = fc.constantFrom(-1, 0, 1, 1000, 86_400_000, Number.NaN).map((time) => new Date(time));
const bigints = fc.constantFrom(
  -1n,
  0n,
  1n,
  2n,
  3n,
  10n,
  2n ** 63n,
  2n ** 63n - 1n,
  -(2n ** 63n),
  -(2n ** 63n) - 1n,
  2n ** 64n,
);
const coercible = fc.constantFrom<unknown>("1", "", " 7 ", "x", "1.5", true, null, 1, 0, 3n, "2020-01-01", [], [5], {});
const symbol = Symbol("s");

/** Inputs around what a node for TypeScript alone accepts. */
export function scriptInput(node: ScriptNode, below: (inner: AnyNode) => Arbitrary<unknown>): Arbitrary<unknown> {
  switch (node.kind) {
    case "date":
      return dates;
    case "bigint":
      return bigints;
    case "symbol":
      return fc.constant(symbol);
    case "undefined":
    case "void":
      return fc.constant(undefined);
    case "nan":
      return fc.constant(Number.NaN);
    case "file":
      return fc
        .constantFrom(["", "text/plain"], ["abc", "text/plain"], ["abcdef", "image/png"])
        .map(([text = "", type = ""]) => new File([text], "f", { type }));
    case "custom":
    case "transform":
      return fc.oneof(anyJunk, fc.constantFrom("red", "a", 1, 2, "12"));
    case "values":
      return fc.oneof(fc.constantFrom(...node.values.map(primitiveOf)), fc.constantFrom(0, "green"));
    case "map": {
      const entry = fc.tuple(below(node.key), below(node.value));
      return fc.array(entry, { maxLength: 4 }).map((entries) => new Map(entries));
    }
    case "set":
      return fc.array(below(node.value), { maxLength: 4 }).map((entries) => new Set(entries));
    case "intersection":
      return fc.oneof(
        below(node.left),
        below(node.right),
        fc.tuple(below(node.left), below(node.right)).map(([left, right]) => mixed(left, right)),
      );
    case "xor":
    case "tagged":
      return fc.oneof(...node.options.map(below));
    case "keyed": {
      const names = fc.oneof(
        fc.constantFrom("a", "red", "1", "-2.5", "10", "x", "__proto__", " a ", "A"),
        below(node.key).filter((key) => typeof key === "string" || typeof key === "number"),
      );
      const listed = node.keys === null ? [] : node.keys.map(String);
      return fc
        .tuple(
          fc.array(names, { maxLength: 3 }),
          fc.subarray(listed),
          fc.array(below(node.value), { minLength: 9, maxLength: 9 }),
        )
        .map(([some, own, values]) => recordOf([...own, ...some.map(String)], values));
    }
    case "heldDefault":
      return fc.option(below(node.inner), { nil: undefined, freq: 4 });
    case "pipe":
      return node.decode !== undefined && "truthy" in node.decode
        ? fc.constantFrom("true", "YES", "no", "0", "N", "maybe", "yes")
        : below(node.before);
    case "coerce":
      return fc.oneof(coercible, below(node.inner));
    case "template":
      return fc.oneof(
        textFor([{ step: "pattern", source: node.source, flags: "" }]),
        fc.constantFrom("a1", "a-1px", ""),
      );
    case "catch":
    case "success":
      return below(node.inner);
    case "checked":
      return fc.oneof(
        { weight: 2, arbitrary: below(node.inner) },
        ...node.checks.flatMap((check) => aimedAt(check)).map((arbitrary) => ({ weight: 1, arbitrary })),
      );
  }
}

/** Inputs that a check has something to say about. */
function aimedAt(check: ScriptCheck): readonly Arbitrary<unknown>[] {
  switch (check.check) {
    case "text":
      return [textFor([check.step])];
    case "pattern":
      return [textFor([{ step: "pattern", source: check.source, flags: check.flags.replace(/[gyv]/g, "") }])];
    case "checksum":
      return [
        fc.constantFrom(
          "4111 1111 1111 1111",
          "4111111111111112",
          "5500-0000-0000-0004",
          "GB82WEST12345698765432",
          "GB82WEST12345698765433",
          "DE89370400440532013000",
        ),
      ];
    case "jwt":
      return [fc.constantFrom("eyJhbGciOiJIUzI1NiJ9.e30.x", "eyJhbGciOiJSUzI1NiJ9.e30.x", "a.b.c")];
    case "url":
      return [
        fc.constantFrom(
          "https://example.com/a?b",
          " HTTP://EXAMPLE.com:80/ ",
          "http:example.com",
          "https:/path",
          "ftp://example.com",
          "https://exa\nmple.com",
          "https://other.org",
          "nope",
        ),
      ];
    case "slugify":
    case "normalize":
      return [fc.constantFrom("Hello World", " \u212b\u1e9b\u0323 ", "--a__b  c--", "é")];
    default:
      return [];
  }
}

function mixed(left: unknown, right: unknown): unknown {
  const isPlain = (value: unknown): value is object =>
    typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
  return isPlain(left) && isPlain(right) ? { ...left, ...right } : left;
}

function recordOf(names: readonly string[], values: readonly unknown[]): unknown {
  const object = {};
  for (const [i, name] of names.entries())
    Object.defineProperty(object, name, { value: values[i], enumerable: true, writable: true, configurable: true });
  return object;
}
