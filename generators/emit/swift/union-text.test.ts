import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import type { Node } from "../../contract/contract.ts";
import { contractOf, int, literal, nullable, objectOf, optional, ref, text } from "./testing/contract-of.ts";
import { declarationOf, swiftOf } from "./testing/swift-of.ts";

const shape: Node = {
  kind: "discriminated",
  discriminator: "kind",
  options: [
    { tags: ["circle"], node: ref("Circle") },
    { tags: ["rect", "square"], node: ref("Box") },
  ],
};

describe("the enum of a discriminated union", () => {
  it("has a case for each option, called as its tag or its type", () => {
    const contract = contractOf({
      Shape: shape,
      Circle: objectOf({ kind: literal("circle") }),
      Box: objectOf({ kind: literal("rect", "square") }),
    });
    expect(declarationOf(contract, "Shape")).toBe(`public enum Shape: WireModel {
    case circle(Circle)
    case box(Box)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, Self.wireSchema) {
        case 0: self = .circle(try Circle(wireValue: wireValue))
        default: self = .box(try Box(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .circle(let payload): return payload.wireValue
        case .box(let payload): return payload.wireValue
        }
    }
}
`);
  });

  it("is indirect where it contains itself, and its options then need no boxes", () => {
    const Expr: Node = { kind: "discriminated", discriminator: "op", options: [{ tags: ["neg"], node: ref("Neg") }] };
    const source = swiftOf(contractOf({ Expr, Neg: objectOf({ op: literal("neg"), of: ref("Expr") }) }));
    expect(source).toContain("public indirect enum Expr: WireModel {");
    expect(source).not.toContain("Boxed");
  });
});

describe("the enum of a plain union", () => {
  it("has constants without payload and picks by the schema", () => {
    const Width: Node = { kind: "union", options: [int, literal("auto"), { kind: "null" }, ref("WidthRange")] };
    const source = declarationOf(contractOf({ Width, WidthRange: objectOf({ from: int }) }), "Width");
    expect(source).toContain("    case integer(Int64)\n    case auto\n    case null\n    case range(WidthRange)\n");
    expect(source).toContain('{ try $0.require(.string("auto"), .auto) },');
    expect(source).toContain('case .auto: return .string("auto")');
  });

  // swiftc warns of a `try` before what cannot throw: the reader of any JSON throws like all readers of the support.
  it("reads an option of any JSON like every other option", async () => {
    const AnyLast: Node = { kind: "union", options: [int, { kind: "unknown" }, literal("a", 1)] };
    const source = declarationOf(contractOf({ AnyLast }), "AnyLast");
    expect(source.match(/try \w+\(wireValue: \$0\)/g)).toEqual([
      "try Int64(wireValue: $0)",
      "try JSONValue(wireValue: $0)",
      "try JSONValue(wireValue: $0)",
    ]);
    const support = await readFile(new URL("support/SamewireSupport/WireValue.swift", import.meta.url), "utf8");
    const readers = support.match(/init\(wireValue: JSONValue\).*/g) ?? [];
    expect(readers.length).toBeGreaterThan(5);
    expect(readers.filter((reader) => !reader.startsWith("init(wireValue: JSONValue) throws"))).toEqual([]);
  });

  it("is not made optional where it already holds null", () => {
    const Maybe: Node = { kind: "union", options: [text, { kind: "null" }] };
    const source = declarationOf(
      contractOf({ Maybe, Use: objectOf({ a: nullable(ref("Maybe")), b: optional(nullable(ref("Maybe"))) }) }),
      "Use",
    );
    expect(source).toContain("public var a: Maybe\n");
    expect(source).toContain("public var b: Maybe?\n");
  });
});
