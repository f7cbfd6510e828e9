import type { Gateway, GatewayRoute } from "../../../contract/contract.ts";

/** What an edge server lets through: method and raw request target, as they stand in the request line. */
export interface EdgeRoute {
  readonly method: string;
  /** A WebSocket opening: method GET with an upgrade. */
  readonly upgrade: boolean;
  /** Pattern of the whole raw target, path and query, without anchors; the same in PCRE, RE2 and JavaScript. */
  readonly target: string;
  /** Path as the reference shows it. */
  readonly shown: string;
}

/** What stands for a placeholder of the host prefix. */
const PLACEHOLDER = "[A-Za-z0-9_-]{1,128}";

/**
 * The routes that travel in the open. Sealed ones come as the body of another route, and a route whose pattern the
 * edge servers cannot express alike is left out: both are refused at the edge.
 */
export function edgeRoutes({ routes, hostPrefix }: Gateway): readonly EdgeRoute[] {
  return routes
    .filter((each) => each.transport !== "sealed" && isPortable(each))
    .map((route) => {
      const prefix = route.transport === "host" ? hostPrefix : "";
      const path = route.pattern === undefined ? escaped(route.path) : `(?:${withoutAnchors(route.pattern)})`;
      const queries = (route.queries ?? []).map(withoutAnchors);
      const query = queries.length === 0 ? "" : `(?:\\?(?:${queries.join("|")}))?`;
      return {
        method: route.method === "WS" ? "GET" : route.method,
        upgrade: route.method === "WS",
        target: `${prefixPattern(prefix)}${path}${query}`,
        shown: `${prefix}${route.path}`,
      };
    });
}

/** Routes in the open that {@link edgeRoutes} leaves out, by method and path. */
export function unportableRoutes({ routes }: Gateway): readonly string[] {
  return routes
    .filter((each) => each.transport !== "sealed" && !isPortable(each))
    .map(({ method, path }) => `${method} ${path}`);
}

function isPortable({ pattern, queries = [] }: GatewayRoute): boolean {
  return [...(pattern === undefined ? [] : [pattern]), ...queries].every(
    (source) =>
      /^\^[^]*\$$/.test(source) &&
      // Alternatives outside a group would escape the anchors.
      !hasBareBar(source) &&
      // RE2 has no lookarounds and no backreferences; only plain escapes mean the same everywhere. A dot or a negated
      // class would take a question mark, a space or an escape along.
      !/\(\?(?!:)|\\[^.\\/+*?()[\]{}|^$-]|\[\^|(?<!\\)\.|[^\x21-\x7e]|["`]/.test(source),
  );
}

function hasBareBar(source: string): boolean {
  let depth = 0;
  for (const [token] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[^]/g)) {
    if (token === "(") depth += 1;
    else if (token === ")") depth -= 1;
    else if (token === "|" && depth === 0) return true;
  }
  return false;
}

function withoutAnchors(source: string): string {
  return source.slice(1, -1);
}

function prefixPattern(prefix: string): string {
  return prefix
    .split(/(\{[^}]*\})/)
    .map((part) => (part.startsWith("{") ? PLACEHOLDER : escaped(part)))
    .join("");
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
