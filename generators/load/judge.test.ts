import { describe, expect, it } from "vitest";
import { z } from "zod";
import { additiveEnum, safeParseProtocolResponse } from "../../schemas/kit/kit.ts";
import { buildContract, loadedFromModules } from "../contract/build/build.ts";
import type { TypeId } from "../contract/contract.ts";
import { createJudge, schemasByType } from "./judge.ts";

const ItemSchema = z.strictObject({ id: z.string().trim(), kind: additiveEnum(["red"]) });
const loaded = loadedFromModules({
  shop: {
    all: { ItemSchema, ItemsSchema: z.array(ItemSchema), LooseSchema: z.looseObject({ n: z.number().optional() }) },
  },
});
const { contract } = buildContract(loaded);
const judge = createJudge({ contract, loaded, read: safeParseProtocolResponse });

describe("createJudge", () => {
  it.each<readonly [string, TypeId, string, unknown]>([
    ["a malformed text", "shop.Item", '{"id":', { strict: false, read: false }],
    ["an output equal to the input", "shop.Item", '{"kind":"red","id":"a"}', { strict: true, read: true }],
    [
      "an output unlike the input",
      "shop.Item",
      '{"id":" a ","kind":"red"}',
      { strict: { out: { id: "a", kind: "red" } }, read: { out: { id: "a", kind: "red" } } },
    ],
    [
      "an unknown key",
      "shop.Item",
      '{"id":"a","kind":"red","x":1}',
      { strict: false, read: { out: { id: "a", kind: "red" } } },
    ],
    ["an unknown value in a list", "shop.Items", '[{"id":"a","kind":"new"}]', { strict: false, read: { out: [] } }],
    ["an unknown value outside a list", "shop.Item", '{"id":"a","kind":"new"}', { strict: false, read: false }],
    ["minus zero", "shop.Loose", '{"n":-0}', { strict: true, read: true }],
    ["a key that Zod drops", "shop.Loose", '{"__proto__":{"x":1}}', { strict: { out: {} }, read: { out: {} } }],
    ["a number that JSON cannot hold", "shop.Loose", '{"x":1e400}', null],
  ])("judges %s", (_, type, text, verdicts) => {
    expect(judge(type, text)).toEqual(verdicts);
  });

  it("knows the schema of every exported type and refuses others", () => {
    expect([...schemasByType(contract, loaded).keys()].sort()).toEqual(["shop.Item", "shop.Items", "shop.Loose"]);
    expect(() => judge("shop.Other", "1")).toThrow("no loaded module exports shop.Other");
  });
});
