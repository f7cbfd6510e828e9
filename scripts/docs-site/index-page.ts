import { routesOf } from "./document.ts";
import type { OpenApiDocument } from "./document.ts";
import { cell, code } from "./markdown.ts";

/** The first page, in Markdown: what the host is, how one is let in, and every operation. */
export function indexPage(document: OpenApiDocument): string {
  const { info, servers, tags, components } = document;
  const routes = routesOf(document);
  const schemes = Object.entries(components.securitySchemes);
  return [
    `# ${info.title} ${info.version}`,
    info.description ?? info.summary ?? "",
    `${routes.length} operations, ${Object.keys(components.schemas).length} types.`,
    ...(servers.length === 0
      ? []
      : ["## Servers", servers.map((each) => `- ${code(each.url)} ${each.description ?? ""}`.trimEnd()).join("\n")]),
    "## Authentication",
    "A bearer token in the header `Authorization: Bearer …`. Each operation says whose.",
    [
      "| Bearer | Whose |",
      "| --- | --- |",
      ...schemes.map(([name, each]) => `| ${code(name)} | ${cell(each.description ?? "")} |`),
    ].join("\n"),
    "## Operations",
    ...tags.flatMap((tag) => {
      const rows = routes
        .filter((each) => each.tags[0] === tag.name)
        .map((each) => {
          const bearers = each.security.flatMap((scheme) => Object.keys(scheme)).map(code);
          return `| [${cell(each.summary)}](operations/${each.operationId}.md) | ${code(each.method)} | ${cell(code(each.path))} | ${bearers.join(" or ") || "none"} |`;
        });
      if (rows.length === 0) return [];
      return [
        `### ${tag.name}`,
        tag.description ?? "",
        ["| Operation | Method | Path | Bearer |", "| --- | --- | --- | --- |", ...rows].join("\n"),
      ];
    }),
    "## More",
    [
      "- [Schemas](schemas.md): every type",
      "- [Public network reference](network.md): what the public gateway lets through",
      "- [What JSON Schema cannot say](limits.md)",
      "- [The document itself](openapi.yaml), OpenAPI 3.2",
      "- Every page is there as Markdown too, under the same name with the ending `.md`; `llms.txt` lists them.",
    ].join("\n"),
  ]
    .filter((each) => each !== "")
    .join("\n\n");
}

/** The list of every component, in Markdown. */
export function schemasPage({ components: { schemas } }: OpenApiDocument): string {
  const rows = Object.entries(schemas).map(([name, schema]) => {
    const words = typeof schema["description"] === "string" ? (schema["description"].split("\n\n")[0] ?? "") : "";
    const mark = schema["x-extensible-enum"] === undefined ? "" : " **[additive]**";
    return `| [${name}](schemas/${name}.md)${mark} | ${cell(words)} |`;
  });
  return [
    "# Schemas",
    `${rows.length} types of the catalog.`,
    ["| Name | Meaning |", "| --- | --- |", ...rows].join("\n"),
  ].join("\n\n");
}
