import { describe, expect, it } from "vitest";
import { z } from "zod";
import { additiveEnum, atLeastOne, safeParseProtocolResponse, uniqueItems } from "../../../schemas/kit/kit.ts";
import { buildContract, loadedFromModules } from "../../contract/build/build.ts";
import { loadModule } from "./testing/compile-modules.ts";

type Outcome = { success: boolean; data?: unknown; error?: { issues: unknown } | undefined };
type Reader = (value: unknown) => Outcome;

const strict = z.strictObject;
const K = additiveEnum(["k"]);
const Item = strict({ id: z.string(), kind: additiveEnum(["red", "blue"]) });
const Box = strict({ v: z.literal(1), items: z.array(Item).max(3), tag: z.enum(["a", "b"]) });
const A = strict({ a: z.number(), in: strict({}).optional() });
const B = strict({ b: z.number() });
const OnlyA = strict({ a: z.number() });
const OnlyB = strict({ b: z.number() });
const OnlyK = strict({ k: K });
const Short = strict({ k: z.string().max(0) });
const numbers = z.union([OnlyA, OnlyB]);
const kOrNumber = z.array(z.union([OnlyK, OnlyB]));
const Tagged = z.discriminatedUnion("kind", [
  strict({ kind: z.literal("x"), n: z.number() }),
  strict({ kind: z.literal("y") }),
]);
const Wanting = strict({ a: z.string(), b: z.string() }).check(atLeastOne(["a", "b"]));

const schemas = {
  ASchema: A,
  BSchema: B,
  OnlyASchema: OnlyA,
  OnlyBSchema: OnlyB,
  OnlyKSchema: OnlyK,
  ShortSchema: Short,
  BoxSchema: Box,
  ItemsSchema: z.array(Item),
  ItemSchema: Item,
  NumbersSchema: numbers,
  KOrNumberSchema: kOrNumber,
  KOrShortSchema: z.array(z.union([OnlyK, Short])),
  WantingSchema: Wanting,
  WantingItemsSchema: z.array(strict({ k: K, a: z.string(), b: z.string() }).check(atLeastOne(["a", "b"]))),
  UniqueSchema: z.array(K).check(uniqueItems()),
  One1Schema: z.array(K).length(1),
  Two2Schema: z.array(K).length(2),
  PartialSchema: z.partialRecord(z.enum(["a"]), z.number()),
  FullSchema: z.record(z.enum(["a", "b"]), z.number()),
  PlainSchema: strict({ a: z.number() }),
  RecordsSchema: z.array(z.record(z.string(), K)),
  RecordSchema: z.record(z.string(), K),
  NestedUnionSchema: strict({ u: z.union([z.union([A, B]), z.number()]) }),
  TaggedSchema: Tagged,
  NamedSchema: z.record(z.string(), strict({ id: z.string() })),
  CatchallSchema: strict({ in: z.object({ id: z.string() }).catchall(z.number()) }),
  LooseSchema: strict({ drop: z.object({}), keep: z.looseObject({}) }),
  TupleSchema: z.tuple([z.number(), strict({ id: z.string() })]),
  ATupleSchema: z.tuple([K, z.number()]),
  WrappedSchema: strict({ in: strict({ id: z.string() }).nullable().optional() }),
  OpaqueSchema: strict({ id: z.string(), opaque: z.unknown() }),
  GroupsSchema: strict({ groups: z.array(strict({ fields: z.array(Item) })) }),
  PartsSchema: strict({ parts: z.array(strict({ access: strict({ people: K }) })) }),
  KeyedSchema: z.array(z.record(K, z.number())),
  NonEmptySchema: strict({ kinds: z.array(K).min(1) }),
  AliasSchema: strict({ x: strict({ id: z.string() }), y: z.looseObject({ id: z.string() }) }),
  DefaultsSchema: strict({ id: z.string(), kind: z.string().default("plain") }),
  NestedSchema: strict({ in: strict({ list: z.array(strict({ id: z.string() })) }) }),
};

const { contract, diagnostics } = buildContract(loadedFromModules({ test: { types: schemas } }));
const module = await loadModule(contract, "test/types");

function reader(name: string): Reader {
  const found = module[`read${name}`];
  if (typeof found !== "function") throw new Error(`no reader for ${name}`);
  return found as Reader;
}

