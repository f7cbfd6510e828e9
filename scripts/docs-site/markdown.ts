import MarkdownIt from "markdown-it";

const markdown = new MarkdownIt({
  html: false,
  linkify: false,
  typographer: false,
  highlight: (text, language) => (/^(?:nd)?json$/.test(language) ? colouredJson(text) : ""),
});

/** A line that is an operation's method and path. */
const REQUEST_LINE = /<p><code>([A-Z]+) (\/[^<]*)<\/code><\/p>/g;

/** Badges are bold words in brackets in Markdown, e.g. `**[strict]**`. */
const BADGE = /<strong>\[([a-z -]+)\]<\/strong>/g;

/** Code in a cell of a table, where a long path or name is to break at its joints. */
const CELL_CODE = /(?<=<td[^>]*>(?:(?!<\/td>)[^])*<code>)[^<]+/g;

const JOINTS = /[/.](?=\w)/g;
const LONG_JOINTS = /[/.](?=\w)|[a-z](?=[A-Z])/g;

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
  const labels: string[] = [];
  let column = 0;
  const tokens = markdown.parse(text, {});
  tokens.forEach((token, index) => {
    if (token.type === "heading_open") token.attrSet("id", anchor(tokens[index + 1]?.content ?? "", taken));
    if (token.type === "th_open") labels.push(tokens[index + 1]?.content ?? "");
    if (token.type === "table_open") labels.length = 0;
    if (token.type === "tr_open") column = 0;
    if (token.type === "td_open") token.attrSet("data-label", labels[column++] ?? "");
    for (const child of token.children ?? []) {
      const href = child.type === "link_open" ? child.attrGet("href") : null;
      if (href !== null && !/^[a-z]+:/.test(href)) child.attrSet("href", href.replace(/\.md(?=#|$)/, ".html"));
    }
  });
  return markdown.renderer
    .render(tokens, markdown.options, {})
    .replace(BADGE, (_, badge: string) => `<span class="badge ${badge.replaceAll(" ", "-")}">${badge}</span>`)
    .replace(
      REQUEST_LINE,
      (_, method: string, path: string) => `<p class="request">${methodMark(method)} <code>${path}</code></p>`,
    )
    .replace(CELL_CODE, (text) => text.replace(text.length > 28 ? LONG_JOINTS : JOINTS, "$&<wbr>"))
    .replaceAll("<table>", '<div class="table" tabindex="0" role="region" aria-label="Table"><table>')
    .replaceAll("</table>", "</table></div>")
    .replaceAll("<pre>", '<pre tabindex="0">');
}

/** A method as a mark of its own colour. */
export function methodMark(method: string): string {
  return `<span class="method ${method.toLowerCase()}">${method}</span>`;
}

/** Keys and bare words of a JSON text, marked. Texts keep the ink of the page. */
function colouredJson(text: string): string {
  const token = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*/g;
  let end = 0;
  let html = "";
  for (const match of text.matchAll(token)) {
    const [whole, quoted, colon] = match;
    html += escapeHtml(text.slice(end, match.index));
    if (quoted === undefined) html += `<i>${escapeHtml(whole)}</i>`;
    else html += colon === undefined ? escapeHtml(whole) : `<b>${escapeHtml(quoted)}</b>${colon}`;
    end = match.index + whole.length;
  }
  return html + escapeHtml(text.slice(end));
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
