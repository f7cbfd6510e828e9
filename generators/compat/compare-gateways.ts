import type { Gateway, GatewayRoute } from "../contract/contract.ts";
import { loss, pointerStep, shift } from "./comparison.ts";
import type { Comparison, Site } from "./comparison.ts";
import { compareLimits } from "./compare-operations.ts";

/** Public gateways: every route that is let through stays let through, in the same way. */
export function compareGateways(comparison: Comparison, before: readonly Gateway[], after: readonly Gateway[]): void {
  for (const gateway of after) {
    const was = before.find(({ family }) => family === gateway.family);
    const site = siteOf(gateway.family);
    if (was === undefined) shift(comparison, "operationAdded", site, "the gateway is new");
    else compareGateway(comparison, was, gateway, site);
  }
  for (const { family } of before.filter((each) => !after.some((other) => other.family === each.family)))
    loss(comparison, "operationRemoved", siteOf(family), "the gateway is gone");
}

function siteOf(path: string): Site {
  const at = `/gateways/${path}`;
  return { at, was: at, surroundings: { listed: false, brittle: false } };
}

function compareGateway(comparison: Comparison, before: Gateway, after: Gateway, site: Site): void {
  const at = (step: string): Site => siteOf(`${after.family}/${step}`);
  if (before.hostPrefix !== after.hostPrefix)
    shift(comparison, "operationMoved", site, `${before.hostPrefix} became ${after.hostPrefix}`);
  compareLimits(comparison, before.limits, after.limits, site);
  for (const header of before.requestHeaders.filter((each) => !after.requestHeaders.includes(each)))
    loss(comparison, "accessNarrowed", at("requestHeaders"), `the header ${header} is let through no more`);
  for (const header of after.requestHeaders.filter((each) => !before.requestHeaders.includes(each)))
    shift(comparison, "accessWidened", at("requestHeaders"), `the header ${header} is let through`);
  const nameOf = ({ method, path }: GatewayRoute): string => `${method} ${path}`;
  for (const route of after.routes) {
    const was = before.routes.find((each) => nameOf(each) === nameOf(route));
    const here = at(`routes/${pointerStep(nameOf(route))}`);
    if (was === undefined) shift(comparison, "operationAdded", here, `the route ${nameOf(route)} is let through`);
    else compareRoute(comparison, was, route, here);
  }
  for (const route of before.routes.filter((each) => !after.routes.some((other) => nameOf(other) === nameOf(each))))
    loss(
      comparison,
      "operationRemoved",
      at(`routes/${pointerStep(nameOf(route))}`),
      `the route ${nameOf(route)} is let through no more`,
    );
}

/** Who may call and what for are words; queries are compared one by one, the pattern of a path as a whole. */
function compareRoute(comparison: Comparison, before: GatewayRoute, after: GatewayRoute, site: Site): void {
  for (const part of ["pattern", "target", "transport", "operation"] as const) {
    const [was, is] = [before[part] ?? "none", after[part] ?? "none"];
    if (was !== is) shift(comparison, "operationMoved", site, `${part} ${was} became ${is}`);
  }
  const [older, newer] = [before.queries ?? [], after.queries ?? []];
  for (const query of older.filter((each) => !newer.includes(each)))
    loss(comparison, "accessNarrowed", site, `the query ${query} is let through no more`);
  for (const query of newer.filter((each) => !older.includes(each)))
    shift(comparison, "accessWidened", site, `the query ${query} is let through`);
}
