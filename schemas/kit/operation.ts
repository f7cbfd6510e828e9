import type * as core from "zod/v4/core";

/** Marks the plain objects of the kit for the contract reader. */
export const KIT_MARK = "~samewire";

export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** What travels in one direction: a whole body, or the item of an NDJSON stream. Neither: bytes, or a shape not stated. */
export interface ContentDeclaration {
  /** Default: `application/x-ndjson` with `item`, otherwise `application/json`. */
  readonly mediaType?: "application/json" | "application/x-ndjson" | "application/octet-stream" | "text/plain";
  readonly schema?: core.$ZodType;
  /** Schema of one line of the stream. */
  readonly item?: core.$ZodType;
  /** Order and end of the stream, in words. */
  readonly order?: string;
}

export interface ResponseDeclaration extends ContentDeclaration {
  readonly description: string;
}

export interface ParameterDeclaration {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly schema: core.$ZodType;
  /** Default: true for a path parameter, false otherwise. */
  readonly required?: boolean;
  readonly description?: string;
}

/** Opt-in: lets the public gateway pass the operation. */
export interface ExposureDeclaration {
  readonly target: string;
  /** Who may call it, and what it is for, in words. */
  readonly access: string;
  readonly purpose: string;
  readonly transport: "host" | "sealed" | "front";
  /** JavaScript pattern of the whole path; needed when the path is a template. */
  readonly pattern?: string;
  readonly queries?: readonly string[];
}

export interface OperationDeclaration {
  /** Unique camelCase id. */
  readonly id: string;
  readonly method: HttpMethod;
  /** Path template with `{name}` parameters. */
  readonly path: string;
  /** One line. */
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: true | string;
  /** The first one is the group in the catalog. */
  readonly tags: readonly string[];
  /** Names of security schemes, any one of which is enough. Empty: public. */
  readonly security: readonly string[];
  /** Device grant it needs: one, or one per value of the request's discriminator. */
  readonly grant?: string | Readonly<Record<string, string>>;
  readonly parameters?: readonly ParameterDeclaration[];
  readonly request?: ContentDeclaration;
  /** By HTTP status. A response without `schema` and `item` has no stated body. */
  readonly responses: Readonly<Record<number, ResponseDeclaration>>;
  /** Bytes, counts and milliseconds, as each key says. */
  readonly limits?: Readonly<Record<string, number>>;
  readonly expose?: ExposureDeclaration;
}

export type DeclaredOperation = OperationDeclaration & { readonly [KIT_MARK]: "operation" };

/**
 * Declares an HTTP operation. The catalog, the gateway allowlist, the reference and the relay's routing come from it.
 *
 * @throws Error when the path does not start with `/` or its `{parameters}` and the declared path parameters differ.
 */
export function operation(declaration: OperationDeclaration): DeclaredOperation {
  const { id, path, parameters = [] } = declaration;
  if (!path.startsWith("/")) throw new Error(`operation ${id}: the path "${path}" does not start with "/"`);
  const inPath = [...path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1]);
  const declared = parameters.filter((each) => each.in === "path").map((each) => each.name);
  const missing = inPath.filter((name) => name === undefined || !declared.includes(name));
  const extra = declared.filter((name) => !inPath.includes(name));
  if (missing.length + extra.length > 0) {
    const names = [...missing, ...extra].join(", ");
    throw new Error(`operation ${id}: path "${path}" and its path parameters do not agree on ${names}`);
  }
  return Object.freeze({ ...declaration, [KIT_MARK]: "operation" as const });
}
