import fc from "fast-check";
import { expect, it } from "vitest";
import { orderTypes, reachableTypes, refsOf } from "./contract.ts";
import type { Contract, NamedType, TypeId } from "./contract.ts";

/** A contract of objects `t.T0`, `t.T1`, … that refer to each other by the given edges. */
function graph(edges: readonly (readonly number[])[]): Contract {
  const types = edges.map((targets, index): NamedType => {
    const properties = targets.map((target) => {
      const node = { kind: "ref", type: `t.T${target}` } as const;
      return { key: `k${target}`, node, optionalIn: false, optionalOut: false };
    });
    const id: TypeId = `t.T${index}`;
    const node = { kind: "object", properties, unknownKeys: "strip" } as const;
    return { id, family: "t", name: `T${index}`, module: "m", exportName: null, brand: false, node };
  });
  return {
    format: 1,
    modules: [],
    types: Object.fromEntries(types.map((type) => [type.id, type])),
    operations: [],
    gateways: [],
  };
}

it("names what refers to itself, alone or in a circle", () => {
  const { order, cycles, recursive } = orderTypes(graph([[1], [2], [1], [3], []]));
  expect([...recursive].sort()).toEqual(["t.T1", "t.T2", "t.T3"]);
  expect(cycles.map((group) => [...group].sort())).toEqual([["t.T1", "t.T2"], ["t.T3"]]);
  expect(order.indexOf("t.T1")).toBeLessThan(order.indexOf("t.T0"));
});

it("puts dependencies first and agrees with reachability", () => {
  const edges = fc.array(fc.array(fc.nat({ max: 7 }), { maxLength: 3 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(edges, (targets) => {
      const contract = graph(targets);
      const { order, recursive } = orderTypes(contract);
      expect([...order].sort()).toEqual(Object.keys(contract.types).sort());
      for (const [position, id] of order.entries()) {
        const node = contract.types[id]?.node;
        const below = node === undefined ? [] : reachableTypes(contract, refsOf(node));
        expect(recursive.has(id)).toBe(below.includes(id));
        // What stands later is reached only by going round a cycle.
        for (const target of below) if (order.indexOf(target) > position) expect(recursive.has(id)).toBe(true);
      }
    }),
    { seed: 20261130, numRuns: 300 },
  );
});

it("walks long chains without recursion", () => {
  const length = 20_000;
  const contract = graph(Array.from({ length }, (_, index) => (index + 1 < length ? [index + 1] : [])));
  expect(orderTypes(contract).order[0]).toBe(`t.T${length - 1}`);
  expect(reachableTypes(contract, ["t.T0"])).toHaveLength(length);
});
