import type { Contract, GatewayRoute } from "../../contract/contract.ts";

/** Two routes that one request could match, so that their order would decide. */
export interface RouteOverlap {
  readonly family: string;
  /** Method and path of the earlier one. */
  readonly first: string;
  readonly second: string;
}

/** Every pair of routes of one gateway that overlap, in route order. */
export function gatewayOverlaps({ gateways }: Contract): readonly RouteOverlap[] {
  return gateways.flatMap(({ family, routes }) =>
    routes.flatMap((one, index) =>
      routes
        .slice(index + 1)
        .filter((other) => overlap(one, other))
        .map((other) => ({ family, first: nameOf(one), second: nameOf(other) })),
    ),
  );
}

function overlap(one: GatewayRoute, other: GatewayRoute): boolean {
  if (one.method !== other.method || (one.transport === "front") !== (other.transport === "front")) return false;
  if (one.pattern === undefined && other.pattern === undefined) return one.path === other.path;
  if (one.pattern === undefined) return matches(other.pattern ?? "", one.path);
  if (other.pattern === undefined) return matches(one.pattern, other.path);
  return one.pattern === other.pattern || templatesMeet(one.path, other.path);
}

function matches(pattern: string, path: string): boolean {
  return new RegExp(pattern).test(path);
}

/** Whether some path has the form of both templates: segment by segment equal, or a placeholder on either side. */
function templatesMeet(one: string, other: string): boolean {
  const [left, right] = [one.split("/"), other.split("/")];
  if (left.length !== right.length) return false;
  return left.every((segment, index) => {
    const opposite = right[index] ?? "";
    return segment === opposite || segment.includes("{") || opposite.includes("{");
  });
}

function nameOf({ method, path }: GatewayRoute): string {
  return `${method} ${path}`;
}
