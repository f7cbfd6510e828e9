import type { PortableCase, PortableCheck, PortableCheckUse, UrlRule } from "../../contract/contract.ts";
import { jsonLiteral, list, stringLiteral } from "./swift-text.ts";

/** Writes a portable check as the Swift expression of its data. */
export function ruleUse(use: PortableCheckUse): string {
  const parts = [ruleExpression(use.rule)];
  if (use.message !== undefined) parts.push(`message: ${stringLiteral(use.message)}`);
  if (use.abort === true || use.rule.check === "additiveEnum") parts.push("abort: true");
  return `RuleUse(${parts.join(", ")})`;
}

function ruleExpression(rule: PortableCheck): string {
  const texts = (values: readonly string[]): string => list(values.map(stringLiteral));
  const keys =
    rule.check === "atLeastOne" || rule.check === "exactlyOne" || rule.check === "requiredWhen" ? rule : undefined;
  const path = `path: ${texts(keys?.path ?? [])}`;
  switch (rule.check) {
    case "additiveEnum":
      return `.additiveEnum(${texts(rule.values)})`;
    case "base64":
      return `.base64(minBytes: ${rule.minBytes}, maxBytes: ${rule.maxBytes})`;
    case "excludesWords":
      return `.excludesWords(${texts(rule.words)})`;
    case "url":
      return `.url(${urlRule(rule)})`;
    case "uniqueItems":
      return `.uniqueItems(by: ${rule.by === undefined ? "nil" : texts([rule.by].flat())})`;
    case "atLeastOne":
      return `.atLeastOne(${texts(rule.keys)}, ${rule.counts === "presence" ? "presence: true, " : ""}${path})`;
    case "exactlyOne":
      return `.exactlyOne(${texts(rule.keys)}, ${path})`;
    case "requiredWhen": {
      const when = `RuleCondition(key: ${stringLiteral(rule.when.key)}, equals: ${jsonLiteral(rule.when.equals)})`;
      return `.requiredWhen(${when}, ${texts(rule.keys)}, ${path})`;
    }
    case "totalLength":
      return `.totalLength(${list(rule.paths.map(texts))}, max: ${rule.max})`;
    case "allEqual":
    case "lastEquals":
      return `.${rule.check}(${texts(rule.path)}, to: ${texts(rule.to)})`;
    case "consecutive":
      return `.consecutive(${texts(rule.path)})`;
    case "utf16Length":
    case "entryCount":
      return `.${rule.check}(min: ${rule.min}, max: ${rule.max})`;
    case "jsonBytes":
      return `.jsonBytes(max: ${rule.max})`;
    case "punycode":
      return ".punycode";
    case "implies":
      return `.implies(${implication(rule)})`;
  }
}

function implication(rule: PortableCheck & { readonly check: "implies" }): string {
  const texts = (values: readonly string[]): string => list(values.map(stringLiteral));
  const cases = (all: readonly PortableCase[]): string =>
    list(all.map((each) => `RuleCase(key: ${stringLiteral(each.key)}, in: ${list(each.in.map(jsonLiteral))})`));
  const parts = [`when: ${cases(rule.when)}`];
  if (rule.required !== undefined) parts.push(`required: ${texts(rule.required)}`);
  if (rule.forbidden !== undefined) parts.push(`forbidden: ${texts(rule.forbidden)}`);
  if (rule.values !== undefined) parts.push(`values: ${cases(rule.values)}`);
  return `RuleImplication(${parts.join(", ")})`;
}

function urlRule(rule: UrlRule): string {
  const texts = (values: readonly string[]): string => list(values.map(stringLiteral));
  const parts = [`schemes: ${texts(rule.schemes)}`];
  if (rule.loopbackSchemes !== undefined) parts.push(`loopbackSchemes: ${texts(rule.loopbackSchemes)}`);
  parts.push(`pathname: .${rule.pathname}`);
  if (rule.forbid.length > 0) parts.push(`forbid: ${list(rule.forbid.map((part) => `.${part}`))}`);
  if (rule.forbidCharacters !== undefined) parts.push(`forbidCharacters: ${stringLiteral(rule.forbidCharacters)}`);
  if (rule.forbidHosts !== undefined) parts.push(`forbidHosts: ${texts(rule.forbidHosts)}`);
  return `URLRule(${parts.join(", ")})`;
}
