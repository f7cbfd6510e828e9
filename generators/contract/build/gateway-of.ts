import { diagnose } from "../../diagnostics/report.ts";
import type { SourcePlace } from "../../diagnostics/diagnostic.ts";
import type { Gateway, GatewayRoute } from "../contract.ts";
import type { BuildRun } from "./build-run.ts";
import type { BuiltOperation } from "./operation-of.ts";

/** Data of the kit's `gateway()` and where they come from. */
export interface GatewayInput {
  readonly value: Readonly<Record<string, unknown>>;
  readonly family: string;
  readonly module: string;
  readonly place: SourcePlace | undefined;
}

/** The gateway with its own routes first, then the operations that opt in, by path and method. */
export function gatewayOf(
  run: BuildRun,
  input: GatewayInput,
  operations: readonly BuiltOperation[],
): Gateway | undefined {
  const ofFamily = operations.filter(({ operation }) => operation.family === input.family);
  const declared = input.value as unknown as Omit<Gateway, "family" | "module">;
  const problem =
    gatewayProblem(input.value) ??
    [...declared.routes, ...exposedRoutes(ofFamily)].map(routeProblem).find((each) => each !== undefined);
  if (problem !== undefined) {
    run.diagnostics.push(diagnose("SW505", problem, { at: `/gateways/${input.family}`, place: input.place }));
    return undefined;
  }
  const operationIds = new Map(
    ofFamily.map(({ operation }) => [`${operation.method} ${operation.path}`, operation.id]),
  );
  const listed = new Set(declared.routes.map(routeName));
  const routes = [...declared.routes, ...exposedRoutes(ofFamily).filter((route) => !listed.has(routeName(route)))];
  return {
    family: input.family,
    module: input.module,
    hostPrefix: declared.hostPrefix,
    routes: routes.map((route) => routeOf(route, operationIds.get(routeName(route)))),
    limits: { ...declared.limits },
    requestHeaders: [...declared.requestHeaders],
  };
}

function exposedRoutes(operations: readonly BuiltOperation[]): readonly GatewayRoute[] {
  return operations.flatMap(({ operation: { method, path }, exposure }) =>
    exposure === undefined ? [] : [{ method, path, ...exposure }],
  );
}

function routeName({ method, path }: GatewayRoute): string {
  return `${method} ${path}`;
}

function routeOf(route: GatewayRoute, operation: string | undefined): GatewayRoute {
  const { method, path, pattern, queries, target, access, purpose, transport } = route;
  return {
    method,
    path,
    ...(pattern === undefined ? {} : { pattern }),
    ...(queries === undefined ? {} : { queries: [...queries] }),
    target,
    access,
    purpose,
    transport,
    ...(operation === undefined ? {} : { operation }),
  };
}

function gatewayProblem(value: Readonly<Record<string, unknown>>): string | undefined {
  const { hostPrefix, routes, limits, requestHeaders } = value;
  if (typeof hostPrefix !== "string") return "The host prefix is missing.";
  if (!Array.isArray(routes)) return "The routes are no list.";
  if (typeof limits !== "object" || limits === null) return "The limits are missing.";
  if (!Array.isArray(requestHeaders)) return "The request headers are no list.";
  return undefined;
}

function routeProblem(route: GatewayRoute): string | undefined {
  const name = routeName(route);
  if (route.path.includes("{") && route.pattern === undefined)
    return `The route ${name} is a template without a pattern.`;
  for (const pattern of [route.pattern, ...(route.queries ?? [])]) {
    if (pattern !== undefined && !compiles(pattern))
      return `The route ${name} has the pattern ${pattern}, which does not compile.`;
  }
  return undefined;
}

function compiles(pattern: string): boolean {
  try {
    return new RegExp(pattern) instanceof RegExp;
  } catch {
    return false;
  }
}
