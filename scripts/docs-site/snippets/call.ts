import type { Content, Contract, Node, Operation, TypeId } from "../../../generators/contract/contract.ts";
import type { Media, Route } from "../document.ts";

/** A type as each generated language calls it. */
export interface TypeNames {
  readonly typescript: string;
  readonly swift: string;
  readonly kotlin: string;
  /** Module of the generated TypeScript to import it from, e.g. `index`; undefined where it is not exported. */
  readonly module?: string;
}

/** One call of an operation, before it is put into a language. */
export interface Call {
  readonly method: string;
  /** Placeholders and required queries filled with examples. */
  readonly url: string;
  readonly family: string;
  readonly isAuthorized: boolean;
  /** Required headers with examples. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** JSON text of the request's body, indented; undefined without a body. */
  readonly body?: string;
  readonly mediaType?: string;
  /** The request's type, where it has a name. */
  readonly request?: TypeNames;
  readonly answer: "json" | "lines" | "bytes" | "nothing";
  readonly response?: TypeNames;
}

export interface CallInputs {
  readonly contract: Contract;
  readonly operation: Operation;
  readonly route: Route;
  readonly server: string;
}

export function callOf({ contract, operation, route, server }: CallInputs): Call {
  const [mediaType, media] = Object.entries(route.requestBody?.content ?? {})[0] ?? [];
  const success = operation.responses.find(({ status }) => status >= 200 && status < 300)?.content;
  const request = typeNames(contract, operation.request);
  const response = typeNames(contract, success);
  return {
    method: route.method,
    url: `${server}${pathExample(route)}`,
    family: operation.family,
    isAuthorized: route.security.length > 0,
    headers: (route.parameters ?? [])
      .filter((each) => each.in === "header" && each.required === true)
      .map((each) => [each.name, String(each.example ?? "…")] as const),
    ...(mediaType === undefined ? {} : { mediaType, body: bodyExample(media) }),
    ...(request === undefined || media?.schema === undefined ? {} : { request }),
    answer: answerOf(success),
    ...(response === undefined ? {} : { response }),
  };
}

function bodyExample(media: Media | undefined): string {
  const example = media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
  return JSON.stringify(example ?? {}, null, 2);
}

function answerOf(content: Content | undefined): Call["answer"] {
  if (content === undefined) return "nothing";
  if (content.item !== undefined) return "lines";
  return content.mediaType === "application/json" ? "json" : "bytes";
}

function typeNames({ modules, types }: Contract, content: Content | undefined): TypeNames | undefined {
  const node: Node | undefined = content?.body ?? content?.item;
  if (node?.kind !== "ref") return undefined;
  const id: TypeId = node.type;
  const type = types[id];
  if (type === undefined) return undefined;
  const { name, family, swiftName = name, kotlinName = name, exportName } = type;
  const holders = modules
    .filter((each) => each.family === family && [...each.types, ...each.reexports].includes(id))
    .map((each) => each.name)
    .sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
  return {
    typescript: name,
    swift: swiftName,
    kotlin: kotlinName,
    ...(exportName === null || holders[0] === undefined ? {} : { module: holders[0] }),
  };
}

/** Entry points come before the modules behind them. */
function rank(module: string): number {
  if (module === "index") return 0;
  return module.includes("/") ? 2 : 1;
}

function pathExample({ path, parameters = [] }: Route): string {
  const filled = path.replace(/\{([^}]*)\}/g, (whole, name: string) => {
    const example = parameters.find((each) => each.in === "path" && each.name === name)?.example;
    return example === undefined ? whole : encodeURIComponent(String(example));
  });
  const query = parameters
    .filter((each) => each.in === "query" && each.required === true)
    .map((each) => `${each.name}=${encodeURIComponent(String(each.example ?? ""))}`);
  return query.length === 0 ? filled : `${filled}?${query.join("&")}`;
}
