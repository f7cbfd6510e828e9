import type { PortableCase, PortableCheckUse, PortablePath, UrlRule } from "../../contract/contract.ts";
import { stringLiteral, wireLiteral } from "./literal.ts";
import { call } from "./layout.ts";
import type { Piece } from "./layout.ts";

/** The run time's call for one portable check. */
export function ruleCode(use: PortableCheckUse): Piece {
  const { rule } = use;
  const stops = use.abort === true ? ["stops = true"] : [];
  switch (rule.check) {
    case "additiveEnum":
      throw new Error("An additive enum stands among the portable checks of a node; it is a node of its own.");
    case "base64":
      return call("canonicalBase64", [`${rule.minBytes}L`, `${rule.maxBytes}L`, ...stops]);
    case "excludesWords":
      return call("excludesWords", [...rule.words.map(stringLiteral), ...stops]);
    case "url":
      return call("urlMatches", [urlRuleCode(rule), ...stops]);
    case "uniqueItems":
      return call("uniqueItems", [...[rule.by ?? []].flat().map(stringLiteral), ...stops]);
    case "atLeastOne": {
      const name = rule.counts === "presence" ? "atLeastOnePresent" : "atLeastOne";
      return call(name, [...rule.keys.map(stringLiteral), ...placed(rule.path), ...stops]);
    }
    case "exactlyOne":
      return call("exactlyOne", [...rule.keys.map(stringLiteral), ...placed(rule.path), ...stops]);
    case "requiredWhen": {
      const when = [stringLiteral(rule.when.key), wireLiteral(rule.when.equals)];
      return call("requiredWhen", [...when, ...rule.keys.map(stringLiteral), ...placed(rule.path), ...stops]);
    }
    case "implies": {
      const keys = (name: "required" | "forbidden"): Piece[] =>
        rule[name] === undefined ? [] : [named(name, call("listOf", rule[name].map(stringLiteral)))];
      const values = rule.values === undefined ? [] : [named("values", casesCode(rule.values))];
      return call("implies", [casesCode(rule.when), ...keys("required"), ...keys("forbidden"), ...values, ...stops]);
    }
    case "utf16Length":
    case "entryCount":
      return call(rule.check, [`${rule.min}L`, `${rule.max}L`, ...stops]);
    case "jsonBytes":
      return call("jsonBytes", [`${rule.max}L`, ...stops]);
    case "punycode":
      return call("punycode", stops);
    case "totalLength":
      return call("totalLength", [`${rule.max}L`, ...rule.paths.map(pathCode), ...stops]);
    case "allEqual":
    case "lastEquals":
      return call(rule.check, [pathCode(rule.path), pathCode(rule.to), ...stops]);
    case "consecutive":
      return call("consecutive", [pathCode(rule.path), ...stops]);
    default:
      return rule satisfies never;
  }
}

function pathCode(path: PortablePath): Piece {
  return call("path", path.map(stringLiteral));
}

function casesCode(cases: readonly PortableCase[]): Piece {
  return call(
    "listOf",
    cases.map((each) => call("case", [stringLiteral(each.key), ...each.in.map(wireLiteral)])),
  );
}

function placed(path: PortablePath | undefined): Piece[] {
  return path === undefined ? [] : [named("at", pathCode(path))];
}

function urlRuleCode(rule: UrlRule): Piece {
  const args = [
    named("schemes", setCode(rule.schemes)),
    ...(rule.loopbackSchemes === undefined ? [] : [named("loopbackSchemes", setCode(rule.loopbackSchemes))]),
    `pathname = ${stringLiteral(rule.pathname)}`,
    ...(rule.forbid.length === 0 ? [] : [named("forbid", setCode(rule.forbid))]),
    ...(rule.forbidCharacters === undefined ? [] : [`forbidCharacters = ${stringLiteral(rule.forbidCharacters)}`]),
    ...(rule.forbidHosts === undefined ? [] : [named("forbidHosts", setCode(rule.forbidHosts))]),
  ];
  return call("urlRule", args);
}

function setCode(values: readonly string[]): Piece {
  return call("setOf", values.map(stringLiteral));
}

function named(name: string, piece: Piece): Piece {
  return typeof piece === "string" ? `${name} = ${piece}` : { ...piece, head: `${name} = ${piece.head}` };
}
