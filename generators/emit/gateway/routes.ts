import type { Gateway } from "../../contract/contract.ts";

const MATCHING =
  "Method, then the raw path byte for byte: never decoded, normalised or merged. Without `pattern` it equals `path`; with " +
  "`pattern` the whole path matches it. A query passes only when one of `queries` matches all of it. Patterns are " +
  "JavaScript regular expressions; `$` is the very end. The first route that matches wins; no match is refused.";

/** The routes of all gateways as JSON, keys sorted, routes in their own order. */
export function routesText(gateways: readonly Gateway[]): string {
  const value = {
    $schema: "./routes.schema.json",
    default: "deny",
    gateways: Object.fromEntries(
      gateways.map(({ family, hostPrefix, routes, limits, requestHeaders }) => [
        family,
        { hostPrefix, limits, requestHeaders, routes },
      ]),
    ),
    matching: MATCHING,
  };
  return `${JSON.stringify(sorted(value), null, 2)}\n`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, field]) => [key, sorted(field)]));
}

const text = { type: "string", minLength: 1 } as const;

/** JSON Schema of `routes.json`. */
export const routesSchema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Public gateway routes",
  description: "What the public gateways let through. Everything that is not listed is refused.",
  type: "object",
  properties: {
    $schema: text,
    default: { const: "deny", description: "A request that matches no route is refused." },
    matching: { ...text, description: "How a request is matched, in words." },
    gateways: {
      type: "object",
      description: "By family of the contract.",
      additionalProperties: {
        type: "object",
        properties: {
          hostPrefix: { ...text, description: "Prefix of every `host` route." },
          limits: { type: "object", additionalProperties: { type: "number" } },
          requestHeaders: { type: "array", items: text, description: "Request headers that reach the host." },
          routes: { type: "array", items: { $ref: "#/$defs/route" } },
        },
        required: ["hostPrefix", "limits", "requestHeaders", "routes"],
        additionalProperties: false,
      },
    },
  },
  required: ["$schema", "default", "gateways", "matching"],
  additionalProperties: false,
  $defs: {
    route: {
      type: "object",
      properties: {
        method: { enum: ["GET", "POST", "PUT", "PATCH", "DELETE", "WS"] },
        path: { ...text, pattern: "^/" },
        pattern: { ...text, description: "Pattern of the whole path, for a template." },
        queries: { type: "array", items: text, description: "Patterns of whole queries that pass beside none." },
        target: { ...text, description: "Who answers." },
        transport: {
          enum: ["host", "sealed", "front"],
          description: "Plainly below the host prefix, inside the encrypted exchange, or answered by the gateway.",
        },
        access: { ...text, description: "Who may call it." },
        purpose: { ...text, description: "What it is for." },
        operation: { ...text, description: "Id of the operation in the catalog." },
      },
      required: ["method", "path", "target", "transport", "access", "purpose"],
      additionalProperties: false,
    },
  },
} as const;
