import { describe, expect, it } from "vitest";
import type { Node, StringStep } from "../../contract/contract.ts";
import { demoSource, object, ref } from "./testing/demo-contract.ts";
import { textType } from "./text-type.ts";

const text = (...steps: readonly StringStep[]): Node & { kind: "string" } => ({ kind: "string", steps });
const format = (name: "datetime" | "date" | "time" | "base64" | "base64url"): StringStep => ({
  step: "format",
  format: name,
  source: "x",
  flags: "",
});

describe("texts of a format that means something", () => {
  it.each([
    [text(format("datetime")), "IsoDateTime"],
    [text({ step: "trim" }, format("date")), "IsoDate"],
    [text(format("time")), "String"],
    [text(format("base64")), "Base64Text"],
    [text(format("base64url")), "Base64UrlText"],
    [text({ step: "portable", use: { rule: { check: "base64", minBytes: 1, maxBytes: 9 } } }), "Base64Text"],
    [text({ step: "pattern", source: "^(0|[1-9]\\d{0,18})$", flags: "" }), "IntegerText"],
    [text(), "String"],
  ])("%j", (node, type) => expect(textType(node)).toBe(type));

  it("are typed wherever they stand", () => {
    const source = demoSource({
      Moment: text(format("datetime")),
      Day: { node: text(format("date")), brand: true },
      Use: object({
        at: ref("Moment"),
        until: { kind: "nullable", inner: text(format("datetime")) },
        days: { kind: "array", element: ref("Day"), steps: [] },
        since: { kind: "default", inner: text(format("date")), value: "2030-01-31" },
      }),
    });
    for (const line of [
      "public typealias Moment = IsoDateTime\n",
      "public value class Day(public val value: IsoDate)",
      "public val until: IsoDateTime?,",
      'public val since: IsoDate = IsoDate("2030-01-31"),',
      "out.putTextOrNull(form, 1, value.until?.value)",
      "out.putText(form, 3, value.since.value)",
      "Day(IsoDate(input.text(schema.core)))",
    ]) {
      expect(source).toContain(line);
    }
  });
});
