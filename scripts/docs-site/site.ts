/** The catalog as static pages, each in HTML and in Markdown. The same inputs give the same bytes. */
import type { Contract } from "../../generators/contract/contract.ts";
import { routesOf } from "./document.ts";
import type { OpenApiDocument } from "./document.ts";
import { indexPage, schemasPage } from "./index-page.ts";
import { htmlOf } from "./markdown.ts";
import { operationPage } from "./operation-page.ts";
import { pageShell } from "./page-shell.ts";
import type { Navigation } from "./page-shell.ts";
import { SCRIPT } from "./page-script.ts";
import { schemaPage, usersOf } from "./schema-page.ts";
import { STYLE } from "./page-style.ts";
import type { FamilyNames } from "./snippets/snippets.ts";

export interface SiteInputs {
  readonly contract: Contract;
  readonly document: OpenApiDocument;
  /** The document as it is published. */
  readonly documentText: string;
  /** Markdown of the public network reference. */
  readonly network: string;
  /** Markdown of what JSON Schema cannot say. */
  readonly limits: string;
  readonly names: Readonly<Record<string, FamilyNames>>;
}

export interface SiteFile {
  /** From the site's root. */
  readonly path: string;
  readonly text: string;
}

interface Page {
  /** From the site's root, without ending. */
  readonly path: string;
  readonly title: string;
  readonly markdown: string;
  /** Further words by which the search finds it. */
  readonly words: string;
  /** What the search says of it, e.g. `POST /v1/devices/self/push`. */
  readonly kind: string;
}

/**
 * Every file of the site.
 *
 * @throws Error when the document has an operation that the contract lacks.
 */
export function buildSite(inputs: SiteInputs): readonly SiteFile[] {
  const { document } = inputs;
  const pages = [...frontPages(inputs), ...operationPages(inputs), ...schemaPages(document)];
  const navigation: Navigation = {
    title: document.info.title,
    groups: document.tags.map(({ name }) => ({
      name,
      links: routesOf(document)
        .filter((each) => each.tags[0] === name)
        .map((each) => ({ text: each.summary, path: `operations/${each.operationId}`, method: each.method })),
    })),
  };
  const found = pages.map(({ path, title, words, kind }) => [title, `${path}.html`, words, kind]);
  return [
    ...pages.flatMap(({ path, title, markdown }) => [
      { path: `${path}.md`, text: `${markdown}\n` },
      { path: `${path}.html`, text: pageShell({ path, title, body: htmlOf(markdown), navigation }) },
    ]),
    { path: "assets/style.css", text: STYLE },
    { path: "assets/page.js", text: SCRIPT },
    { path: "assets/search.js", text: `globalThis.catalogPages = ${JSON.stringify(found)};\n` },
    { path: "openapi.yaml", text: inputs.documentText },
    { path: "llms.txt", text: llms(document, pages) },
  ];
}

function frontPages({ document, network, limits }: SiteInputs): Page[] {
  const bare = (text: string) => text.replace(/^<!--.*-->\s*/, "").trimEnd();
  return [
    {
      path: "index",
      title: document.info.title,
      markdown: indexPage(document),
      words: "start authentication errors",
      kind: "page",
    },
    { path: "schemas", title: "Schemas", markdown: schemasPage(document), words: "types", kind: "page" },
    {
      path: "network",
      title: "Public network reference",
      markdown: bare(network),
      words: "gateway routes allowlist",
      kind: "page",
    },
    { path: "limits", title: "What JSON Schema cannot say", markdown: bare(limits), words: "rules", kind: "page" },
  ];
}

function operationPages({ contract, document, names }: SiteInputs): Page[] {
  return routesOf(document).map((route) => {
    const operation = contract.operations.find((each) => each.id === route.operationId);
    if (operation === undefined) throw new Error(`the contract has no operation ${route.operationId}`);
    const family = names[operation.family];
    if (family === undefined) throw new Error(`no names are given for the family ${operation.family}`);
    return {
      path: `operations/${route.operationId}`,
      title: route.summary,
      markdown: operationPage({ contract, document, operation, route, names: family }),
      words: route.operationId,
      kind: `${route.method} ${route.path}`,
    };
  });
}

function schemaPages(document: OpenApiDocument): Page[] {
  const users = usersOf(document);
  return Object.entries(document.components.schemas).map(([name, schema]) => ({
    path: `schemas/${name}`,
    title: name,
    markdown: schemaPage(name, schema, document, users.get(name) ?? []),
    words: Object.keys((schema["properties"] ?? {}) as object).join(" "),
    kind: "schema",
  }));
}

/** The list of pages for programs that read text. */
function llms({ info }: OpenApiDocument, pages: readonly Page[]): string {
  const line = ({ path, title }: Page) => `- [${title}](${path}.md)`;
  const part = (start: string) => pages.filter(({ path }) => path.startsWith(start)).map(line);
  const front = pages.filter(({ path }) => !path.includes("/")).map(line);
  return [
    `# ${info.title} ${info.version}`,
    `> ${info.summary ?? info.title}`,
    ["## Start", "", ...front].join("\n"),
    ["## Operations", "", ...part("operations/")].join("\n"),
    ["## Schemas", "", ...part("schemas/")].join("\n"),
  ]
    .join("\n\n")
    .concat("\n");
}
