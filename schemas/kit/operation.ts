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
 * @throws Error when the path does not start with `/`, when its `{parameters}` and the declared path parameters differ,
 * when a content has both a schema and an item, when there is no response, or when an exposed template lacks a pattern.
 */
export function operation(declaration: OperationDeclaration): DeclaredOperation {
  const problem = problemWith(declaration);
  if (problem !== undefined) throw new Error(`operation ${declaration.id}: ${problem}`);
  return Object.freeze({ ...declaration, [KIT_MARK]: "operation" as const });
}

function problemWith({ path, parameters = [], request, responses, expose }: OperationDeclaration): string | undefined {
  if (!path.startsWith("/")) return `the path "${path}" does not start with "/"`;
  const inPath = [...path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? "");
  const declared = parameters.filter((each) => each.in === "path").map((each) => each.name);
  const unmatched = [
    ...inPath.filter((name) => !declared.includes(name)),
    ...declared.filter((name) => !inPath.includes(name)),
  ];
  if (unmatched.length > 0) return `path "${path}" and its path parameters do not agree on ${unmatched.join(", ")}`;
  const statuses = Object.entries(responses);
  if (statuses.length === 0) return "at least one response is needed";
  if (hasTwoShapes(request)) return "the request has both a schema and an item";
  const twofold = statuses.find(([, response]) => hasTwoShapes(response));
  if (twofold !== undefined) return `the response ${twofold[0]} has both a schema and an item`;
  if (expose !== undefined && inPath.length > 0 && expose.pattern === undefined) {
    return `the exposed path "${path}" is a template and needs a pattern`;
  }
  return undefined;
}

function hasTwoShapes(content: ContentDeclaration | undefined): boolean {
  return content?.schema !== undefined && content.item !== undefined;
}
