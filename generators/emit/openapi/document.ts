import { OpenAPIRegistry, OpenApiGeneratorV32 } from "@asteasolutions/zod-to-openapi";
import type { Contract, JsonValue, TypeId } from "../../contract/contract.ts";
import { catalogFamily, componentNames } from "./component-names.ts";
import { routeOf } from "./route.ts";
import { schemaOf, withNotes } from "./schema/schema.ts";
import type { JsonSchema, Limit } from "./schema/schema.ts";

/** An OpenAPI document as plain data. */
export type Document = { readonly [key: string]: JsonValue };

type Component = Parameters<OpenAPIRegistry["registerComponent"]>[2];

/** The document of every operation, with the types they reach as components. Limits of shapes in operations go to `report`. */
export function buildDocument(contract: Contract, report: (limit: Limit) => void): Document {
  const registry = new OpenAPIRegistry();
  const nameOf = componentNames(catalogFamily(contract));
  const reached = new Set<TypeId>();
  const refTo = (id: TypeId): string => {
    reached.add(id);
    return `#/components/schemas/${nameOf(id)}`;
  };
  for (const operation of contract.operations) registry.registerPath(routeOf(operation, { contract, refTo, report }));
  for (const [name, schema] of components(contract, reached, refTo, nameOf)) {
    registry.registerComponent("schemas", name, schema as unknown as Component);
  }
  for (const name of securityNames(contract)) {
    registry.registerComponent("securitySchemes", name, { type: "http", scheme: "bearer" });
  }
  const { paths, components: parts } = new OpenApiGeneratorV32(registry.definitions).generateDocument({
    openapi: "3.2.0",
    info: { title: "API", version: "0" },
  });
  const { schemas = {}, securitySchemes = {} } = parts ?? {};
  return {
    openapi: "3.2.0",
    info: { title: "API", version: "0" },
    security: [],
    tags: tagNames(contract).map((name) => ({ name })),
    paths: paths as unknown as JsonSchema,
    components: {
      securitySchemes: securitySchemes as unknown as JsonSchema,
      schemas: schemas as unknown as JsonSchema,
    },
  };
}

/** Reached types by component name, sorted; a schema may reach further types while they are gathered. */
function components(
  contract: Contract,
  reached: Set<TypeId>,
  refTo: (id: TypeId) => string,
  nameOf: (id: TypeId) => string,
): (readonly [string, JsonSchema])[] {
  const found: (readonly [string, JsonSchema])[] = [];
  for (const id of reached) {
    const type = contract.types[id];
    if (type === undefined) throw new Error(`the contract refers to ${id}, which it does not hold`);
    const scope = { types: contract.types, form: "catalog", refTo, type: id, at: "", report: () => {} } as const;
    found.push([nameOf(id), withNotes(schemaOf(type.node, scope), type)]);
  }
  return found.sort(([one], [other]) => (one < other ? -1 : 1));
}

function securityNames({ operations }: Contract): string[] {
  return [...new Set(operations.flatMap((each) => each.security))].sort();
}

function tagNames({ operations }: Contract): string[] {
  return [...new Set(operations.flatMap((each) => each.tags))].sort();
}
