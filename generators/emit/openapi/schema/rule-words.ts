import type { PortableCase, PortableCheck } from "../../../contract/contract.ts";
import { textRuleWords } from "./text-rule.ts";

/** What a portable check asks, in a sentence. */
export function ruleWords(rule: PortableCheck): string {
  switch (rule.check) {
    case "uniqueItems":
      if (rule.by === undefined) return "Entries are pairwise different.";
      return typeof rule.by === "string"
        ? `Entries differ in \`${rule.by}\`.`
        : `Entries differ in at least one of ${list(rule.by)}.`;
    case "atLeastOne":
      return `At least one of ${list(rule.keys)} ${rule.counts === "presence" ? "is present" : "has a value"}.`;
    case "exactlyOne":
      return `Exactly one of ${list(rule.keys)} has a value.`;
    case "requiredWhen":
      return `${list(rule.keys)} ${rule.keys.length === 1 ? "has a value" : "have values"} when \`${rule.when.key}\` is \`${JSON.stringify(rule.when.equals)}\`.`;
    case "implies":
      return impliesWords(rule);
    case "entryCount":
      return `Has ${rule.min} to ${rule.max} entries.`;
    case "jsonBytes":
      return `At most ${rule.max} bytes as JSON without spaces.`;
    case "totalLength":
      return `The texts at ${list(rule.paths.map((each) => each.join(".")))} have at most ${rule.max} characters in all.`;
    case "allEqual":
      return `Every \`${rule.path.join(".")}\` equals \`${rule.to.join(".")}\`.`;
    case "consecutive":
      return `The numbers at \`${rule.path.join(".")}\` rise by 1.`;
    case "lastEquals":
      return `The last of \`${rule.path.join(".")}\` equals \`${rule.to.join(".")}\`.`;
    case "additiveEnum":
    case "base64":
    case "excludesWords":
    case "url":
    case "utf16Length":
    case "punycode":
      return textRuleWords(rule);
    default:
      return rule satisfies never;
  }
}

function impliesWords(rule: Extract<PortableCheck, { readonly check: "implies" }>): string {
  const { when, required = [], forbidden = [], values = [] } = rule;
  const asked = [
    ...(required.length === 0 ? [] : [`${list(required)} ${required.length === 1 ? "has a value" : "have values"}`]),
    ...(forbidden.length === 0 ? [] : [`${list(forbidden)} ${forbidden.length === 1 ? "has none" : "have none"}`]),
    ...values.map(caseWords),
  ];
  return `When ${when.map(caseWords).join(" and ")}: ${asked.join(", and ")}.`;
}

function caseWords({ key, in: accepted }: PortableCase): string {
  const values = accepted.map((each) => JSON.stringify(each));
  const last = values.at(-1) ?? "";
  return `\`${key}\` is ${values.length < 2 ? last : `${values.slice(0, -1).join(", ")} or ${last}`}`;
}

function list(names: readonly string[]): string {
  return names.map((each) => `\`${each}\``).join(", ");
}
