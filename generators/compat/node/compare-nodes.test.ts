import { describe, expect, it } from "vitest";
import { z } from "zod";
import { additiveEnum, canonicalBase64, uniqueItems } from "../../../schemas/kit/kit.ts";
import { contractOf } from "../../contract/testing.ts";
import type { Contract } from "../../contract/contract.ts";
import { compareContracts } from "../compat.ts";

/** What happened at `/types/test.Thing`, one text a difference; names of generated code left out. */
function changes(before: z.ZodType, after: z.ZodType): readonly string[] {
  const [previous, current] = [before, after].map((ThingSchema) => contractOf({ ThingSchema }));
  return textsOf(previous, current);
}

function textsOf(previous: Contract | undefined, current: Contract | undefined): readonly string[] {
  if (previous === undefined || current === undefined) throw new Error("Two contracts are needed.");
  return compareContracts(previous, current, { strictClients: false })
    .filter(({ verdicts }) => verdicts.some(({ direction }) => direction !== "code"))
    .map(({ kind, at, what }) => `${kind} ${at.replace("/types/test.", "")}: ${what}`);
}

const text = z.string();
const point = z.tuple([z.number(), z.number()]);
const cat = z.strictObject({ kind: z.literal("cat"), lives: z.int() });
const dog = z.strictObject({ kind: z.literal("dog") });
const open = z.object({ a: text }).meta({ id: "Open" });
const pets = z.discriminatedUnion("kind", [cat, dog]);

