import type { RouteConfig } from "@asteasolutions/zod-to-openapi";
import type { Content, Contract, JsonValue, Node, Operation } from "../../contract/contract.ts";
import type { Component } from "./component-names.ts";
import type { Examples } from "./example/example.ts";
import { describeFurther, schemaOf } from "./schema/schema.ts";
import type { Direction, JsonSchema, Limit } from "./schema/schema.ts";
import { withUnauthorized } from "./unauthorized.ts";

/** What a route needs to know of the document around it. */
export interface RouteScope {
  readonly contract: Contract;
  readonly refTo: (component: Component) => string;
  readonly report: (limit: Limit) => void;
  readonly examples: Examples;
}

/** An operation as the registry takes it; every schema is a raw one. */
export function routeOf(operation: Operation, scope: RouteScope): RouteConfig {
  const schema = (direction: Direction) => (node: Node, at: string) =>
    schemaOf(node, {
      types: scope.contract.types,
      form: "catalog",
      direction,
      refTo: (id) => scope.refTo({ id, direction }),
      type: `operation.${operation.id}`,
      at,
      report: scope.report,
    });
  const { method, path, id, summary, tags, security, parameters, request, deprecated } = operation;
  const route = {
    method: method.toLowerCase(),
    path,
    operationId: id,
    summary,
    ...described(operation, scope.contract),
    ...(deprecated === undefined ? {} : { deprecated: true }),
    tags,
    security: security.map((name) => ({ [name]: [] })),
    ...(parameters.length === 0
      ? {}
      : {
          parameters: parameters.map((each) => ({
            name: each.name,
            in: each.in,
            required: each.required,
            ...(each.description === undefined ? {} : { description: each.description }),
            schema: schema("request")(each.node, `/parameters/${each.name}`),
            ...exampleOf(scope.examples.of(each.node, each.name)),
          })),
        }),
    ...(request === undefined
      ? {}
      : {
          requestBody: {
            ...orderOf(request),
            required: true,
            content: contentOf(request, "/request", schema("request"), scope),
          },
        }),
    responses: Object.fromEntries(
      withUnauthorized(operation, scope.contract).map(({ status, description, content }) => [
        String(status),
        {
          description: content?.order === undefined ? description : describeFurther(description, content.order),
          ...(content === undefined
            ? {}
            : { content: contentOf(content, `/responses/${status}`, schema("response"), scope) }),
        },
      ]),
    ),
  };
  return route as unknown as RouteConfig;
}

function contentOf(
  { mediaType, body, item }: Content,
  at: string,
  schema: (node: Node, at: string) => JsonSchema,
  { examples }: RouteScope,
): JsonSchema {
  if (item !== undefined) {
    return { [mediaType]: { itemSchema: schema(item, at), ...linesExample(examples, item) } };
  }
  if (body === undefined) return { [mediaType]: {} };
  const variants = examples.variantsOf(body);
  const shown =
    variants === undefined || variants.size < 2
      ? exampleOf(examples.of(body))
      : { examples: Object.fromEntries([...variants].map(([name, value]) => [name, { value }])) };
  return { [mediaType]: { schema: schema(body, at), ...shown } };
}

function exampleOf(value: JsonValue | undefined): { readonly example?: JsonValue } {
  return value === undefined ? {} : { example: value };
}

/** A stream as it travels: one line per kind of item, each a JSON text. */
function linesExample(examples: Examples, item: Node): JsonSchema {
  const one = examples.of(item);
  const items = [...(examples.variantsOf(item)?.values() ?? (one === undefined ? [] : [one]))];
  if (items.length === 0) return {};
  const lines = items.map((each) => `${JSON.stringify(each)}\n`).join("");
  return { examples: { lines: { summary: "One line of each kind", dataValue: items, serializedValue: lines } } };
}

function orderOf({ order }: Content): { description?: string } {
  return order === undefined ? {} : { description: order };
}

/** The description with what else a caller must know: grants, limits, and the way through the public gateway. */
function described(
  { id, description, deprecated, grant, limits }: Operation,
  { gateways }: Contract,
): { description?: string } {
  const open = gateways.flatMap((each) => each.routes).find((each) => each.operation === id);
  const words = [
    description,
    typeof deprecated === "string" ? `Deprecated: ${deprecated}` : undefined,
    typeof grant === "string" ? `A device needs the grant \`${grant}\`.` : undefined,
    typeof grant === "object" ? grantTable(grant) : undefined,
    limits === undefined
      ? undefined
      : `Limits: ${Object.entries(limits)
          .map(([name, value]) => `\`${name}\` ${value}`)
          .join(", ")}.`,
    open === undefined
      ? undefined
      : `Open through the public gateway${open.transport === "sealed" ? ", inside the encrypted exchange" : ""}.`,
  ].filter((each) => each !== undefined);
  return words.length === 0 ? {} : { description: words.join("\n\n") };
}

function grantTable(grant: Readonly<Record<string, string>>): string {
  const rows = Object.entries(grant).map(([request, name]) => `| \`${request}\` | \`${name}\` |`);
  return [
    "A device needs a grant that depends on the request:",
    "",
    "| request | grant |",
    "| --- | --- |",
    ...rows,
  ].join("\n");
}
