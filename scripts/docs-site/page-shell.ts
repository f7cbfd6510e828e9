import { escapeHtml, methodMark } from "./markdown.ts";

export interface Navigation {
  readonly title: string;
  readonly groups: readonly {
    readonly name: string;
    readonly links: readonly Link[];
  }[];
}

interface Link {
  readonly text: string;
  readonly path: string;
  /** Of an operation. */
  readonly method?: string;
}

interface Shell {
  /** From the site's root, without ending. */
  readonly path: string;
  readonly title: string;
  /** HTML of the page's own words. */
  readonly body: string;
  readonly navigation: Navigation;
}

/** Nothing is fetched but the site's own files; from disk these are `file:`. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' file:",
  "style-src 'self' file:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** A whole HTML page: readable without scripts; with them it has search, a theme switch and copy buttons. */
export function pageShell({ path, title, body, navigation }: Shell): string {
  const up = "../".repeat(path.split("/").length - 1);
  const name = title === navigation.title ? title : `${title} · ${navigation.title}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(name)}</title>
<link rel="stylesheet" href="${up}assets/style.css">
<link rel="alternate" type="text/markdown" href="${up}${path}.md">
<script src="${up}assets/search.js" defer></script>
<script src="${up}assets/page.js" defer></script>
</head>
<body data-root="${up}">
<a class="skip" href="#content">Skip to the content</a>
<header>
<a class="home" href="${up}index.html">${escapeHtml(navigation.title)}</a>
<div class="tools" hidden>
<input id="search" type="search" placeholder="Search, press /" aria-label="Search operations, schemas and keys" autocomplete="off">
<button id="theme" type="button">Dark</button>
</div>
<ul id="found" hidden aria-label="Search results"></ul>
</header>
<div class="columns">
<nav aria-label="Operations">
<details class="all" open>
<summary>Contents</summary>
${groups(navigation, path, up)}
</details>
</nav>
${contents(body)}<main id="content" tabindex="-1">
${body}
<p class="twin"><a href="${up}${path}.md">This page as Markdown</a></p>
</main>
</div>
</body>
</html>
`;
}

/** Headings of the page, where there are enough of them to choose from. */
function contents(body: string): string {
  const parts = [...body.matchAll(/<h2 id="([^"]*)">([^]*?)<\/h2>/g)];
  if (parts.length < 3) return "";
  const items = parts.map(([, id = "", words = ""]) => `<li><a href="#${id}">${words}</a></li>`);
  return `<aside aria-label="On this page"><p class="group">On this page</p>\n<ul>${items.join("\n")}</ul></aside>\n`;
}

function groups({ groups: all }: Navigation, path: string, up: string): string {
  const reference: Navigation["groups"][number] = {
    name: "Reference",
    links: [
      { text: "Overview", path: "index" },
      { text: "Schemas", path: "schemas" },
      { text: "Public network", path: "network" },
      { text: "Limits of JSON Schema", path: "limits" },
    ],
  };
  return [reference, ...all]
    .filter(({ links }) => links.length > 0)
    .map((group) => {
      const { name, links } = group;
      const items = links.map((link) => {
        const current = link.path === path ? ' aria-current="page"' : "";
        const mark = link.method === undefined ? "" : methodMark(link.method);
        return `<li><a href="${up}${link.path}.html"${current}>${mark}${escapeHtml(link.text)}</a></li>`;
      });
      // Only the reader's own group is open: a hundred operations are no list.
      const open = group === reference || links.some((link) => link.path === path) ? " open" : "";
      return `<details class="part"${open}><summary>${escapeHtml(name)}</summary>\n<ul>${items.join("\n")}</ul></details>`;
    })
    .join("\n");
}