/** The reading of a value, compared first with the reading by the schema itself. */
function read(name: string, value: unknown): unknown {
  const before = structuredCloneable(value) ? structuredClone(value) : undefined;
  const actual = reader(name)(value);
  const expected: Outcome = safeParseProtocolResponse(schemas[`${name}Schema` as keyof typeof schemas], value);
  expect(outcome(actual)).toEqual(outcome(expected));
  if (before !== undefined) expect(value).toEqual(before);
  return actual.success ? actual.data : fail;
}

const fail = "refused";

function outcome(result: Outcome): unknown {
  return result.success ? { data: result.data } : { issues: result.error?.issues };
}

function structuredCloneable(value: unknown): boolean {
  return JSON.stringify(value).length < 10_000;
}

it("every schema of these tests is generated", () => {
  expect(diagnostics.filter((each) => each.severity === "error")).toEqual([]);
});

const red = { id: "1", kind: "red" };
const green = { id: "2", kind: "green" };
const box = { v: 1, items: [red], tag: "a" };

describe("the worked vectors", () => {
  it.each<[string, string, unknown, unknown]>([
    ["RD4 an unknown key", "Box", { ...box, new: true }, box],
    ["A12 an unknown key beside a dropped item", "Box", { ...box, items: [{ ...red, x: 0 }, green] }, box],
    ["RD10 a plain enum", "Box", { v: 1, items: [green], tag: "c" }, fail],
    ["RD10 a version", "Box", { v: 2, items: [], tag: "a", new: 1 }, fail],
    ["A13 a wrong type in the dropped item", "Box", { v: 1, items: [{ id: 2, kind: "green" }], tag: "a" }, fail],
    ["A8 no text where an additive enum stands", "Box", { v: 1, items: [{ id: "1", kind: 7 }], tag: "a" }, fail],
    ["A11 one item too many", "Box", { v: 1, items: [red, red, red, green], tag: "a" }, fail],
    [
      "A3 a list at the root",
      "Items",
      [
        { id: "1", kind: "green" },
        { id: "2", kind: "blue" },
      ],
      [{ id: "2", kind: "blue" }],
    ],
    ["A7 an item at the root", "Item", { id: "1", kind: "green" }, fail],
    ["RD5 two tolerable branches", "Numbers", { a: 1, b: 2, c: 3 }, { a: 1 }],
    ["RD5 the single-branch shortcut", "Numbers", { a: 1, n: 1 }, { a: 1 }],
    ["A14 only the other branch is judged", "KOrNumber", [{ k: "z", b: 1 }], [{ b: 1 }]],
    ["A14 and its bound rejects", "KOrShort", [{ k: "z" }], fail],
    ["A14 the first tolerable branch", "KOrNumber", [{ k: "z" }, { b: 1 }], [{ b: 1 }]],
    ["RD12 a check that is false", "Wanting", { a: "", b: "", n: 1 }, fail],
    ["RD12 a check that is true", "Wanting", { a: "x", b: "", n: 1 }, { a: "x", b: "" }],
    ["A18 the dropped entry is not checked", "WantingItems", [{ k: "z", a: "", b: "" }], []],
    ["A15b uniqueness after the drop", "Unique", ["z", "z", "k"], ["k"]],
    ["A11 too long before the drop", "One1", ["z", "k"], fail],
    ["A11 too short after the drop", "Two2", ["z", "k"], fail],
    ["RD13 a partial record", "Partial", { a: 1, q: 2 }, { a: 1 }],
    ["RD21 an own __proto__", "Plain", JSON.parse('{"a":1,"__proto__":{"x":1}}'), { a: 1 }],
    ["A6 through a record", "Records", [{ a: "z" }, { a: "k" }], [{ a: "k" }]],
  ])("%s", (_name, schema, value, expected) => {
    expect(read(schema, value)).toEqual(expected);
  });
});

