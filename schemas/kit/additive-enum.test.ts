import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ADDITIVE_ENUM_MARK, additiveEnum } from "./kit.ts";

describe("making an additive enum", () => {
  it("keeps its values in declaration order, and so do its clones", () => {
    const colours = additiveEnum(["red", "blue", "green"]);
    expect(colours.options).toEqual(["red", "blue", "green"]);
    expect(colours.describe("A colour.").options).toEqual(colours.options);
    expect(colours.meta({ title: "Colour" }).optional().unwrap().options).toEqual(colours.options);
    expect(Object.isFrozen(colours.options)).toBe(true);
  });

  it("does not follow later changes of the list it was made from", () => {
    const values: string[] = ["red"];
    const colours = additiveEnum(values);
    values.push("blue");
    expect(colours.options).toEqual(["red"]);
    expect(colours.safeParse("blue").success).toBe(false);
  });

  it.each([
    ["no value", [], /at least one value/],
    ["no list", "red", /at least one value/],
    ["a number", ["red", 7], /every value is a string, got number/],
    ["null", [null], /every value is a string, got object/],
    ["a repeated value", ["red", "blue", "red"], /not distinct/],
  ])("refuses %s", (_fault, values, message) => {
    expect(() => additiveEnum(values as readonly string[])).toThrow(message);
  });

  it("takes the empty text and names of Object's own members as values", () => {
    const odd = additiveEnum(["", "__proto__", "toString"]);
    for (const value of odd.options) expect(odd.parse(value)).toBe(value);
    expect(odd.safeParse("constructor").success).toBe(false);
  });
});

describe("its issues", () => {
  const Colour = additiveEnum(["red", "blue"]);

  it("an unknown text is one aborting custom issue with the mark", () => {
    const around = z.array(Colour).check(() => {
      throw new Error("a check around it ran");
    });
    expect(around.safeParse(["green"]).error?.issues).toEqual([
      {
        code: "custom",
        path: [0],
        params: { [ADDITIVE_ENUM_MARK]: true },
        message: 'Invalid option: expected one of "red"|"blue"',
      },
    ]);
  });

  it("anything but a text is a wrong type", () => {
    for (const value of [7, null, undefined, ["red"], {}]) {
      expect(Colour.safeParse(value).error?.issues.map(({ code }) => code)).toEqual(["invalid_type"]);
    }
  });

  it("carries its values as data for the contract reader", () => {
    expect(Colour._zod.def).toMatchObject({
      type: "string",
      checks: [{ _zod: { def: { samewire: { check: "additiveEnum", values: ["red", "blue"] } } } }],
    });
  });
});
