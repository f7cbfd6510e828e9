import type { Limit } from "./schema/schema.ts";

const HEAD = `<!-- Generated from the schemas. Do not edit. -->

# What JSON Schema cannot say

The schemas of the catalog and of \`schemas/\` accept everything that the contract accepts. They accept more where a rule
of the contract has no form in JSON Schema; each such place is listed here. Programs that use the generated models
enforce these rules; a program that validates by JSON Schema alone does not.

- \`format\`: JSON Schema's \`format\` is a note, not a check, and the contract's formats are narrower.
- \`base64\`, \`url\`: judged by decoding and by parsing.
- \`changed\`: judged after white space or letters of the text were changed.
- \`pattern\`: the pattern has flags, or counts UTF-16 units.
- \`recordKey\`, \`finite\`, \`multipleOf\`, \`includes\`, \`lowercase\`, \`uniqueItems\`: as the words say.
- \`crossField\`: compares several values.

One thing the catalog's components judge differently from the contract: an own key \`__proto__\` of a record. The contract
drops it unjudged; so do the schemas in \`schemas/\`.
`;

/** The page that lists every rule which the schemas leave out. */
export function limitsPage(limits: readonly Limit[]): string {
  if (limits.length === 0) return `${HEAD}\nNothing is left out.\n`;
  const rows = limits.map(
    ({ type, at, rule, says }) =>
      `| \`${type}\` | ${at === "" ? "itself" : `\`${cell(at)}\``} | \`${rule}\` | ${cell(says)} |`,
  );
  return `${HEAD}\n${limits.length} places:\n\n| type | where | rule | what it asks |\n| --- | --- | --- | --- |\n${rows.join("\n")}\n`;
}

function cell(text: string): string {
  return text.replace(/\s*\n\s*/g, " ").replaceAll("|", "\\|");
}
