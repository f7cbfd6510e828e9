import { describe, expect, it } from "vitest";
import { z } from "zod";
import { additiveEnum } from "../../../schemas/kit/kit.ts";
import { buildContract, loadedFromModules } from "../../contract/build/build.ts";
import { Foretelling } from "./foretelling.ts";
import type { Issue } from "./foretelling.ts";

const WhenSchema = z.iso.datetime();
const CallSchema = z.strictObject({ when: WhenSchema, many: z.int().max(3) });
const PlainSchema = z.strictObject({ many: z.int().max(3) });
const KindSchema = additiveEnum(["a", "b"]);
const { contract } = buildContract(
  loadedFromModules({ shop: { all: { WhenSchema, CallSchema, PlainSchema, KindSchema } } }),
);
const limits = new Foretelling(contract);
const tolerant = new Foretelling(contract, "response");

const format: Issue = { code: "invalid_format", path: ["when"] };
const extra: Issue = { code: "unrecognized_keys", path: [] };
const check: Issue = { code: "custom", path: [], params: { "samewire.check": "requiredWhen" } };

describe("Foretelling", () => {
  it("foretells a format where the type or one that it refers to has one", () => {
    expect(limits.foretells("shop.When", "", [format])).toBe(true);
    expect(limits.foretells("shop.Call", {}, [format])).toBe(true);
    expect(limits.foretells("shop.Plain", {}, [format])).toBe(false);
  });

  it("never foretells keys, nor a format with another fault beside it", () => {
    expect(limits.foretells("shop.Call", {}, [extra])).toBe(false);
    expect(limits.foretells("shop.Call", {}, [format, extra])).toBe(false);
    expect(limits.foretells("shop.Call", {}, [])).toBe(false);
  });

  it("takes a check on several values for the echo of a fault it foretells, not for one by itself", () => {
    expect(limits.foretells("shop.Call", {}, [format, check])).toBe(true);
    expect(limits.foretells("shop.Call", {}, [check])).toBe(false);
  });

  it("foretells a union one of whose branches fails by such rules alone", () => {
    expect(limits.foretells("shop.Call", {}, [{ code: "invalid_union", path: [], errors: [[extra], [format]] }])).toBe(
      true,
    );
    expect(limits.foretells("shop.Call", {}, [{ code: "invalid_union", path: [], errors: [] }])).toBe(false);
  });

  it("foretells an unknown value of an additive enum to a reader alone", () => {
    const unknown: Issue = { code: "custom", path: [], params: { "samewire.additiveEnum": true } };
    expect(tolerant.foretells("shop.Kind", "c", [unknown])).toBe(true);
    expect(tolerant.foretells("shop.Plain", "c", [unknown])).toBe(false);
    expect(limits.foretells("shop.Kind", "c", [unknown])).toBe(false);
  });

  it("takes no account of unknown keys where a reader names them beside a fault", () => {
    expect(tolerant.foretells("shop.Call", {}, [format, extra])).toBe(true);
    expect(tolerant.foretells("shop.Call", {}, [extra])).toBe(false);
  });
});
