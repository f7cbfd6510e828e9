import { describe, expect, it } from "vitest";
import type { Contract } from "../../contract/contract.ts";
import { emitSwift } from "./swift.ts";
import { contractOf, objectOf, ref, text } from "./testing/contract-of.ts";
import { swiftOf } from "./testing/swift-of.ts";

const support = [
  { path: "SamewireSupport/JSONValue.swift", text: "// support\n" },
  { path: "SamewireVectors/main.swift", text: "// runner\n" },
];

function twoFamilies(): Contract {
  const first = contractOf({ Seat: objectOf({ id: text }) });
  const id = "other.Seat" as const;
  const node = objectOf({ own: text, theirs: ref("Seat") });
  const second = { id, family: "other", name: "Seat", module: "seats", exportName: "SeatSchema", brand: false, node };
  return {
    ...first,
    types: { ...first.types, [id]: second },
    modules: [
      ...first.modules,
      { family: "other", name: "seats", source: "schemas/other/seats.ts", types: [id], reexports: [] },
    ],
  };
}

describe("the package", () => {
  it("has a target a family, a file a module, the support, a runner and a page", () => {
    const paths = emitSwift(twoFamilies(), { root: "out", support }).map(({ path }) => path);
    expect(paths).toEqual([
      "out/Package.swift",
      "out/README.md",
      "out/Sources/Demo/DemoTypes.swift",
      "out/Sources/Demo/Shapes.swift",
      "out/Sources/Other/OtherTypes.swift",
      "out/Sources/Other/Seats.swift",
      "out/Sources/SamewireSupport/JSONValue.swift",
      "out/Sources/SamewireSupport/UnicodeTables.swift",
      "out/Sources/SamewireVectors/AllWireTypes.swift",
      "out/Sources/SamewireVectors/main.swift",
    ]);
  });

  it("two families may use one name; a reference across them imports and qualifies", () => {
    const files = emitSwift(twoFamilies(), { root: "out", support, targets: { demo: "First" } });
    const seats = files.find(({ path }) => path.endsWith("Seats.swift"))?.text;
    expect(seats).toContain("import SamewireSupport\nimport First\n");
    expect(seats).toContain("public var theirs: First.Seat\n");
    const manifest = files.find(({ path }) => path.endsWith("Package.swift"))?.text;
    expect(manifest).toContain('.target(name: "Other", dependencies: ["SamewireSupport", "First"])');
  });

  it("access levels reach every declaration; the runner needs more than internal", () => {
    const made = (access: "package" | "internal") =>
      emitSwift(contractOf({ Seat: objectOf({ id: text }) }), { root: "out", support: [], access });
    expect(made("package").find(({ path }) => path.endsWith("Shapes.swift"))?.text).toContain(
      "package struct Seat: WireModel {",
    );
    expect(
      made("internal").every(({ path, text: source }) => path.endsWith(".md") || !/^\s*public /m.test(source)),
    ).toBe(true);
    expect(made("internal").some(({ path }) => path.includes("SamewireVectors"))).toBe(false);
  });

  it("internal access cannot cross families", () => {
    expect(() => emitSwift(twoFamilies(), { root: "out", support, access: "internal" })).toThrow(
      "which internal access hides",
    );
  });

  it("is the same for the same contract", () => {
    expect(emitSwift(twoFamilies(), { root: "out", support })).toEqual(
      emitSwift(structuredClone(twoFamilies()), { root: "out", support }),
    );
  });

  it("refuses two types that would share one Swift name", () => {
    const contract = contractOf({ A: text, B: { node: text, swiftName: "A" } });
    expect(() => emitSwift(contract, { root: "out", support })).toThrow("two types of demo are called A");
  });

  it("tells two types apart whose names come to one in Swift", () => {
    const source = swiftOf(contractOf({ Foo_Bar: objectOf({}), FooBar: objectOf({}) }));
    expect(source).toContain("public struct FooBar: WireModel {");
    expect(source).toMatch(/public struct FooBar_\w{4}: WireModel \{/);
  });

  it("calls types and members as the config does", () => {
    const contract = contractOf({
      Seat: objectOf({ "deleted-at": text, id: text }),
      Kind: { kind: "enum", values: ["a", "next-turn"], additive: false },
    });
    const names = { demo: { Seat: "Chair", "Seat.deleted-at": "removal", "Kind.next-turn": "later" } };
    const [source] = emitSwift(contract, { root: "out", support: [], names }).filter(({ path }) =>
      path.endsWith("Shapes.swift"),
    );
    expect(source?.text).toContain("public struct Chair: WireModel {\n    public var removal: String\n");
    expect(source?.text).toContain("    case later\n");
  });
});
