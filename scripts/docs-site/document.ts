/** The parts of an OpenAPI document that the pages read. */
export type Schema = { readonly [keyword: string]: unknown };

export interface Media {
  readonly schema?: Schema;
  readonly itemSchema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
}

/** `value` of JSON; `dataValue` beside the text that travels. */
export interface Example {
  readonly value?: unknown;
  readonly dataValue?: unknown;
  readonly serializedValue?: string;
}

export type Content = Readonly<Record<string, Media>>;

export interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema: Schema;
    readonly example?: unknown;
  }[];
  readonly requestBody?: { readonly description?: string; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

export interface OpenApiDocument {
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary?: string;
    readonly description?: string;
  };
  readonly servers: readonly { readonly url: string; readonly description?: string }[];
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes: Readonly<Record<string, { readonly description?: string }>>;
  };
}

/** An operation with where it stands. */
export interface Route extends OpenApiOperation {
  readonly method: string;
  readonly path: string;
}

/** Every operation, in the order of the document. */
export function routesOf({ paths }: OpenApiDocument): readonly Route[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
}

/** Name of the component that a schema refers to. */
export function componentOf(schema: Schema | undefined): string | undefined {
  const ref = schema?.["$ref"];
  return typeof ref === "string" ? ref.replace("#/components/schemas/", "") : undefined;
}

/** The schema itself, or the component that it refers to. */
export function resolved(schema: Schema, document: OpenApiDocument): Schema {
  const name = componentOf(schema);
  return name === undefined ? schema : (document.components.schemas[name] ?? schema);
}
