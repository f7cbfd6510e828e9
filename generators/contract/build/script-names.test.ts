import { describe, expect, it } from "vitest";
import { z } from "zod";
import { buildContract, loadedFromModules } from "./build.ts";

const object = (key: string): z.ZodType => z.strictObject({ [key]: z.int() });
const anything = (value: unknown): unknown => value;

/** The names of the types lifted out of `schema` in a family for TypeScript alone. */
function namesIn(schema: z.ZodType): readonly string[] {
  const { families } = loadedFromModules({ f: { m: { C: schema, anything } } });
  const { contract, whole, diagnostics } = buildContract({
    families: families.map((family) => ({ ...family, typescriptOnly: true })),
  });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(contract.types).toEqual({});
  return Object.keys(whole.types).filter((id) => id !== "f.C");
}

describe("names of types lifted out of what only TypeScript can carry", () => {
  it.each<[string, z.ZodType, readonly string[]]>([
    ["a transform", object("a").transform(anything), ["f.CInput"]],
    ["a pipe", object("a").pipe(object("b")), ["f.CInput", "f.COutput"]],
    ["a pipe into a transform", object("a").pipe(object("b").transform(anything)), ["f.CInput", "f.COutputInput"]],
    [
      "pipes on both sides",
      object("a")
        .pipe(object("b"))
        .pipe(object("c").pipe(object("d"))),
      ["f.CInputInput", "f.CInputOutput", "f.COutputInput", "f.COutputOutput"],
    ],
    [
      "a pipe into a wrapped one",
      object("a").pipe(object("b").transform(anything).nullable().catch(null)),
      ["f.CInput", "f.COutputInput"],
    ],
    [
      "a pipe into a key of the name of a side",
      object("a").pipe(z.object({ input: object("b") }) as z.ZodType),
      ["f.CInput", "f.COutput", "f.COutputInput"],
    ],
    ["z.preprocess()", z.object({ p: z.preprocess(anything, object("a")) }), ["f.CP"]],
    [
      "z.preprocess() of a pipe",
      z.object({ p: z.preprocess(anything, object("a").transform(anything)) }),
      ["f.CPInput"],
    ],
    [
      "a union of transforms",
      z.union([
        z.object({ t: z.literal("one") }).transform(anything),
        z.preprocess(anything, z.object({ t: z.literal("two") })),
        object("a").transform(anything),
      ]),
      ["f.CInput", "f.COneInput", "f.CTwo"],
    ],
    [
      "a property that is checked again",
      z.object({ a: object("b") }).check(z.property("a", object("b"))),
      ["f.CA", "f.CCheckA"],
    ],
  ])("%s", (_what, schema, names) => {
    expect(namesIn(schema)).toEqual(names);
  });
});
