import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { additiveEnum } from "../kit.ts";
import { safeParseProtocolResponse as read } from "./response.ts";

const Colour = additiveEnum(["red", "blue"]);
const Item = z.strictObject({ id: z.string(), colour: Colour });

function output(schema: z.ZodType, value: unknown): unknown {
  const result = read(schema, value);
  return result.success ? result.data : undefined;
}

describe("the schema", () => {
  it("A1 has the type of a plain enum and takes known values in both readings", () => {
    expectTypeOf<z.output<typeof Colour>>().toEqualTypeOf<"red" | "blue">();
    expect(Colour.parse("red")).toBe("red");
    expect(output(Colour, "blue")).toBe("blue");
  });

  it("A2 is closed when read strictly", () => {
    expect(Colour.safeParse("green").success).toBe(false);
    expect(Item.safeParse({ id: "1", colour: "green" }).success).toBe(false);
  });

  it("A15 keeps its nature under wrappers, on a shape, and with any error message", () => {
    const wrapped = z.strictObject({
      optional: Colour.optional(),
      nullable: Colour.nullable(),
      default: Colour.default("red"),
      shape: Item.shape.colour,
      described: Colour.describe("A colour."),
    });
    for (const key of Object.keys(wrapped.shape)) {
      const good = { optional: "red", nullable: null, default: "red", shape: "red", described: "red" };
      expect(output(z.array(wrapped), [{ ...good, [key]: "green" }, good])).toEqual([good]);
    }
    z.config({ customError: () => "another message" });
    expect(output(z.array(Colour), ["green", "red"])).toEqual(["red"]);
    z.config({ customError: undefined });
  });

  it("A15b raises an aborting issue, so refinements around it wait for the second reading", () => {
    let runs = 0;
    const unique = z.array(Colour).refine((list) => {
      runs += 1;
      return new Set(list).size === list.length;
    });
    expect(output(unique, ["green", "green", "red"])).toEqual(["red"]);
    expect(runs).toBe(1);
  });

  it("A16 is known by a string mark, so another copy's enum counts as well", () => {
    const foreign = z
      .string()
      .refine((text) => text === "red", { abort: true, params: { "samewire.additiveEnum": true } });
    expect(output(z.array(foreign), ["green", "red"])).toEqual(["red"]);
  });

  it("A17 as a record key is a fault of the key, not a value to drop", () => {
    expect(output(z.array(z.record(Colour, z.number())), [{ green: 1 }])).toBeUndefined();
  });

  it("A19 is what an enum must say it is: a plain one in a list rejects the response", () => {
    expect(output(z.array(z.enum(["red", "blue"])), ["green", "red"])).toBeUndefined();
  });
});

