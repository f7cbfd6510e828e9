import fc from "fast-check";

/** What JSON never gives: a key from a getter on a prototype. */
export class Instance {
  a = "red";
  get id(): number {
    return 1;
  }
}

/** Values that no schema author thinks of. */
export const junk: readonly (() => unknown)[] = [
  ...[
    undefined,
    null,
    true,
    0,
    -0,
    1,
    1.5,
    Number.NaN,
    Infinity,
    -Infinity,
    2 ** 53,
    -(2 ** 60),
    5e9,
    1e39,
    -1e39,
    2.03,
    0.3,
  ].map((value) => () => value),
  ...[
    "",
    "a",
    "red",
    "Red ",
    " bl  ue",
    "🎈",
    "🎈🎈",
    "\ud800",
    "1",
    "a\n",
    "TWFu",
    "TQ==",
    "TR==",
    "http://localhost/",
    " https://a.b/\n",
    "::1",
    "1.2.3.4",
  ].map((value) => () => value),
  () => [],
  () => ({}),
  () => [undefined],
  () => ["a", "a"],
  () => new Array(2),
  () => ({ length: 0 }),
  () => ({ length: 9 }),
  () => ({ length: "x" }),
  () => new Date(0),
  () => new Map([["a", 1]]),
  () => () => 1,
  () => 10n,
  () => Symbol("s"),
  () => new Instance(),
  () => Object.create(null),
  () => Object.create({ a: "red", zzz: 1 }),
  () => JSON.parse('{"__proto__":{"a":1},"a":"red"}'),
  () => ({ [Symbol("k")]: 1 }),
  () => ({ a: "red", constructor: 5 }),
  () => Object.defineProperty({ b: 1 }, "a", { value: "a", enumerable: false }),
  () => [[[]]],
  () => ({ a: { a: { a: {} } } }),
  () => new Boolean(true),
  () => new String("red"),
  () => ({
    get a() {
      return "red";
    },
  }),
];

export const anyJunk = fc.constantFrom(...junk).map((make) => make());
