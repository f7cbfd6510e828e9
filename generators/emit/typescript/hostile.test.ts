import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { expectSubjectAgrees, subjectsOf } from "./testing/differential.ts";
import type { Subject } from "./testing/differential.ts";

/** A schema of each kind that looks into objects, lists or collections. */
const makes = {
  strict: () => z.strictObject({ a: z.string().optional(), b: z.number().optional() }),
  strip: () => z.object({ a: z.unknown(), constructor: z.unknown().optional() }),
  loose: () => z.looseObject({ a: z.string().optional() }),
  catchall: () => z.object({ a: z.string().optional() }).catchall(z.number()),
  record: () => z.record(z.string(), z.number()),
  listed: () => z.record(z.enum(["a", "b"]), z.unknown()),
  partial: () => z.partialRecord(z.enum(["a", "b"]), z.unknown()),
  looseRecord: () => z.looseRecord(z.string().regex(/^x/), z.number()),
  renamed: () => z.record(z.string().toLowerCase(), z.unknown()),
  list: () => z.array(z.number().optional()),
  tuple: () => z.tuple([z.string().optional(), z.unknown()]).rest(z.number()),
  map: () => z.map(z.string(), z.number()),
  set: () => z.set(z.number()),
  either: () => z.union([z.strictObject({ a: z.string() }).meta({ id: "EitherA" }), z.record(z.string(), z.number())]),
  tagged: () => z.discriminatedUnion("a", [z.strictObject({ a: z.literal("x") }).meta({ id: "TaggedX" })]),
  both: () => z.object({ a: z.unknown() }).and(z.looseObject({})),
  json: () => z.json(),
  unknown: () => z.unknown(),
} as const;

class Instance {
  a = "x";
  get b(): number {
    return 1;
  }
}

const longList = new Array<number>(3);
longList[1] = 1;

/** Values that JSON.parse never gives, and the ones with which it surprises. */
const inputs: readonly (readonly [what: string, make: () => unknown])[] = [
  ["an own key __proto__", () => JSON.parse('{"__proto__":{"a":1},"a":"x"}')],
  ["nothing but an own key __proto__", () => JSON.parse('{"__proto__":1}')],
  ["a key __proto__ that another becomes", () => ({ __PROTO__: { polluted: true }, A: 1 })],
  ["a prototype with keys", () => Object.create({ a: "x", zzz: 1 })],
  ["no prototype", () => Object.assign(Object.create(null), { a: "x" })],
  ["an instance with a getter", () => new Instance()],
  [
    "a getter of its own",
    () => ({
      get a() {
        return "x";
      },
    }),
  ],
  ["a hidden key", () => Object.defineProperty({ b: 1 }, "a", { value: "x", enumerable: false })],
  ["a symbol key", () => ({ a: "x", [Symbol("s")]: 1 })],
  ["a hidden symbol key", () => Object.defineProperty({ a: "x" }, Symbol("s"), { value: 1, enumerable: false })],
  ["keys of every object", () => ({ constructor: 1, toString: 2, hasOwnProperty: 3 })],
  ["a constructor that is no function", () => ({ a: "x", constructor: { prototype: {} } })],
  ["a sparse list", () => longList],
  ["a list with a key", () => Object.assign([1, 2], { extra: 1 })],
  ["a list of a subclass", () => new (class extends Array<number> {})(2)],
  ["an object that looks like a list", () => ({ length: 2, 0: 1, 1: 2 })],
  [
    "a map with an object as key",
    () =>
      new Map<unknown, unknown>([
        [{}, 1],
        ["a", "x"],
      ]),
  ],
  ["a set of everything", () => new Set<unknown>([1, "x", undefined, Number.NaN])],
  ["a proxy", () => new Proxy({ a: "x" }, {})],
  ["a frozen object", () => Object.freeze({ a: "x" })],
  ["a boxed text", () => new String("x")],
  ["a date", () => new Date(0)],
  ["a regular expression", () => /x/],
  ["an error", () => new Error("x")],
  ["bytes", () => new Uint8Array([1, 2])],
  ["a function", () => Object.assign(() => 1, { a: "x" })],
];

