import type { Content } from "../contract.ts";

/** Data of the kit's `operation()`, as it may arrive from a foreign module: schemas are still unknown values. */
export interface ContentInput {
  readonly mediaType?: Content["mediaType"];
  readonly schema?: unknown;
  readonly item?: unknown;
  readonly order?: string;
}

export interface ExposureInput {
  readonly target: string;
  readonly access: string;
  readonly purpose: string;
  readonly transport: "host" | "sealed" | "front";
  readonly pattern?: string;
  readonly queries?: readonly string[];
}

export interface OperationInput {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: true | string;
  readonly tags: readonly string[];
  readonly security: readonly string[];
  readonly grant?: string | Readonly<Record<string, string>>;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: "path" | "query" | "header";
    readonly schema: unknown;
    readonly required?: boolean;
    readonly description?: string;
  }[];
  readonly request?: ContentInput;
  readonly responses: Readonly<Record<string, ContentInput & { readonly description: string }>>;
  readonly limits?: Readonly<Record<string, number>>;
  readonly expose?: ExposureInput;
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** The first part of a declared operation that is missing or of a wrong kind, in words. */
export function operationProblem(value: object): string | undefined {
  const { id, method, path, summary, tags, security, responses, parameters } = value as Readonly<
    Record<string, unknown>
  >;
  if (typeof id !== "string" || !/^[a-z][A-Za-z0-9]*$/.test(id)) return "The id is no camelCase name.";
  if (typeof method !== "string" || !methods.includes(method)) return `The method is none of ${methods.join(", ")}.`;
  if (typeof path !== "string" || !path.startsWith("/")) return 'The path does not start with "/".';
  if (typeof summary !== "string" || summary.trim() === "") return "The summary is missing.";
  if (!isTextList(tags)) return "The tags are no list of texts.";
  if (!isTextList(security)) return "The security schemes are no list of texts.";
  if (parameters !== undefined && !(Array.isArray(parameters) && parameters.every(isParameter))) {
    return "A parameter lacks its name or its place (path, query or header).";
  }
  return responsesProblem(responses);
}

function responsesProblem(responses: unknown): string | undefined {
  if (typeof responses !== "object" || responses === null || Object.keys(responses).length === 0)
    return "There is no response.";
  for (const [status, response] of Object.entries(responses) as [string, unknown][]) {
    if (!/^[1-5]\d\d$/.test(status)) return `The response "${status}" is no HTTP status.`;
    const { description } = (response ?? {}) as { readonly description?: unknown };
    if (typeof description !== "string") return `The response ${status} lacks its description.`;
  }
  return undefined;
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

function isParameter(value: unknown): boolean {
  const { name, in: place } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof name === "string" && (place === "path" || place === "query" || place === "header");
}
