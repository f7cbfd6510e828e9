import { expect, it } from "vitest";
import { z } from "zod";
import { resolveNode, typeOf, unwrapPresence } from "./contract.ts";
import type { Node } from "./contract.ts";
import { contractOf } from "./testing.ts";

const Inner = z.object({ a: z.int() });
const contract = contractOf({
  InnerSchema: Inner,
  AliasSchema: Inner.describe("Alias."),
  ASchema: z.object({
    plain: Inner,
    nullish: z.string().describe("Deep.").nullish(),
    exact: z.string().exactOptional(),
    default: z.string().nullable().default("x").meta({ deprecated: true }).readonly(),
    prefault: z.string().optional().prefault("y"),
    nested: z.int().default(1).default(2),
    nonoptional: z.string().optional().nonoptional(),
  }),
});

function property(key: string): Node {
  const { node } = typeOf(contract, "test.A");
  const found = node.kind === "object" ? node.properties.find((each) => each.key === key) : undefined;
  if (found === undefined) throw new Error(key);
  return found.node;
}

it("resolves references through aliases", () => {
  expect(resolveNode(contract, { kind: "ref", type: "test.Alias" })).toBe(typeOf(contract, "test.Inner").node);
  expect(resolveNode(contract, property("exact")).kind).toBe("exactOptional");
  expect(() => typeOf(contract, "test.Gone")).toThrow("test.Gone");
});

it("takes wrappers off", () => {
  const none = { optional: false, exact: false, nullable: false, default: null };
  expect(unwrapPresence(property("plain"))).toMatchObject({ ...none, core: { kind: "ref" } });
  expect(unwrapPresence(property("nullish"))).toMatchObject({
    ...none,
    optional: true,
    nullable: true,
    core: { kind: "string" },
  });
  expect(unwrapPresence(property("exact"))).toMatchObject({ ...none, optional: true, exact: true });
  expect(unwrapPresence(property("default"))).toMatchObject({
    nullable: true,
    default: { kind: "default", value: "x" },
  });
  expect(unwrapPresence(property("prefault"))).toMatchObject({
    optional: true,
    default: { kind: "prefault", value: "y" },
  });
  expect(unwrapPresence(property("nested")).default).toEqual({ kind: "default", value: 2 });
  expect(unwrapPresence(property("nonoptional"))).toMatchObject({ ...none, core: { kind: "nonoptional" } });
});

it("finds the notes at whatever depth, the outer ones first", () => {
  expect(unwrapPresence(property("nullish")).notes).toEqual({ description: "Deep." });
  expect(unwrapPresence(property("default")).notes).toEqual({ deprecated: true });
  const twice: Node = {
    kind: "optional",
    description: "Outer.",
    inner: { kind: "null", description: "Inner.", title: "T" },
  };
  expect(unwrapPresence(twice).notes).toEqual({ description: "Outer.", title: "T" });
});
