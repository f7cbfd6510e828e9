import type { PortableCheck } from "../../../contract/contract.ts";
import { escapePattern } from "./pattern.ts";
import type { StepSchema } from "./string.ts";

/** What a portable check asks of a text. */
export function textRuleWords(rule: PortableCheck): string {
  switch (rule.check) {
    case "base64":
      return `Canonical padded base64 of ${rule.minBytes} to ${rule.maxBytes} bytes.`;
    case "excludesWords":
      return `Contains none of ${rule.words.map((each) => `\`${each}\``).join(", ")}, in either case.`;
    case "url":
      return urlWords(rule);
    case "utf16Length":
      return `${rule.min} to ${rule.max} UTF-16 units.`;
    case "punycode":
      return "Every label that starts with `xn--` decodes as Punycode.";
    case "additiveEnum":
      return `One of ${rule.values.map((each) => `\`${each}\``).join(", ")}.`;
    default:
      return `Passes the rule \`${rule.check}\`.`;
  }
}

/** A portable check on a text: what JSON Schema can say of it, and the words for the rest. */
export function textRule(rule: PortableCheck): StepSchema {
  switch (rule.check) {
    case "additiveEnum":
      return { schema: { enum: rule.values } };
    case "base64":
      return {
        schema: {
          contentEncoding: "base64",
          minLength: Math.ceil(rule.minBytes / 3) * 4,
          maxLength: Math.ceil(rule.maxBytes / 3) * 4,
          // Megabytes pass here: no nested repeat.
          pattern: "^[A-Za-z0-9+/]*={0,2}$",
        },
        left: { rule: "base64", says: textRuleWords(rule) },
      };
    case "utf16Length":
      // JSON Schema counts code points, of which each has one or two units.
      return {
        schema: { ...(rule.min > 0 && { minLength: Math.ceil(rule.min / 2) }), maxLength: rule.max },
        left: { rule: "utf16Length", says: textRuleWords(rule) },
      };
    case "punycode":
      return { schema: {}, left: { rule: "punycode", says: textRuleWords(rule) } };
    case "excludesWords":
      return { schema: { not: { pattern: rule.words.map(eitherCase).join("|") } } };
    case "url": {
      const without =
        rule.forbidCharacters === undefined || rule.forbidCharacters === "" ? undefined : rule.forbidCharacters;
      return {
        schema: without === undefined ? {} : { pattern: `^[^${classOf(without)}]*$` },
        left: { rule: "url", says: textRuleWords(rule) },
      };
    }
    default:
      return { schema: {}, left: { rule: "crossField", says: textRuleWords(rule) } };
  }
}

function eitherCase(word: string): string {
  return [...word]
    .map((each) => (/[a-z]/.test(each) ? `[${each}${each.toUpperCase()}]` : escapePattern(each)))
    .join("");
}

function classOf(characters: string): string {
  return characters.replace(/[\\\]^-]/g, "\\$&");
}

type UrlCheck = Extract<PortableCheck, { readonly check: "url" }>;

function urlWords({ schemes, loopbackSchemes = [], pathname, forbid, forbidHosts = [] }: UrlCheck): string {
  const kinds = schemes.map((each) => each.toUpperCase()).join(" or ");
  const path = { any: [], root: ["no path"], nonRoot: ["a path that does not end in a slash"] }[pathname];
  return `${[
    `An absolute ${kinds} URL`,
    ...loopbackSchemes.map((each) => `${each.toUpperCase()} too on a loopback host`),
    ...path,
    ...forbid.map((each) => `no ${each}`),
    ...forbidHosts.map((each) => `not on ${each}`),
  ].join(", ")}.`;
}
