import type { Gateway } from "../../generators/contract/contract.ts";

/** A request line's method and raw target. */
export interface RequestHead {
  readonly method: string;
  readonly target: string;
}

/** A host id as devices have it. */
export const HOST_ID = "host_0123456789abcdef";

/** Whether the list lets a plain request through, judged by the words of `routes.json` and by nothing else. */
export function isAdmitted({ routes, hostPrefix }: Gateway, { method, target }: RequestHead): boolean {
  const start = hostPrefix.slice(0, hostPrefix.indexOf("{"));
  return routes.some((route) => {
    if (route.transport === "sealed" || (route.method === "WS" ? "GET" : route.method) !== method) return false;
    const [, id = ""] = target.startsWith(start) ? (/^([^/]*)/.exec(target.slice(start.length)) ?? []) : [];
    if (route.transport === "host" && !/^[A-Za-z0-9_-]{1,128}$/.test(id)) return false;
    const rest = route.transport === "host" ? target.slice(start.length + id.length) : target;
    const mark = rest.indexOf("?");
    const path = mark < 0 ? rest : rest.slice(0, mark);
    const fits = route.pattern === undefined ? path === route.path : new RegExp(route.pattern).test(path);
    if (!fits || mark < 0) return fits;
    return (route.queries ?? []).some((query) => new RegExp(query).test(rest.slice(mark + 1)));
  });
}

/** One request per route in the open, and one per query that it takes. */
export function admittedRequests({
  routes,
  hostPrefix,
}: Gateway): readonly (RequestHead & { readonly upgrade: boolean })[] {
  return routes
    .filter(({ transport, pattern }) => transport !== "sealed" && pattern === undefined)
    .flatMap(({ method, path, transport, queries = [] }) => {
      const whole = `${transport === "host" ? hostPrefix.replace(/\{[^}]*\}/, HOST_ID) : ""}${path}`;
      const head = { method: method === "WS" ? "GET" : method, upgrade: method === "WS" };
      const examples = queries.map((query) => queryExample(query)).filter((each) => each !== undefined);
      return [{ ...head, target: whole }, ...examples.map((each) => ({ ...head, target: `${whole}?${each}` }))];
    });
}

/** A query that the pattern takes: fixed parts as they are, classes filled with letters. */
function queryExample(pattern: string): string | undefined {
  const text = pattern
    .slice(1, -1)
    .replace(/\[[^\]]*\]\{(\d+)(?:,\d+)?\}/g, (_, least: string) => "a".repeat(Math.max(1, Number(least))))
    .replace(/\[[^\]]*\]/g, "a");
  return new RegExp(pattern).test(text) ? text : undefined;
}
