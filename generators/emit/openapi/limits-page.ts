import type { Contract } from "../../contract/contract.ts";
import { jsonSchemaLimits } from "./bundle.ts";
import type { Limit } from "./schema/schema.ts";

const HEAD = `<!-- Generated from the schemas. Do not edit. -->

# What JSON Schema cannot say

The schemas of the catalog and of \`schemas/\` accept everything that the contract accepts. They accept more where a rule
of the contract has no form in JSON Schema; each such place is listed here. Programs that use the generated models
enforce these rules; a program that validates by JSON Schema alone does not.

- \`format\`: JSON Schema's \`format\` is a note, not a check, and the contract's formats are narrower.
- \`base64\`, \`url\`, \`punycode\`: judged by decoding and by parsing.
- \`utf16Length\`: bounds count UTF-16 units, where JSON Schema counts code points.
- \`changed\`: judged after white space or letters of the text were changed.
- \`pattern\`: the pattern has flags, or counts UTF-16 units.
- \`recordKey\`, \`finite\`, \`multipleOf\`, \`includes\`, \`lowercase\`, \`uniqueItems\`: as the words say.
- \`crossField\`: compares several values.
- \`additive\`, \`union\`: a tolerant reader leaves things out and judges what remains.

\`read\`: \`both\` where the rule is left out of requests and responses alike; \`tolerant\` where it is only left out of the
schemas of responses.

One thing the catalog's components judge differently from the contract: an own key \`__proto__\` of a record. The contract
drops it unjudged; so do the schemas in \`schemas/\`.
`;

/** The page that lists every rule which the schemas leave out; `further` are those of shapes that stand in operations. */
export function limitsPage(contract: Contract, further: readonly Limit[]): string {
  const strict = [...jsonSchemaLimits(contract), ...further];
  const known = new Set(strict.map((each) => JSON.stringify(each)));
  const tolerant = jsonSchemaLimits(contract, "response").filter((each) => !known.has(JSON.stringify(each)));
  const rows = [...strict.map((each) => row(each, "both")), ...tolerant.map((each) => row(each, "tolerant"))];
  if (rows.length === 0) return `${HEAD}\nNothing is left out.\n`;
  return `${HEAD}\n${rows.length === 1 ? "1 place" : `${rows.length} places`}:\n\n| type | where | read | rule | what it asks |\n| --- | --- | --- | --- | --- |\n${rows.join("\n")}\n`;
}

function row({ type, at, rule, says }: Limit, read: "both" | "tolerant"): string {
  return `| \`${type}\` | ${at === "" ? "itself" : `\`${cell(at)}\``} | ${read} | \`${rule}\` | ${cell(says)} |`;
}

function cell(text: string): string {
  return text.replace(/\s*\n\s*/g, " ").replaceAll("|", "\\|");
}
