import { routesOf } from "./document.ts";
import type { OpenApiDocument, Schema } from "./document.ts";
import { block, code } from "./markdown.ts";
import { schemaLink, schemaWords } from "./type-words.ts";
import type { LinkScope } from "./type-words.ts";

/** The page of one component, in Markdown; `users` are the components that refer to it. */
export function schemaPage(name: string, schema: Schema, document: OpenApiDocument, users: readonly string[]): string {
  const scope: LinkScope = { document, up: "../" };
  const twin = name.endsWith(".response") ? name.replace(/\.response$/, "") : `${name}.response`;
  const known = schema["x-extensible-enum"];
  const operations = routesOf(document).filter((each) => refersTo(each, name));
  return [
    `# ${name}`,
    known === undefined ? "" : "**[additive]** Newer hosts may send further values.",
    Object.hasOwn(document.components.schemas, twin)
      ? `${name.endsWith(".response") ? "As responses have it" : "As requests have it"}; the other direction is ${schemaLink(twin, scope)}.`
      : "",
    schemaWords(schema, scope, 2),
    ...(Array.isArray(known) ? ["## Known values", known.map((each) => `- ${code(String(each))}`).join("\n")] : []),
    ...(operations.length + users.length === 0
      ? []
      : [
          "## Used by",
          [
            ...operations.map((each) => `- [${each.summary}](../operations/${each.operationId}.md)`),
            ...users.map((each) => `- ${schemaLink(each, scope)}`),
          ].join("\n"),
        ]),
    "## JSON Schema",
    block("json", JSON.stringify(schema, null, 2)),
  ]
    .filter((each) => each !== "")
    .join("\n\n");
}

/** Every component with the components that refer to it, in order. */
export function usersOf({ components: { schemas } }: OpenApiDocument): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>(Object.keys(schemas).map((name) => [name, []]));
  for (const [user, schema] of Object.entries(schemas)) {
    const names = new Set(
      [...JSON.stringify(schema).matchAll(/#\/components\/schemas\/([^"]+)/g)].map((match) => match[1] ?? ""),
    );
    for (const name of names) users.get(name)?.push(user);
  }
  return users;
}

function refersTo(part: object, name: string): boolean {
  return JSON.stringify(part).includes(`"#/components/schemas/${name}"`);
}
