import MarkdownIt from "markdown-it";

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** Badges are bold words in brackets in Markdown, e.g. `**[strict]**`. */
const BADGE = /<strong>\[([a-z -]+)\]<\/strong>/g;

/** Literal in a code span. */
export function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map((run) => run[0].length));
  const fence = "`".repeat(longest + 1);
  const padded = longest > 0 || text === "" ? ` ${text} ` : text;
  return `${fence}${padded.replace(/\s*[\r\n]+\s*/g, " ")}${fence}`;
}

/** Markdown in a table cell: one line, no bare bar. */
export function cell(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, " ").replace(/(?<!\\)\|/g, "\\|");
}

/** A fenced block that its own text cannot end. */
export function block(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map((run) => run[0].length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text.replace(/\n$/, "")}\n${fence}`;
}

/** Id of a heading: its words, without the marks. The second one of a name gets a number. */
export function anchor(text: string, taken: Set<string>): string {
  const base =
    text
      .replace(/[^A-Za-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .toLowerCase() || "part";
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
  taken.add(id);
  return id;
}

/** HTML of a page's Markdown. No text becomes markup; links to other Markdown pages lead to their HTML twins. */
export function htmlOf(text: string): string {
  const taken = new Set<string>();
  const tokens = markdown.parse(text, {});
  tokens.forEach((token, index) => {
    if (token.type === "heading_open") token.attrSet("id", anchor(tokens[index + 1]?.content ?? "", taken));
    for (const child of token.children ?? []) {
      const href = child.type === "link_open" ? child.attrGet("href") : null;
      if (href !== null && !/^[a-z]+:/.test(href)) child.attrSet("href", href.replace(/\.md(?=#|$)/, ".html"));
    }
  });
  return markdown.renderer
    .render(tokens, {}, {})
    .replace(BADGE, (_, badge: string) => `<span class="badge ${badge.replaceAll(" ", "-")}">${badge}</span>`)
    .replaceAll("<table>", '<div class="table" tabindex="0" role="region" aria-label="Table"><table>')
    .replaceAll("</table>", "</table></div>")
    .replaceAll("<pre>", '<pre tabindex="0">');
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
