import fc from "fast-check";
import type { Contract, Node, TypeId } from "../../generators/contract/contract.ts";
import { contractOf } from "../../generators/emit/typescript/testing/contract-of.ts";
import { inputArbitrary } from "../../generators/emit/typescript/testing/input-arbitrary.ts";
import { zodOf } from "../../generators/emit/typescript/testing/zod-of.ts";

/** Values around what a node accepts, place by place: each wrong kind, each bound and its neighbours, each key gone. */
export function systematicInputs(node: Node): readonly unknown[] {
  return [...new Set([...variantsOf(node), ...junk])];
}

class Instance {
  a = 1;
  b = "a";
}

const junk: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -0,
  1.5,
  NaN,
  Infinity,
  "",
  "a",
  "1",
  1n,
  Symbol("junk"),
  [],
  [undefined],
  {},
  { length: 1 },
  { a: 1, toString: null },
  { [Symbol("key")]: 1 },
  () => "junk",
  new Date(0),
  new Instance(),
  Object.create(null),
  Object.create({ inherited: 1 }),
];

function variantsOf(node: Node): readonly unknown[] {
  switch (node.kind) {
    case "string": {
      const bounds = node.steps.flatMap((step) =>
        "value" in step && typeof step.value === "number" ? [step.value] : [],
      );
      const sized = bounds.flatMap((bound) =>
        around(bound).flatMap((n) => ["a".repeat(n), "🎈".repeat(n), ` ${"a".repeat(n)}`, halves(n)]),
      );
      const parts = node.steps.flatMap((step) =>
        "value" in step && typeof step.value === "string" ? [step.value] : [],
      );
      const [start = "", end = "", middle = ""] = parts;
      const joined = [start + middle + end, middle + end, start + middle, start + end];
      const words = [
        "red",
        "RED b",
        "red blue",
        "   a   ",
        "example.com",
        "a.b",
        "aaaaaaaaaa",
        "123e4567-e89b-12d3-a456-426614174000",
        "-a",
        "YQ==",
        "YQ=",
        " http://a ",
      ];
      return [...sampled(node, 60), ...sized, ...joined, ...words];
    }
    case "number": {
      const bounds = node.steps.flatMap(({ value }) => [
        value,
        value - 1,
        value + 1,
        value * 2,
        value + 1e-9,
        value - 1e-9,
        // On both sides of the tolerance of a multiple, which is that of 1 where the quotient is less.
        value * (1 + 6 * Number.EPSILON),
        value * 3 * Number.EPSILON,
      ]);
      const ranges = [2 ** 31, 2 ** 32, 2 ** 53, 3.4028234663852886e38].flatMap((n) => [
        n,
        -n,
        n - 1,
        -n - 1,
        n * 2,
        -n * 2,
      ]);
      return [...sampled(node, 20), ...bounds, ...ranges, 0.5, -1];
    }
    case "literal":
    case "enum":
      return [...node.values, ...node.values.map(String)];
    case "object":
      return objectVariants(node);
    case "array":
      return arrayVariants(node);
    case "tuple":
      return tupleVariants(node.items, node.rest);
    case "record":
      return recordVariants(node);
    case "union":
      return node.options.flatMap(variantsOf);
    case "discriminated": {
      const tagged = node.options.flatMap((option) => variantsOf(option.node));
      const [some] = tagged.filter((each) => typeof each === "object" && each !== null && !Array.isArray(each));
      return [...tagged, ...junk.map((tag) => ({ ...(some as object), [node.discriminator]: tag }))];
    }
    default:
      return "inner" in node ? [...variantsOf(node.inner), undefined, null] : sampled(node, 20);
  }
}

/** As many code points, each half of a surrogate pair without its other half among them. */
function halves(n: number): string {
  return `\ud800${"a\udc00".repeat(n)}`.slice(0, n);
}

function objectVariants(node: Node & { kind: "object" }): readonly unknown[] {
  const properties = node.properties.filter(({ key }) => key !== "__proto__");
  const full = Object.fromEntries(properties.map(({ key, node: own }) => [key, validOf(own)]));
  const least = Object.fromEntries(
    Object.entries(full).filter(([key]) => !properties.find((each) => each.key === key)?.optionalIn),
  );
  const placed = properties.flatMap(({ key, node: own }) => {
    const { [key]: _, ...without } = full;
    const values = [...new Set([...variantsOf(own), ...junk])];
    return [
      without,
      { ...without, other: full[key] },
      Object.assign(Object.create({ [key]: full[key] }) as object, without),
      ...values.flatMap((value) => [
        { ...full, [key]: value },
        { ...least, [key]: value },
      ]),
    ];
  });
  const other = typeof node.unknownKeys === "string" ? [1] : [...variantsOf(node.unknownKeys), ...junk];
  const more = other.flatMap((value) => [
    { ...full, other: value },
    { ...least, other: value, "other-two": value },
  ]);
  return [full, least, ...placed, ...more, ...otherHolders(full), ...hostile(full)];
}

