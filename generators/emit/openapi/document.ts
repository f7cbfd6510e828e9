import { OpenAPIRegistry, OpenApiGeneratorV32 } from "@asteasolutions/zod-to-openapi";
import type { Contract, JsonValue } from "../../contract/contract.ts";
import { ComponentNames } from "./component-names.ts";
import type { Component } from "./component-names.ts";
import { Examples } from "./example/example.ts";
import { routeOf } from "./route.ts";
import { schemaOf, typeOf, withNotes } from "./schema/schema.ts";
import type { JsonSchema, Limit } from "./schema/schema.ts";

/** An OpenAPI document as plain data. */
export type Document = { readonly [key: string]: JsonValue };

type RegistryComponent = Parameters<OpenAPIRegistry["registerComponent"]>[2];

/** The document of every operation, with the types they reach as components. Limits of shapes in operations go to `report`. */
export function buildDocument(contract: Contract, report: (limit: Limit) => void): Document {
  const registry = new OpenAPIRegistry();
  const names = new ComponentNames(contract);
  const refTo = (component: Component): string => `#/components/schemas/${names.nameOf(component)}`;
  const examples = new Examples(contract);
  for (const operation of contract.operations) {
    registry.registerPath(routeOf(operation, { contract, refTo, report, examples }));
  }
  for (const component of names.all()) {
    registry.registerComponent("schemas", component.name, componentSchema(contract, component, refTo));
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

function componentSchema(
  contract: Contract,
  { id, direction }: Component,
  refTo: (component: Component) => string,
): RegistryComponent {
  const type = typeOf(id, contract);
  const schema = schemaOf(type.node, {
    types: contract.types,
    form: "catalog",
    direction,
    refTo: (to) => refTo({ id: to, direction }),
    type: id,
    at: "",
    report: () => {},
  });
  return withNotes(schema, type) as unknown as RegistryComponent;
}

function securityNames({ operations }: Contract): string[] {
  return [...new Set(operations.flatMap((each) => each.security))].sort();
}

function tagNames({ operations }: Contract): string[] {
  return [...new Set(operations.flatMap((each) => each.tags))].sort();
}
