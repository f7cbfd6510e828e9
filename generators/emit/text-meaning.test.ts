import { expect, it } from "vitest";
import type { StringNode, StringStep } from "../contract/contract.ts";
import { isDecimal, textMeaning } from "./text-meaning.ts";

const text = (...steps: readonly StringStep[]): StringNode => ({ kind: "string", steps });
const format = (name: "datetime" | "date" | "time" | "base64" | "base64url"): StringStep => ({
  step: "format",
  format: name,
});

it.each([
  [text(format("datetime")), "datetime"],
  [text({ step: "trim" }, format("date")), "date"],
  [text(format("time")), undefined],
  [text(format("base64"), format("date")), "base64"],
  [text(format("base64url")), "base64url"],
  [text({ step: "portable", use: { rule: { check: "base64", minBytes: 1, maxBytes: 9 } } }), "base64"],
  [text({ step: "pattern", source: "^(0|[1-9]\\d{0,18})$", flags: "" }), "decimal"],
  [text(), undefined],
])("%j means %s", (node, meaning) => expect(textMeaning(node)).toBe(meaning));

it.each(["^\\d+$", "^-?\\d+$", "^(?:0|[1-9]\\d*)$", "^(0|[1-9][0-9]{0,19})$", "^1{3}[0-9]?$"])(
  "/%s/ is of decimal digits",
  (source) => expect(isDecimal(source, "")).toBe(true),
);

it.each(["^0|[1-9]$", "\\d+", "^\\d+", "^a\\d$", "^\\d-\\d$", "^\\d+\\.\\d+$", "^(?=1)\\d$", "^$", "^-$"])(
  "/%s/ is not",
  (source) => expect(isDecimal(source, "")).toBe(false),
);
