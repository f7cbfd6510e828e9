import { describe, expect, it } from "vitest";
import { z } from "zod";
import { brand } from "../../../schemas/kit/kit.ts";
import type { Node } from "../contract.ts";
import { contractOf } from "../testing.ts";
import { buildContract, loadedFromModules } from "./build.ts";

function fieldOf(exports: Readonly<Record<string, unknown>>, key = "x"): Node | undefined {
  const { node } = contractOf(exports).types["test.User"] ?? {};
  return node?.kind === "object" ? node.properties.find((each) => each.key === key)?.node : undefined;
}

describe("references", () => {
  it("are found by instance, and through clones that only add notes", () => {
    const Page = z.object({ a: z.int() }).describe("A page.");
    const clone = Page.meta({ title: "Here" }).describe("The first page.");
    expect(fieldOf({ Page, User: z.object({ x: Page }) })).toEqual({ kind: "ref", type: "test.Page" });
    expect(fieldOf({ Page, User: z.object({ x: clone }) })).toEqual({
      kind: "ref",
      type: "test.Page",
      title: "Here",
      description: "The first page.",
    });
  });

  it("are found where the exported schema is itself a clone", () => {
    const base = z.object({ a: z.int() });
    expect(fieldOf({ Page: base.describe("Exported."), User: z.object({ x: base }) })).toEqual({
      kind: "ref",
      type: "test.Page",
    });
  });

  it("are not guessed where two exports are clones of one schema", () => {
    const base = z.object({ a: z.int() });
    const exports = {
      One: base.describe("1"),
      Two: base.describe("2"),
      User: z.object({ x: base, y: base.meta({ id: "Own" }) }),
    };
    expect(fieldOf(exports)).toEqual({ kind: "ref", type: "test.UserX" });
    expect(fieldOf(exports, "y")).toEqual({ kind: "ref", type: "test.Own" });
  });

  it("end where the definition changes: a bounded clone is a schema of its own", () => {
    const Name = z.string().describe("A name.");
    expect(fieldOf({ Name, User: z.object({ x: Name.max(3) }) })).toEqual({
      kind: "string",
      steps: [{ step: "maxLength", value: 3 }],
      description: "A name.",
    });
  });

  it("reach a branded scalar by its brand's name, once however often it is used", () => {
    const id = brand(z.string(), "SeatId");
    const { types } = contractOf({ User: z.object({ x: id.optional(), y: z.array(id.describe("More.")) }) });
    expect(types["test.SeatId"]).toMatchObject({ brand: true, exportName: null, node: { kind: "string" } });
    expect(Object.keys(types)).toEqual(["test.SeatId", "test.User"]);
  });

  it("cross families, unless the family exports the schema too", () => {
    const Seat = z.object({ a: z.int() });
    const { contract } = buildContract(
      loadedFromModules({ a: { m: { Seat } }, b: { m: { User: z.object({ seat: Seat }) } } }),
    );
    expect(contract.types["b.User"]?.node).toMatchObject({ properties: [{ node: { kind: "ref", type: "a.Seat" } }] });
  });
});