describe("what an unknown value takes with it", () => {
  it("A3 drops the nearest list entry that holds it, also for an empty text", () => {
    expect(
      output(z.array(Item), [
        { id: "1", colour: "green" },
        { id: "2", colour: "" },
        { id: "3", colour: "red" },
      ]),
    ).toEqual([{ id: "3", colour: "red" }]);
  });

  it("A4 drops the element itself when the list is one of enums", () => {
    expect(output(z.strictObject({ colours: z.array(Colour) }), { colours: ["red", "green", "blue"] })).toEqual({
      colours: ["red", "blue"],
    });
  });

  it("A5 drops from the innermost list only, even when that leaves it empty", () => {
    const schema = z.strictObject({ groups: z.array(z.strictObject({ fields: z.array(Item) })) });
    const kept = { fields: [{ id: "1", colour: "red" }] };
    expect(output(schema, { groups: [kept, kept, { fields: [{ id: "2", colour: "green" }] }] })).toEqual({
      groups: [kept, kept, { fields: [] }],
    });
  });

  it("A6 drops the whole entry when the value lies in objects below it", () => {
    const schema = z.strictObject({ parts: z.array(z.strictObject({ access: z.strictObject({ people: Colour }) })) });
    const kept = { access: { people: "red" } };
    expect(output(schema, { parts: [kept, { access: { people: "green" } }] })).toEqual({ parts: [kept] });
  });

  it("A7 rejects the response when there is no list around it", () => {
    const inRecord = z.record(z.string(), Colour);
    expect(read(Item, { id: "1", colour: "green" })).toEqual(Item.safeParse({ id: "1", colour: "green" }));
    expect(output(inRecord, { a: "green" })).toBeUndefined();
    expect(output(inRecord, { "0": "green" })).toBeUndefined();
  });

  it.each([[7], [null], [undefined], [{}], [["red"]]])("A8 rejects %j in its place as malformed", (colour) => {
    expect(
      output(z.array(Item), [
        { id: "1", colour },
        { id: "2", colour: "red" },
      ]),
    ).toBeUndefined();
  });

  it("A8 rejects a missing key as malformed", () => {
    expect(output(z.array(Item), [{ id: "1" }])).toBeUndefined();
  });

  it("A9 keeps the order of what stays, with several entries gone", () => {
    expect(output(z.array(Colour), ["x", "blue", "y", "red", "z", "blue"])).toEqual(["blue", "red", "blue"]);
  });

  it("A10 judges lower bounds and tuples again after the drop", () => {
    expect(output(z.array(Colour).min(1), ["green"])).toBeUndefined();
    expect(output(z.array(Colour).nonempty(), ["green", "red"])).toEqual(["red"]);
    expect(output(z.tuple([Colour, z.number()]), ["green", 1])).toBeUndefined();
    expect(output(z.tuple([Colour]).rest(Colour), ["green", "red"])).toEqual(["red"]);
  });

  it("A11 judges upper bounds on the list as it came", () => {
    expect(output(z.array(Colour).max(2), ["red", "blue", "green"])).toBeUndefined();
    expect(output(z.array(Colour).length(2), ["red", "blue", "green"])).toBeUndefined();
    expect(output(z.array(Colour).length(2), ["red", "green"])).toBeUndefined();
  });

  it("A12 goes together with unknown keys, inside the entry and outside it", () => {
    const value = {
      items: [
        { id: "1", colour: "green", x: 1 },
        { id: "2", colour: "red", y: 2 },
      ],
      z: 3,
    };
    expect(output(z.strictObject({ items: z.array(Item) }), value)).toEqual({ items: [{ id: "2", colour: "red" }] });
  });

  it("A13 does not excuse another fault inside the entry", () => {
    expect(
      output(z.array(Item), [
        { id: 1, colour: "green" },
        { id: "2", colour: "red" },
      ]),
    ).toBeUndefined();
  });

  it("A14 in a plain union, a branch without it is judged alone", () => {
    const K = z.strictObject({ k: Colour });
    expect(output(z.array(z.union([K, z.strictObject({ b: z.number() })])), [{ k: "green", b: 1 }])).toEqual([
      { b: 1 },
    ]);
    expect(output(z.array(z.union([z.strictObject({ k: z.string().max(0) }), K])), [{ k: "green" }])).toBeUndefined();
  });

  it("A14 in a plain union, with no such branch the first tolerable one counts", () => {
    const union = z.union([z.strictObject({ k: Colour }), z.strictObject({ b: z.number() })]);
    expect(output(z.array(union), [{ k: "green" }, { b: 1 }])).toEqual([{ b: 1 }]);
  });

  it("A18 is not judged by the refinements of the entry that goes", () => {
    const small = z.strictObject({ colour: Colour, n: z.number() }).refine(({ n }) => n < 3);
    expect(
      output(z.array(small), [
        { colour: "green", n: 9 },
        { colour: "red", n: 1 },
      ]),
    ).toEqual([{ colour: "red", n: 1 }]);
    expect(
      output(z.array(small), [
        { colour: "green", n: 1 },
        { colour: "red", n: 9 },
      ]),
    ).toBeUndefined();
  });
});
