import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { additiveEnum, operation } from "../../../schemas/kit/kit.ts";
import { writeSnapshot } from "../snapshot.ts";
import { buildContract, loadedFromModules } from "./build.ts";
import type { LoadedSchemas } from "./build.ts";

const Seat = z.object({
  id: z.uuid(),
  owner: z.object({ name: z.string() }).optional(),
  tags: z.array(additiveEnum(["a"])),
});
const Page = z.object({ seats: z.array(Seat), shared: z.object({ at: z.int() }).meta({ id: "Shared" }) });
const Other = z.object({ seat: Seat.describe("Here."), shared: Page.shape.shared });
const families = {
  alpha: {
    index: { Other, Seat },
    pages: { Page, Seat },
    tail: { get: declared("getPage", "/b"), list: declared("list", "/a") },
  },
  beta: { index: { SeatSchema: z.string().max(3) } },
};

function declared(id: string, path: string) {
  const responses = { 200: { description: "ok", schema: Page } };
  return operation({ id, method: "GET", path, summary: "Get", tags: [], security: [], responses });
}

function snapshotOf(loaded: LoadedSchemas): string {
  const { contract, diagnostics } = buildContract(loaded);
  expect(diagnostics).toEqual([]);
  return writeSnapshot(contract);
}

describe("buildContract", () => {
  it("gives the same bytes whatever the order of families and modules", () => {
    const loaded = loadedFromModules(families);
    const expected = snapshotOf(loaded);
    const orders = fc.record({
      families: fc.shuffledSubarray([...loaded.families], { minLength: 2 }),
      modules: fc.shuffledSubarray([...(loaded.families[0]?.modules ?? [])], { minLength: 3 }),
    });
    fc.assert(
      fc.property(orders, (order) => {
        const shuffled = order.families.map((family) =>
          family.name === "alpha" ? { ...family, modules: order.modules } : family,
        );
        expect(snapshotOf({ families: shuffled })).toBe(expected);
      }),
      { seed: 20261130, numRuns: 30 },
    );
  });

  it("lists types in source order, lifted ones after theirs, and sorts operations by path", () => {
    const { contract } = buildContract(loadedFromModules(families));
    expect(contract.modules.map(({ family, name }) => `${family}/${name}`)).toEqual([
      "alpha/index",
      "alpha/pages",
      "alpha/tail",
      "beta/index",
    ]);
    expect(contract.modules[0]?.types).toEqual([
      "alpha.Other",
      "alpha.Shared",
      "alpha.Seat",
      "alpha.SeatOwner",
      "alpha.SeatTagsItem",
    ]);
    expect(contract.modules[1]?.reexports).toEqual(["alpha.Seat"]);
    expect(contract.operations.map(({ path }) => path)).toEqual(["/a", "/b"]);
    expect(Object.keys(contract.types)).toEqual(Object.keys(contract.types).sort());
  });

  it("renames nothing when a member is added", () => {
    const members = { a: z.object({ x: z.enum(["1"]) }), b: z.array(z.object({ y: z.int() })) };
    const union = [z.object({ t: z.literal("one") }), z.object({ t: z.literal("two") })] as const;
    const before = { T: z.object(members), U: z.union([...union]) };
    const after = {
      T: z.object({ first: z.object({}), ...members }),
      U: z.union([z.object({ t: z.literal("zero") }), ...union]),
    };
    const typesOf = (module: object) => buildContract(loadedFromModules({ f: { m: { ...module } } })).contract.types;
    const old = typesOf(before);
    const lifted = Object.keys(old).filter((id) => !["f.T", "f.U"].includes(id));
    expect(lifted).toEqual(["f.TA", "f.TAX", "f.TBItem", "f.UOne", "f.UTwo"]);
    expect(typesOf(after)).toMatchObject(Object.fromEntries(lifted.map((id) => [id, old[id as keyof typeof old]])));
  });

  it("leaves out a failed type and what refers to it, reports it once, and goes on", () => {
    const Bad = z.object({ when: z.date() });
    const Refers = z.object({ deep: z.object({ bad: z.array(Bad) }) });
    const { contract, diagnostics } = buildContract(
      loadedFromModules({
        f: {
          m: {
            Bad,
            Refers,
            Again: z.object({ r: Refers, b: Bad }),
            Fine: z.object({ ok: z.int() }),
            get: badOperation(Bad),
          },
        },
      }),
    );
    expect(diagnostics.map(({ code, at }) => [code, at])).toEqual([["SW306", "/types/f.Bad/properties/when"]]);
    expect(Object.keys(contract.types)).toEqual(["f.Fine"]);
    expect(contract.modules[0]?.types).toEqual(["f.Fine"]);
    expect(contract.operations).toEqual([]);
  });

  it("collects every finding of a run", () => {
    const schema = z.object({ a: z.date(), b: z.object({ c: z.bigint(), d: z.array(z.string().refine(() => true)) }) });
    const { diagnostics } = buildContract(
      loadedFromModules({ f: { m: { schema, other: z.map(z.string(), z.int()) } } }),
    );
    expect(diagnostics.map(({ code }) => code).sort()).toEqual(["SW302", "SW306", "SW306", "SW306"]);
  });
});

function badOperation(schema: z.ZodType) {
  const responses = { 200: { description: "ok", schema } };
  return operation({ id: "bad", method: "GET", path: "/", summary: "Bad", tags: [], security: [], responses });
}
