import { describe, expect, it } from "vitest";
import { contractOf, int, list, literal, nullable, objectOf, optional, ref, text } from "./testing/contract-of.ts";
import { declarationOf, swiftOf } from "./testing/swift-of.ts";

describe("the struct of an object", () => {
  it("holds what each presence needs, and writes literals without storing them", () => {
    const Seat = objectOf({
      schemaVersion: literal(3),
      id: text,
      nickname: optional(text),
      deletedAt: nullable(text),
      bio: optional(nullable(text)),
    });
    expect(declarationOf(contractOf({ Seat }), "Seat")).toBe(`public struct Seat: WireModel {
    /// Always 3.
    public static let schemaVersion: Int64 = 3

    public var id: String

    public var nickname: String?

    /// nil is null.
    public var deletedAt: String?

    public var bio: Tristate<String>

    public init(id: String, nickname: String? = nil, deletedAt: String?, bio: Tristate<String> = .absent) {
        self.id = id
        self.nickname = nickname
        self.deletedAt = deletedAt
        self.bio = bio
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        try self.init(
            id: wireFields.required("id"),
            nickname: wireFields.optional("nickname"),
            deletedAt: wireFields.required("deletedAt"),
            bio: wireFields.tristate("bio")
        )
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(3))
        wireMembers.required("id", self.id)
        wireMembers.optional("nickname", self.nickname)
        wireMembers.required("deletedAt", self.deletedAt)
        wireMembers.tristate("bio", self.bio)
        return wireMembers.wireValue
    }

    public static func == (left: Self, right: Self) -> Bool {
        guard WireFields.same(left.id, right.id) else { return false }
        guard WireFields.same(left.nickname, right.nickname) else { return false }
        guard WireFields.same(left.deletedAt, right.deletedAt) else { return false }
        guard WireFields.same(left.bio, right.bio) else { return false }
        return true
    }
}
`);
  });

  it("keeps other keys where the contract does, and not under the name of a declared one", () => {
    const source = declarationOf(contractOf({ Open: objectOf({ additionalProperties: text }, int) }), "Open");
    expect(source).toContain("public var additionalProperties: Record<String, Int64>\n");
    expect(source).toMatch(/public var additionalProperties_[0-9a-z]{4}: String\n/);
    expect(source).toContain('additionalProperties: wireFields.others(than: ["additionalProperties"])');
  });

  it("a lone property is set, since its initializer may look like one that every model has", () => {
    const source = declarationOf(contractOf({ Only: objectOf({ value: text }) }), "Only");
    expect(source).toContain('        self.value = try wireFields.required("value")\n');
    const kept = declarationOf(contractOf({ Kept: objectOf({}, int) }), "Kept");
    expect(kept).toContain("        self.additionalProperties = try wireFields.others(than: [])\n");
  });

  it("so are properties whose name no label can be in every Swift", () => {
    const source = declarationOf(contractOf({ Flow: objectOf({ inout: text, id: text }) }), "Flow");
    expect(source).toContain('        self.`inout` = try wireFields.required("inout")\n');
    expect(source).toContain('        self.id = try wireFields.required("id")\n');
  });

  it("hides the storage of a deprecated property, so that its own code does not warn", () => {
    const old = { ...optional(text), deprecated: 'Use "fresh"' } as const;
    const source = declarationOf(contractOf({ Note: objectOf({ old }) }), "Note");
    expect(source).toContain(`    @available(*, deprecated, message: "Use \\"fresh\\"")
    public var old: String? {
        get { _old }
        set { _old = newValue }
    }
    private var _old: String?
`);
    expect(source).toContain("self._old = old");
    expect(source).toContain("guard WireFields.same(left._old, right._old) else { return false }");
  });

  it("boxes a property only where the struct would contain itself", () => {
    const Node = objectOf({ next: optional(ref("Node")), kids: list(ref("Node")) });
    const source = swiftOf(contractOf({ Node }));
    expect(source).toContain("private var _next: Boxed<Node?>\n");
    expect(source).toContain("public var kids: [Node]\n");
    expect(source).toContain("public static var wireIsRecursive: Bool { true }\n");
  });

  it("no key and no description becomes code", () => {
    const hostile = '"\\(evil()) */\nfunc evil() {}\u2028';
    const source = swiftOf(contractOf({ Hostile: { node: objectOf({ [hostile]: text }), description: hostile } }));
    for (const line of source.split("\n")) {
      if (line.includes("evil")) expect(line).toMatch(/^\s*\/\/\/|^[^"]*(?:"(?:[^"\\]|\\.)*"[^"]*)*$/);
      expect(line.trimStart().startsWith("func ")).toBe(false);
    }
    expect(source).toContain('"\\"\\\\(evil()) */\\nfunc evil() {}\\u{2028}"');
  });

  it("an empty object has an empty initialiser and still wants an object", () => {
    const source = declarationOf(contractOf({ Empty: objectOf({}) }), "Empty");
    expect(source).toContain("public init() {\n    }\n");
    expect(source).toContain("_ = try WireFields(wireValue)");
  });
});
