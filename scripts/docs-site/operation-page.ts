import type { Contract, Operation } from "../../generators/contract/contract.ts";
import { componentOf, resolved } from "./document.ts";
import type { Content, Media, OpenApiDocument, Route } from "./document.ts";
import { block, cell, code } from "./markdown.ts";
import { operationFacts } from "./operation-facts.ts";
import { snippets } from "./snippets/snippets.ts";
import type { FamilyNames } from "./snippets/snippets.ts";
import { streamTimeline } from "./stream-timeline.ts";
import { schemaLink, schemaWords, typeWords } from "./type-words.ts";
import type { LinkScope } from "./type-words.ts";

export interface OperationPageInputs {
  readonly contract: Contract;
  readonly document: OpenApiDocument;
  readonly operation: Operation;
  readonly route: Route;
  readonly names: FamilyNames;
}

/** The page of one operation, in Markdown. */
export function operationPage(inputs: OperationPageInputs): string {
  const { document, route, operation, contract, names } = inputs;
  const scope: LinkScope = { document, up: "../" };
  const server = document.servers[0]?.url ?? "";
  return [
    `# ${route.summary}`,
    `${code(`${route.method} ${route.path}`)}`,
    badges(route),
    ownWords(route, operation),
    operationFacts(inputs),
    ...(route.parameters === undefined ? [] : ["## Parameters", parameterTable(route, scope)]),
    ...(route.requestBody === undefined
      ? []
      : [
          "## Request",
          "**[strict]** A key that is not listed is answered with 400, before anything is done.",
          route.requestBody.description ?? "",
          ...contentParts(route.requestBody.content, scope),
        ]),
    "## Responses",
    responseTable(route, scope),
    ...responseParts(route, operation, scope),
    snippets({ contract, operation, route, server, names }),
  ]
    .filter((each) => each !== "")
    .join("\n\n");
}

function badges(route: Route): string {
  const streams = Object.values(route.responses).some(({ content }) => content?.["application/x-ndjson"] !== undefined);
  const marks = [
    ...(route.security.length === 0 ? ["no bearer"] : []),
    ...(streams ? ["stream"] : []),
    ...(route.deprecated === true ? ["deprecated"] : []),
  ];
  return marks.map((each) => `**[${each}]**`).join(" ");
}

/** The operation's own description. The document's goes on with what stands among the facts, unless the overlay has another. */
function ownWords({ description = "" }: Route, operation: Operation): string {
  const own = operation.description ?? "";
  return description.startsWith(own) ? own : description;
}

function parameterTable({ parameters = [] }: Route, scope: LinkScope): string {
  const rows = parameters.map(
    (each) =>
      `| ${code(each.name)} | ${each.in} | ${each.required === true ? "yes" : "no"} | ${cell(typeWords(each.schema, scope))} | ${cell(each.description ?? "")} |`,
  );
  return ["| Name | In | Required | Type | Meaning |", "| --- | --- | --- | --- | --- |", ...rows].join("\n");
}

function responseTable({ responses }: Route, scope: LinkScope): string {
  const rows = Object.entries(responses).map(([status, { description, content = {} }]) => {
    const [media = "", body] = Object.entries(content)[0] ?? [];
    const name = componentOf(body?.schema ?? body?.itemSchema);
    const shape =
      name === undefined ? "" : `${body?.itemSchema === undefined ? "" : "lines of "}${schemaLink(name, scope)}`;
    return `| ${code(status)} | ${cell(description.split("\n\n")[0] ?? "")} | ${media} | ${shape} |`;
  });
  return ["| Status | When | Body | Schema |", "| --- | --- | --- | --- |", ...rows].join("\n");
}

function responseParts(route: Route, operation: Operation, scope: LinkScope): string[] {
  return Object.entries(route.responses).flatMap(([status, { content }]) => {
    if (content === undefined || Number(status) >= 400) return [];
    const stated = operation.responses.find((each) => String(each.status) === status)?.content;
    return [
      `## Response ${status}`,
      "**[tolerant]** Readers ignore keys they do not know.",
      ...(stated?.item === undefined ? [] : [streamTimeline(stated, scope.document, Object.values(content)[0])]),
      ...contentParts(content, scope),
    ];
  });
}

function contentParts(content: Content, scope: LinkScope): string[] {
  return Object.entries(content).flatMap(([mediaType, media]) => {
    const schema = media.schema ?? media.itemSchema;
    if (schema === undefined) return [`${code(mediaType)}, without a stated shape.`];
    const name = componentOf(schema);
    const lines = media.itemSchema === undefined ? "" : ", one item a line";
    return [
      `${code(mediaType)}${lines}${name === undefined ? "" : `: ${schemaLink(name, scope)}`}`,
      schemaWords(resolved(schema, scope.document), scope, 3),
      ...exampleParts(media),
    ];
  });
}

function exampleParts({ example, examples = {} }: Media): string[] {
  const all = example === undefined ? Object.entries(examples) : [["", { value: example }] as const];
  return all.map(([name, value]) => {
    const lines = "serializedValue" in value ? value.serializedValue : undefined;
    const text = lines ?? JSON.stringify(value.value, null, 2);
    return `### Example${name === "" ? "" : `: ${name}`}\n\n${block(lines === undefined ? "json" : "ndjson", text)}`;
  });
}
