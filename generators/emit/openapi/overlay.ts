import { parse } from "yaml";
import type { JsonValue } from "../../contract/contract.ts";
import type { Document } from "./document.ts";

type Fields = { readonly [key: string]: JsonValue };

/** Parts of a document that an overlay may give; the last two are keyed by operation id and by component name. */
const PARTS = ["info", "servers", "tags", "securitySchemes", "externalDocs", "operations", "schemas"];

/**
 * Merges hand-written words into a document: objects are merged key by key, everything else is replaced.
 *
 * @throws Error that names every part, operation and component of the overlay which the document does not have.
 */
export function withOverlay(document: Document, text: string): Document {
  const overlay = fields(parse(text) as JsonValue);
  const faults = Object.keys(overlay)
    .filter((each) => !PARTS.includes(each))
    .map((each) => `unknown part "${each}"`);
  const operations = new Map(Object.entries(fields(overlay["operations"])));
  const paths = mapFields(fields(document["paths"]), (item) =>
    mapFields(fields(item), (operation) => {
      const id = String(fields(operation)["operationId"]);
      const words = operations.get(id);
      operations.delete(id);
      return words === undefined ? operation : merge(operation, words);
    }),
  );
  const components = fields(document["components"]);
  const schemas = fields(components["schemas"]);
  const securitySchemes = fields(components["securitySchemes"]);
  faults.push(...[...operations.keys()].map((id) => `no operation "${id}"`));
  faults.push(...extra(overlay["schemas"], schemas).map((name) => `no component "${name}"`));
  if (faults.length > 0) throw new Error(`OpenAPI overlay: ${faults.join("; ")}`);
  return {
    openapi: document["openapi"] ?? "3.2.0",
    info: merge(document["info"] ?? {}, overlay["info"] ?? {}),
    ...(overlay["externalDocs"] === undefined ? {} : { externalDocs: overlay["externalDocs"] }),
    servers: overlay["servers"] ?? [],
    security: document["security"] ?? [],
    tags: mergeTags(document["tags"], overlay["tags"]),
    paths,
    components: {
      securitySchemes: merge(securitySchemes, overlay["securitySchemes"] ?? {}),
      schemas: merge(schemas, overlay["schemas"] ?? {}),
    },
  };
}

/** Tags in the overlay's order; those that only operations name come after them. */
function mergeTags(document: JsonValue | undefined, overlay: JsonValue | undefined): JsonValue {
  const written = list(overlay);
  const names = written.map((each) => fields(each)["name"]);
  return [...written, ...list(document).filter((each) => !names.includes(fields(each)["name"] ?? null))];
}

function merge(base: JsonValue, over: JsonValue): JsonValue {
  if (!isFields(base) || !isFields(over)) return over;
  const keys = [...new Set([...Object.keys(base), ...Object.keys(over)])];
  return Object.fromEntries(
    keys.map((key) => {
      const [one, other] = [base[key], over[key]];
      if (other === undefined) return [key, one as JsonValue];
      return [key, one === undefined ? other : merge(one, other)];
    }),
  );
}

function extra(over: JsonValue | undefined, base: Fields): string[] {
  return Object.keys(fields(over)).filter((name) => !Object.hasOwn(base, name));
}

function mapFields(value: Fields, change: (field: JsonValue) => JsonValue): Fields {
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, change(field)]));
}

function fields(value: JsonValue | undefined): Fields {
  return value !== undefined && isFields(value) ? value : {};
}

function list(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? (value as readonly JsonValue[]) : [];
}

function isFields(value: JsonValue): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
