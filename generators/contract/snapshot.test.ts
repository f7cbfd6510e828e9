import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readSnapshot, writeSnapshot } from "./snapshot.ts";
import { contractOf } from "./testing.ts";

describe("the snapshot", () => {
  const contract = contractOf({
    ASchema: z.object({ b: z.string().default("x"), ["a"]: z.enum(["q", "p"]) }),
    BSchema: z.literal("\u2028 \ud800 é"),
  });

  it("reads back as it was written", () => {
    const text = writeSnapshot(contract);
    expect(readSnapshot(text)).toEqual(contract);
    expect(writeSnapshot(readSnapshot(text))).toBe(text);
  });

  it("has sorted keys, two spaces, LF and a final newline", () => {
    const text = writeSnapshot(contract);
    expect(text.startsWith('{\n  "format": 1,\n  "gateways": [],\n  "modules": [\n')).toBe(true);
    expect(text.endsWith("}\n")).toBe(true);
    expect(text).not.toContain("\r");
  });

  it("keeps the author's order where order means something", () => {
    const { types } = readSnapshot(writeSnapshot(contract));
    const node = types["test.A"]?.node;
    expect(node?.kind === "object" && node.properties.map(({ key }) => key)).toEqual(["b", "a"]);
  });

  it("does not depend on the order in which the data were put together", () => {
    const turned = Object.fromEntries(Object.entries(contract).reverse()) as unknown as typeof contract;
    expect(writeSnapshot(turned)).toBe(writeSnapshot(contract));
  });

  it("keeps an own key __proto__", () => {
    const node = { kind: "unknown", examples: [JSON.parse('{"__proto__":1}')] };
    expect(writeSnapshot({ ...contract, types: { "a.B": { id: "a.B", node } } } as never)).toContain('"__proto__": 1');
  });

  it.each(["{}", "null", '{"format":2}', '{"format":1,"modules":[]}', "nonsense"])("refuses %s", (text) => {
    expect(() => readSnapshot(text)).toThrow();
  });

  it("refuses a type under another id", () => {
    const text = writeSnapshot(contract).replace('"test.A": {', '"test.C": {');
    expect(() => readSnapshot(text)).toThrow("test.C");
  });
});