describe("hostile values are judged as Zod judges them", () => {
  let subjects: readonly Subject[];
  beforeAll(async () => {
    subjects = await subjectsOf(Object.values(makes));
  });

  it.each(inputs)("%s", (_, make) => {
    for (const subject of subjects) expectSubjectAgrees(subject, make());
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as { readonly polluted?: unknown }).polluted).toBeUndefined();
  });

  it("a getter that throws throws out of the reading, as it does out of Zod's", () => {
    const input = {
      get a(): string {
        throw new TypeError("mine");
      },
    };
    for (const { schema, modules, name } of subjects.slice(0, 4)) {
      expect(() => schema.safeParse(input)).toThrow("mine");
      for (const module of modules) expect(() => call(module, `safeParse${name}`, input)).toThrow("mine");
    }
  });

  it("50,000 unknown keys give one issue, no larger than a few times the input", () => {
    const input = Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`unknown${i}`, i]));
    const [strict] = subjects;
    if (strict === undefined) throw new Error("no schema");
    expectSubjectAgrees(strict, input);
    for (const module of strict.modules) {
      const { error } = call(module, `safeParse${strict.name}`, input) as { error: { issues: unknown[] } };
      expect(error.issues).toHaveLength(1);
      expect(JSON.stringify(error.issues).length).toBeLessThan(4 * JSON.stringify(input).length);
    }
  });
});

type Chain = { readonly below?: Chain | undefined };
const ChainSchema: z.ZodType<Chain> = z.object({
  get below() {
    return ChainSchema.optional();
  },
});
type Layers = readonly Layers[];
const LayersSchema: z.ZodType<Layers> = z.lazy(() => z.array(LayersSchema));
type Meeting = { readonly below?: Meeting | undefined; readonly at?: Date | undefined };
const MeetingSchema: z.ZodType<Meeting> = z.lazy(() =>
  z.object({ below: MeetingSchema.optional() }).and(z.object({ at: z.date().optional() })),
);

describe("a value 100,000 levels deep", () => {
  let subjects: readonly Subject[];
  beforeAll(async () => {
    subjects = await subjectsOf([() => ChainSchema, () => LayersSchema, () => MeetingSchema, () => z.json()]);
  });

  it.each([
    ["objects", 0, () => nested((below) => ({ below }), {})],
    ["lists", 1, () => nested((below) => [below], [])],
    ["objects of two sides", 2, () => nested((below) => ({ below }), {})],
    ["JSON", 3, () => nested((below) => ({ below: [below] }), 1)],
    ["objects with something wrong at the end", 0, () => nested((below) => ({ below }), { below: 1 })],
  ])("of %s is refused with one issue and never a crash", (_, i, make) => {
    const { name, modules } = subjects[i] ?? { name: "", modules: [] };
    const input = make();
    expect(modules).toHaveLength(2);
    for (const module of modules) {
      expect(call(module, `is${name}`, input)).toBe(false);
      for (const entry of ["safeParse", "read"]) {
        const result = call(module, entry + name, input) as { success: boolean; error: { issues: unknown[] } };
        expect(result.success).toBe(false);
        expect(result.error.issues).toEqual([
          {
            code: "custom",
            message: "Invalid input: nested too deeply",
            params: { "samewire.tooDeep": true },
            path: [],
          },
        ]);
      }
      expect(() => call(module, `parse${name}`, input)).toThrow(expect.objectContaining({ name: "ContractError" }));
    }
  });
});

it("a value that contains itself is refused with the same issue", async () => {
  const [subject] = await subjectsOf([() => ChainSchema]);
  const input: { below?: unknown } = {};
  input.below = input;
  for (const module of subject?.modules ?? []) {
    expect(call(module, `is${subject?.name}`, input)).toBe(false);
    const result = call(module, `safeParse${subject?.name}`, input);
    expect(result).toMatchObject({ error: { issues: [{ message: "Invalid input: nested too deeply", path: [] }] } });
  }
});

function nested(wrap: (below: unknown) => unknown, innermost: unknown): unknown {
  let value = innermost;
  for (let level = 0; level < 100_000; level++) value = wrap(value);
  return value;
}

function call(module: Readonly<Record<string, unknown>>, name: string, input: unknown): unknown {
  return (module[name] as (value: unknown) => unknown)(input);
}
