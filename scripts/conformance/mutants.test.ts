import { describe, expect, it } from "vitest";
import { z } from "zod";
import { buildContract, loadedFromModules } from "../../generators/contract/build/build.ts";
import { withMutants } from "./mutants.ts";

const RefSchema = z.string().min(1).max(9);
const BoxSchema = z.strictObject({
  ref: RefSchema,
  tag: z.enum(["a", "b"]),
  inner: z.strictObject({ n: z.int().optional() }),
});
const { contract } = buildContract(loadedFromModules({ shop: { all: { RefSchema, BoxSchema } } }));

describe("withMutants", () => {
  const { contract: changed, mutants } = withMutants(contract);
  const of = (id: string): readonly string[] =>
    mutants.filter((mutant) => mutant.of === id).map(({ what }) => what.trim());

  it("changes each bound by one and leaves it out", () => {
    expect(of("shop.Ref")).toEqual([
      "no minLength",
      "minLength by -1",
      "minLength by 1",
      "no maxLength",
      "maxLength by -1",
      "maxLength by 1",
    ]);
  });

  it("changes keys and what they hold, in parts without an export of their own too, but no other exported type", () => {
    expect(of("shop.Box")).toEqual(
      expect.arrayContaining([
        "unknown keys: strip",
        "no ref",
        "optional tag",
        "/tag without a",
        "/inner required n",
        "/inner/n/ fractions",
      ]),
    );
    expect(of("shop.Box").filter((what) => what.startsWith("/ref"))).toEqual([]);
  });

  it("keeps the types as they were beside the mutants", () => {
    expect(changed.types).toMatchObject(contract.types);
    expect(mutants.map(({ id }) => changed.types[id]?.id)).toEqual(mutants.map(({ id }) => id));
    expect(changed.modules[0]?.types).toEqual(expect.arrayContaining(mutants.map(({ id }) => id)));
  });
});