describe("what is left out", () => {
  it.each<[string, string, unknown, unknown]>([
    ["RD1 an ordinary success is given with its defaults", "Defaults", { id: "1" }, { id: "1", kind: "plain" }],
    ["RD2 one fault among tolerable ones rejects", "Defaults", { id: 1, more: true }, fail],
    [
      "RD3 the projection is judged by the same schema",
      "Defaults",
      { id: "1", more: true },
      { id: "1", kind: "plain" },
    ],
    ["RD4 in a tuple", "Tuple", [1, { id: "1", x: 1 }], [1, { id: "1" }]],
    ["RD4 under optional and nullable", "Wrapped", { in: { id: "1", x: 1 } }, { in: { id: "1" } }],
    ["RD5 a union inside a union", "NestedUnion", { u: { a: 1, b: 2, in: { x: 1 } } }, { u: { a: 1, in: {} } }],
    ["RD5 no tolerable branch", "NestedUnion", { u: { a: "no", b: "no", c: 3 } }, fail],
    ["RD6 a matched tag", "Tagged", { kind: "x", n: 1, z: 1 }, { kind: "x", n: 1 }],
    ["RD6 an unknown tag", "Tagged", { kind: "c", z: 1 }, fail],
    ["RD6 a missing tag", "Tagged", { n: 1, z: 1 }, fail],
    ["RD10 a missing key beside an unknown one", "Plain", { z: 1 }, fail],
    [
      "RD13 the keys of an open record are data",
      "Named",
      { a: { id: "1", x: 1 }, b: { id: "2" } },
      { a: { id: "1" }, b: { id: "2" } },
    ],
    ["RD13 a full record loses an extra key", "Full", { a: 1, b: 2, c: 3 }, { a: 1, b: 2 }],
    ["RD13 a full record that lacks a key", "Full", { a: 1, c: 3 }, fail],
    ["RD14 a catchall keeps what it declares", "Catchall", { in: { id: "1", n: 2 }, x: 1 }, { in: { id: "1", n: 2 } }],
    ["RD14 and rejects what it does not", "Catchall", { in: { id: "1", n: "two" }, x: 1 }, fail],
    [
      "RD15 open objects stay as they are",
      "Loose",
      { drop: { x: 1 }, keep: { x: 1 }, x: 1 },
      { drop: {}, keep: { x: 1 } },
    ],
    [
      "RD19 keys at several depths",
      "Nested",
      { x: 1, y: 2, in: { z: 3, list: [{ id: "1", u: 1, v: 2 }] } },
      { in: { list: [{ id: "1" }] } },
    ],
    ["A1 a known value", "Item", red, red],
    ["A3 the empty text is an unknown value", "Items", [{ id: "1", kind: "" }], []],
    ["A4 a list of enums loses the entry alone", "Unique", ["k", "z"], ["k"]],
    [
      "A5 the innermost list only",
      "Groups",
      { groups: [{ fields: [red] }, { fields: [green] }] },
      { groups: [{ fields: [red] }, { fields: [] }] },
    ],
    [
      "A6 the whole entry, from below",
      "Parts",
      { parts: [{ access: { people: "k" } }, { access: { people: "z" } }] },
      { parts: [{ access: { people: "k" } }] },
    ],
    ["A7 a record is no list", "Record", { "0": "z" }, fail],
    [
      "A9 the order of what stays",
      "Items",
      [green, red, green, { id: "3", kind: "blue" }],
      [red, { id: "3", kind: "blue" }],
    ],
    ["A10 a lower bound fails after the drop", "NonEmpty", { kinds: ["z"] }, fail],
    ["A10 a tuple shifts", "ATuple", ["z", 1], fail],
    ["A17 as a record key", "Keyed", [{ z: 1 }], fail],
  ])("%s", (_name, schema, value, expected) => {
    expect(read(schema, value)).toEqual(expected);
  });

  it("RD8 the input is not changed, and still fails strictly", () => {
    const value = Object.freeze({ ...box, items: Object.freeze([Object.freeze({ ...red, x: 0 }), green]), new: true });
    expect(read("Box", value)).toEqual(box);
    expect((module["safeParseBox"] as Reader)(value).success).toBe(false);
  });

  it("RD9 what no removal touches keeps its identity, however deep it is", () => {
    let deep: unknown = "end";
    for (let i = 0; i < 20_000; i++) deep = [deep];
    const result = reader("Opaque")({ id: "1", opaque: deep, more: 1 });
    expect(result.success).toBe(true);
    expect((result.data as { opaque: unknown }).opaque).toBe(deep);
  });

  it("RD20 removals go by path, not by object", () => {
    const shared = { id: "1", extra: 1 };
    expect(read("Alias", { x: shared, y: shared })).toEqual({ x: { id: "1" }, y: { id: "1", extra: 1 } });
  });

  it("RD21 no prototype changes", () => {
    const result = reader("Plain")(JSON.parse('{"a":1,"__proto__":{"polluted":1}}'));
    expect(Object.getPrototypeOf(result.data)).toBe(Object.prototype);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