/** The same members in what is no plain object. */
function otherHolders(members: object): readonly unknown[] {
  return [
    Object.assign([], members),
    Object.assign(() => "function", members),
    Object.assign(new Instance(), members),
    Object.assign(Object.create(null) as object, members),
    Object.assign(Object.create({ inherited: 1 }) as object, members),
    Object.assign(Object.create(null) as object, members, { constructor: 1 }),
    { ...members, constructor: Instance },
    { ...members, constructor: () => "no prototype" },
    Object.defineProperty({ ...members }, Symbol("hidden"), { value: 1 }),
    { ...members, [Symbol("key")]: 1 },
  ];
}

/** With an own key that no copy may take for the prototype, valid and not. */
function hostile(members: object): readonly unknown[] {
  return [1, "a", { a: "a" }].flatMap((value) =>
    [members, { ...members, [Object.keys(members)[0] ?? "a"]: Symbol("wrong") }].map((each) =>
      Object.defineProperty({ ...each }, "__proto__", { value, enumerable: true, configurable: true, writable: true }),
    ),
  );
}

function arrayVariants(node: Node & { kind: "array" }): readonly unknown[] {
  const valid = validOf(node.element);
  const bounds = node.steps.map((step) => step.value);
  const least = Math.max(0, ...node.steps.filter((step) => step.step !== "maxLength").map((step) => step.value));
  const filled = (n: number): unknown[] => Array.from({ length: n }, () => valid);
  const sized = bounds.flatMap(around);
  const placed = [...variantsOf(node.element), ...junk].flatMap((value) => [
    [value, ...filled(least - 1 < 0 ? 0 : least - 1)],
    [...filled(least), value],
  ]);
  const wrong = sized.flatMap((n) => [
    Array.from({ length: n }, () => Symbol("wrong")),
    "a".repeat(n),
    "🎈".repeat(n),
    { length: n },
  ]);
  return [
    filled(least),
    [],
    filled(2),
    filled(3),
    ...sized.map(filled),
    ...placed,
    ...wrong,
    { 0: valid, length: 1 },
    { length: "2" },
  ];
}

function tupleVariants(items: readonly Node[], rest: Node | null): readonly unknown[] {
  const full = items.map(validOf);
  const placed = items.flatMap((item, i) => [...variantsOf(item), ...junk].map((value) => full.with(i, value)));
  const shorter = full.map((_, i) => full.slice(0, i));
  const more = rest === null ? [1] : [...variantsOf(rest), ...junk];
  return [
    full,
    ...placed,
    ...shorter,
    ...more.flatMap((value) => [
      [...full, value],
      [...full, validOf(rest ?? { kind: "null" }), value],
    ]),
    { ...full, length: full.length },
  ];
}

function recordVariants(node: Node & { kind: "record" }): readonly unknown[] {
  const keys = [
    ...new Set(
      [...variantsOf(node.key), "", "1", "1e0", "-1.5", "__proto__", "constructor"].filter(
        (key) => typeof key === "string",
      ),
    ),
  ];
  const value = validOf(node.value);
  const [first = validOf(node.key)] = keys;
  const key = String(first);
  const valid = Object.fromEntries(
    (node.mode === "exhaustive" ? keys : [validOf(node.key) ?? key]).map((each) => [each, value]),
  );
  const placed = [...variantsOf(node.value), ...junk].map((each) => ({ ...valid, [key]: each }));
  const single = keys.flatMap((each) => [
    JSON.parse(`{${JSON.stringify(each)}:null}`) as unknown,
    { [each]: value },
    { ...valid, [each]: value },
  ]);
  return [
    valid,
    {},
    ...single,
    ...placed,
    ...otherHolders(valid),
    ...hostile(valid),
    Object.fromEntries(keys.map((each) => [each, value])),
  ];
}

function around(bound: number): readonly number[] {
  return [bound - 1, bound, bound + 1, 2 * bound, 2 * bound + 1].filter((n) => n >= 0 && n < 2000);
}

function sampled(node: Node, count: number): readonly unknown[] {
  return fc.sample(inputArbitrary(node, contractOf({ Own: node })), { seed: 1, numRuns: count });
}

const valids = new WeakMap<Node, { readonly value: unknown }>();

/** A value that the node accepts, where one is found. */
function validOf(node: Node): unknown {
  const known = valids.get(node);
  if (known !== undefined) return known.value;
  const contract: Contract = contractOf({ Own: node });
  const schema = zodOf(contract)("test.Own" as TypeId);
  const accepts = (value: unknown): boolean => {
    try {
      return schema.safeParse(value).success;
    } catch {
      return false;
    }
  };
  const all = [...variantsOf(node), ...sampled(node, 300)];
  // A value that is there says more than undefined.
  const value = all.find((each) => each !== undefined && each !== null && accepts(each)) ?? all.find(accepts);
  valids.set(node, { value });
  return value;
}
