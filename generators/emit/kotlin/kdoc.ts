/**
 * A KDoc comment of `paragraphs`, without indent and with a final line end; empty when there is nothing to say. No text
 * can end the comment, open a nested one or read as a tag.
 */
export function kdoc(paragraphs: readonly (string | undefined)[]): string {
  const blocks = paragraphs.map((each) => (each === undefined ? [] : lines(each))).filter((block) => block.length > 0);
  const all = blocks.flatMap((block, index) => (index === 0 ? block : ["", ...block]));
  if (all.length === 0) return "";
  if (all.length === 1) return `/** ${all[0]} */\n`;
  return `/**\n${all.map((line) => (line === "" ? " *\n" : ` * ${line}\n`)).join("")} */\n`;
}

function lines(text: string): string[] {
  const safe = text
    .replace(/\r\n?|[\u000B\f\u0085\u2028\u2029]/g, "\n")
    // oxlint-disable-next-line no-control-regex -- control characters are what is removed
    .replace(/[\u0000-\u0009\u000E-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, " ")
    .replace(/[\uD800-\uDFFF]/gu, "\uFFFD")
    .replaceAll("*/", "*&#47;")
    .replaceAll("/*", "/&#42;");
  const split = safe.split("\n").map((line) => line.trimEnd().replace(/^\s*@/, "&#64;").replace(/^\//, "&#47;"));
  while (split.length > 0 && split[0] === "") split.shift();
  while (split.length > 0 && split.at(-1) === "") split.pop();
  return split;
}
