import { KIT_MARK } from "./operation.ts";
import type { HttpMethod } from "./operation.ts";

/** A route that the public gateway lets through. */
export interface GatewayRouteDeclaration {
  readonly method: HttpMethod | "WS";
  readonly path: string;
  /** JavaScript pattern of the whole path, for a templated route. */
  readonly pattern?: string;
  /** JavaScript patterns of whole query strings that pass beside no query. */
  readonly queries?: readonly string[];
  readonly target: string;
  /** Who may call it, in words. */
  readonly access: string;
  /** What it is for, in words. */
  readonly purpose: string;
  /** Plainly under the host prefix, inside the encrypted exchange, or answered by the gateway itself. */
  readonly transport: "host" | "sealed" | "front";
}

export interface GatewayDeclaration {
  /** Prefix of host routes, e.g. `/h/{hostId}`. */
  readonly hostPrefix: string;
  /** The first match wins; everything else is refused. */
  readonly routes: readonly GatewayRouteDeclaration[];
  /** Bytes and counts, as each key says. */
  readonly limits: Readonly<Record<string, number>>;
  /** Request headers that pass, lower case, in order. */
  readonly requestHeaders: readonly string[];
}

export type DeclaredGateway = GatewayDeclaration & { readonly [KIT_MARK]: "gateway" };

/**
 * Declares a public gateway as a closed list of routes.
 *
 * @throws Error when two routes share method and path, when a route lacks its access or purpose text, when a templated
 * path has no pattern, when a pattern is no regular expression, or when a request header is not in lower case.
 */
export function gateway(declaration: GatewayDeclaration): DeclaredGateway {
  const seen = new Set<string>();
  for (const route of declaration.routes) {
    const name = `${route.method} ${route.path}`;
    if (seen.has(name)) throw new Error(`gateway: the route ${name} is listed twice`);
    seen.add(name);
    const problem = problemWith(route);
    if (problem !== undefined) throw new Error(`gateway: the route ${name} ${problem}`);
  }
  const header = declaration.requestHeaders.find((each) => each !== each.toLowerCase());
  if (header !== undefined) throw new Error(`gateway: the request header ${header} is not in lower case`);
  return Object.freeze({ ...declaration, [KIT_MARK]: "gateway" as const });
}

function problemWith({ path, pattern, queries = [], access, purpose }: GatewayRouteDeclaration): string | undefined {
  if (access.trim() === "" || purpose.trim() === "") return "needs an access text and a purpose text";
  if (/[{:]/.test(path) && pattern === undefined) return "is a template and needs a pattern";
  const broken = [pattern ?? "", ...queries].find((source) => !isPattern(source));
  return broken === undefined ? undefined : `has a broken pattern: ${broken}`;
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}