describe("two schemas at one place", () => {
  it.each<[string, z.ZodType, z.ZodType, readonly string[]]>([
    ["the same", z.strictObject({ a: text }), z.strictObject({ a: text }), []],
    ["other words", text.describe("A."), z.string("no").describe("B."), []],
    ["other order of keys", z.strictObject({ a: text, b: text }), z.strictObject({ b: text, a: text }), []],
    ["null by a union", text.nullable(), z.union([z.null(), text]), []],
    ["null", text, text.nullable(), ["widened Thing: null is accepted"]],
    ["no null", text.nullable(), text, ["narrowed Thing: null is refused"]],
    [
      "a wider text",
      text.min(2).max(4),
      text.min(1).max(8),
      ["widened Thing: 1 to 8 code points, not 2 to 4 code points"],
    ],
    [
      "a shifted text",
      text.min(2).max(4),
      text.min(3).max(8),
      ["replaced Thing: 3 to 8 code points, not 2 to 4 code points"],
    ],
    [
      "a bound before and after a trim",
      text.max(4).trim(),
      text.trim().max(4),
      [
        "narrowed Thing: at most 4 code points, not any number of code points",
        "widened Thing: any number of code points, not at most 4 code points",
      ],
    ],
    ["a trim", text, text.trim(), ["replaced Thing: the text is read trimmed, not as it is"]],
    ["a format", text, z.uuid(), ['narrowed Thing: the rule {"format":"uuid","step":"format"} is new']],
    [
      "a wider rule",
      text.check(canonicalBase64({ minBytes: 0, maxBytes: 4 })),
      text.check(canonicalBase64({ minBytes: 0, maxBytes: 9 })),
      [
        'widened Thing: the rule {"check":"base64","maxBytes":4,"minBytes":0} became {"check":"base64","maxBytes":9,"minBytes":0}',
      ],
    ],
    [
      "whole numbers",
      z.number(),
      z.int(),
      [
        "narrowed Thing: -9007199254740991 to 9007199254740991, not any to any",
        "narrowed Thing: fractions are refused",
      ],
    ],
    ["an excluded end", z.int().gt(1), z.int().min(2), []],
    ["a wider range", z.int().min(1).max(5), z.int().min(0).max(5), ["widened Thing: 0 to 5, not 1 to 5"]],
    ["another kind", text, z.boolean(), ["replaced Thing: string became boolean"]],
    ["an enum for any text", text, z.enum(["a", "b"]), ["narrowed Thing: string became enum"]],
    ["any text for an enum", z.enum(["a", "b"]), text, ["widened Thing: enum became string"]],
    ["anything", text, z.unknown(), ["widened Thing: string became any value"]],
    ["a literal for an enum of one", z.enum(["a"]), z.literal("a"), []],
    [
      "an additive value outside of answers",
      z.array(additiveEnum(["a"])),
      z.array(additiveEnum(["a", "b"])),
      ['unlistedValueAdded ThingItem: value "b" is new'],
    ],
    [
      "a longer list",
      z.array(text).max(2),
      z.array(text).max(3),
      ["widened Thing: at most 3 entries, not at most 2 entries"],
    ],
    [
      "entries once",
      z.array(text),
      z.array(text).check(uniqueItems()),
      ['narrowed Thing: the rule {"check":"uniqueItems"} is new'],
    ],
    [
      "a third place",
      point,
      z.tuple([z.number(), z.number(), z.number()]),
      ["narrowed Thing: 3 places must be filled, not 2", "widened Thing/prefixItems/2: place 2 is new"],
    ],
    [
      "a rest",
      point,
      z.tuple([z.number(), z.number()]).rest(text),
      ["widened Thing/items: further entries are accepted"],
    ],
    [
      "a record's values",
      z.record(text, z.int()),
      z.record(text, z.number()),
      [
        "widened Thing/additionalProperties: any to any, not -9007199254740991 to 9007199254740991",
        "widened Thing/additionalProperties: fractions are accepted",
      ],
    ],
    [
      "a key of a list",
      z.partialRecord(z.enum(["a"]), text),
      z.partialRecord(z.enum(["a", "b"]), text),
      ['optionalKeyAdded Thing/properties/b: optional key "b" is new'],
    ],
    [
      "a required key of a list",
      z.record(z.enum(["a"]), text),
      z.record(z.enum(["a", "b"]), text),
      ['requiredKeyAdded Thing/properties/b: required key "b" is new'],
    ],
    [
      "keys that need not stand",
      z.record(z.enum(["a"]), text),
      z.partialRecord(z.enum(["a"]), text),
      ["keyOptional Thing: the keys became optional"],
    ],
    ["a member", cat, pets, ['optionAdded Thing/oneOf/1: member "dog" of "kind" is new']],
    [
      "no member",
      pets,
      z.discriminatedUnion("kind", [dog]),
      ['optionRemoved Thing/oneOf/0: member "cat" of "kind" is gone'],
    ],
    ["members in another order", pets, z.discriminatedUnion("kind", [dog, cat]), []],
    [
      "plain members in another order",
      z.union([open, z.object({ b: text }).meta({ id: "Other" })]),
      z.union([z.object({ b: text }).meta({ id: "Other" }), open]),
      ["meaningChanged Thing: the members stand in another order, and the first that accepts counts"],
    ],
    ["members that cannot meet in another order", z.union([text, z.int()]), z.union([z.int(), text]), []],
    [
      "one more kind",
      z.union([text, z.int()]),
      z.union([text, z.int(), z.boolean()]),
      ["optionAdded Thing/anyOf/2: member boolean is new"],
    ],
    [
      "a key that must be absent",
      z.strictObject({}),
      z.strictObject({ a: z.never().optional() }),
      ['keyForbidden Thing/properties/a: key "a" must be absent'],
    ],
    [
      "a key that may stand now",
      z.strictObject({ a: z.never().optional() }),
      z.strictObject({ a: text.optional() }),
      ["widened Thing/properties/a: no value became string"],
    ],
    [
      "a slash in a key",
      z.strictObject({ "a/b": text }),
      z.strictObject({ "a/b": text.max(1) }),
      ["narrowed Thing/properties/a~1b: at most 1 code points, not any number of code points"],
    ],
    ["keys kept", z.strictObject({}), z.looseObject({}), ["opened Thing: unknown keys are kept, not refused"]],
    ["keys dropped", z.looseObject({}), z.object({}), ["dataDropped Thing: unknown keys are ignored, not kept"]],
    [
      "a name for what was kept",
      z.looseObject({}),
      z.looseObject({ a: text.optional() }),
      [
        'optionalKeyAdded Thing/properties/a: optional key "a" is new',
        "narrowed Thing/properties/a: any value became string",
      ],
    ],
    ["a default", text.optional(), text.default("x"), ['defaultAdded Thing: absent is read as "x"']],
    [
      "another default with the keys of words",
      z.looseObject({}).default({ title: "a" }),
      z.looseObject({}).default({ title: "b" }),
      ['meaningChanged Thing: absent is read as {"title":"b"}, not {"title":"a"}'],
    ],
  ])("%s", (_name, before, after, expected) => {
    expect([...changes(before, after)].toSorted()).toEqual([...expected].toSorted());
  });
});

describe("names", () => {
  it("ends where a type that refers to itself stands beside a union with it", () => {
    interface Tree {
      readonly a?: unknown;
    }
    const older: z.ZodType<Tree> = z.strictObject({ a: z.lazy(() => older).optional() });
    const newer: z.ZodType<Tree> = z.strictObject({ a: z.lazy(() => z.union([newer, z.int()])).optional() });
    const [previous, current] = [older, newer].map((TreeSchema) => contractOf({ TreeSchema }));
    expect(textsOf(previous, current)).toEqual(["optionAdded TreeA/anyOf/1: member int is new"]);
  });

  it("follows a type through another name, and its recursion ends", () => {
    interface Tree {
      readonly label: string;
      readonly below: Tree[];
    }
    const tree = (max: number): z.ZodType<Tree> => {
      const schema: z.ZodType<Tree> = z.strictObject({
        label: z.string().max(max),
        below: z.array(z.lazy(() => schema)),
      });
      return schema;
    };
    const [older, newer] = [tree(4), tree(8)];
    const previous = contractOf({ TreeSchema: older, ForestSchema: z.strictObject({ trees: z.array(older) }) });
    const current = contractOf({ PlantSchema: newer, ForestSchema: z.strictObject({ trees: z.array(newer) }) });
    expect(textsOf(previous, current)).toEqual([
      "widened Plant/properties/label: at most 8 code points, not at most 4 code points",
    ]);
  });
});
