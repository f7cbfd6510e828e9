import { describe, expect, it } from "vitest";
import { contractOf, list, nullable, objectOf, optional, ref, text } from "./testing/contract-of.ts";
import { declarationOf, swiftOf } from "./testing/swift-of.ts";

describe("enums", () => {
  it("of texts are one closed Swift enum, additive or not", () => {
    const contract = contractOf({ Kind: { kind: "enum", values: ["steer", "next-turn", "default"], additive: true } });
    expect(declarationOf(contract, "Kind")).toBe(`public enum Kind: WireEnum {
    case steer
    case nextTurn
    case \`default\`

    public static let wireCases = WireCases<Kind>()

    public var rawValue: String {
        switch self {
        case .steer: return "steer"
        case .nextTurn: return "next-turn"
        case .\`default\`: return "default"
        }
    }
}
`);
    expect(swiftOf(contract)).toContain('wireSchema: Schema = .additive(["steer", "next-turn", "default"])');
  });

  it("of numbers keep their values as JSON", () => {
    const source = declarationOf(contractOf({ Level: { kind: "enum", values: [1, 2], additive: false } }), "Level");
    expect(source).toContain("public enum Level: WireModel, CaseIterable {\n    case n1\n    case n2\n");
    expect(source).toContain("case .n1: return .number(1)");
  });

  it("that stand inline get a name from their place", () => {
    const source = swiftOf(
      contractOf({ Seat: objectOf({ modes: list({ kind: "enum", values: ["a"], additive: false }) }) }),
    );
    expect(source).toContain("public enum SeatModesItem: WireEnum {");
    expect(source).toContain("public var modes: [SeatModesItem]\n");
  });
});

describe("other names", () => {
  it("a brand is a type of its own, any other scalar an alias with its schema beside it", () => {
    const contract = contractOf({
      UserId: { node: text, brand: true },
      Name: text,
      Use: objectOf({ id: ref("UserId"), name: ref("Name") }),
    });
    const source = swiftOf(contract);
    expect(declarationOf(contract, "UserId")).toContain(
      "public struct UserId: WireBrand, RecordKey {\n    public let rawValue: String\n",
    );
    expect(source).toContain("public typealias Name = String\n");
    expect(source).toContain('public static let name = WireType<Name>("demo.Name", nameSchema)');
    expect(source).toContain('PropertyShape("name", .reference { DemoTypes.name.schema })');
  });

  it("an alias that may be null is written out, so that no optional hides in another", () => {
    const contract = contractOf({
      Maybe: nullable(text),
      Use: objectOf({ a: ref("Maybe"), b: optional(ref("Maybe")), c: nullable(ref("Maybe")) }),
    });
    const source = declarationOf(contract, "Use");
    expect(source).toContain("public var a: String?\n");
    expect(source).toContain("public var b: Tristate<String>\n");
    expect(source).toContain("public var c: String?\n");
  });

  it("a list of itself gets a wrapper, since an alias cannot contain itself", () => {
    expect(declarationOf(contractOf({ Nest: list(ref("Nest")) }), "Nest")).toContain(
      "public struct Nest: WireBrand {\n    public let rawValue: [Nest]\n",
    );
  });

  it("a model may take the name of a standard or support type", () => {
    const contract = contractOf({
      String: objectOf({ s: text }),
      Record: objectOf({ r: { kind: "record", key: text, value: text, mode: "open" } }),
    });
    expect(declarationOf(contract, "String")).toContain("public var s: Swift.String\n");
    expect(declarationOf(contract, "Record")).toContain(
      "public var r: SamewireSupport.Record<Swift.String, Swift.String>\n",
    );
  });
});
