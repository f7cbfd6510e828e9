import { describe, expect, it } from "vitest";
import type { Node, StringStep } from "../../contract/contract.ts";
import { contractOf, nullable, objectOf, ref } from "./testing/contract-of.ts";
import { declarationOf, swiftOf } from "./testing/swift-of.ts";
import { textType } from "./text-type.ts";

const text = (...steps: readonly StringStep[]): Node & { kind: "string" } => ({ kind: "string", steps });
const format = (name: "datetime" | "date" | "time" | "base64" | "base64url"): StringStep => ({
  step: "format",
  format: name,
});

describe("texts of a format that means something", () => {
  it.each([
    [text(format("datetime")), "ISODateTime"],
    [text({ step: "trim" }, format("date")), "ISODate"],
    [text(format("time")), "String"],
    [text(format("base64")), "Base64Text"],
    [text(format("base64url")), "Base64URLText"],
    [text({ step: "portable", use: { rule: { check: "base64", minBytes: 1, maxBytes: 9 } } }), "Base64Text"],
    [text({ step: "pattern", source: "^(0|[1-9]\\d{0,18})$", flags: "" }), "IntegerText"],
    [text(), "String"],
  ])("%j", (node, type) => expect(textType(node)).toBe(type));

  it("are typed wherever they stand", () => {
    const contract = contractOf({
      Moment: text(format("datetime")),
      Day: { node: text(format("date")), brand: true },
      Use: objectOf({ at: ref("Moment"), until: nullable(text(format("datetime"))), day: ref("Day") }),
    });
    expect(swiftOf(contract)).toContain("public typealias Moment = ISODateTime\n");
    expect(declarationOf(contract, "Day")).toContain("public let rawValue: ISODate\n");
    const use = declarationOf(contract, "Use");
    expect(use).toContain("public var at: Moment\n");
    expect(use).toContain("public var until: ISODateTime?\n");
  });
});
