import type { Content, Operation, Parameter } from "../contract/contract.ts";
import type { Direction } from "./change.ts";
import { loss, pointerStep, shift } from "./comparison.ts";
import type { Comparison, Site } from "./comparison.ts";
import { compareNodes } from "./node/compare-nodes.ts";
import { exactly, show } from "./wording.ts";

/** Makes a comparison whose findings are judged in these directions. */
export type Judged = (directions: readonly Exclude<Direction, "code">[]) => Comparison;

const outside = { listed: false, brittle: false };

/** Operations by id: what is asked, what is answered, and who may ask. */
export function compareOperations(judged: Judged, before: readonly Operation[], after: readonly Operation[]): void {
  const both = judged(["request", "response"]);
  for (const operation of after) {
    const was = before.find(({ id }) => id === operation.id);
    if (was === undefined) shift(both, "operationAdded", siteOf(operation), `operation ${operation.id} is new`);
    else compareOperation(judged, was, operation);
  }
  for (const operation of before.filter(({ id }) => !after.some((each) => each.id === id))) {
    const renamed = after.find((each) => each.method === operation.method && each.path === operation.path);
    const what = renamed === undefined ? "is gone" : `is called ${renamed.id}`;
    loss(both, "operationRemoved", siteOf(operation), `operation ${operation.id} ${what}`);
  }
}

function siteOf({ id }: Operation): Site {
  const at = `/operations/${pointerStep(id)}`;
  return { at, was: at, surroundings: outside };
}

function at(site: Site, step: string): Site {
  return { ...site, at: `${site.at}/${step}`, was: `${site.was}/${step}` };
}

function compareOperation(judged: Judged, before: Operation, after: Operation): void {
  const site = siteOf(after);
  const request = judged(["request"]);
  const route = ({ method, path }: Operation): string => `${method} ${path}`;
  if (route(before) !== route(after))
    shift(judged(["request", "response"]), "operationMoved", site, `${route(before)} became ${route(after)}`);
  compareParameters(request, before, after, site);
  compareContents(request, before.request, after.request, at(site, "request"));
  compareAnswers(judged(["response"]), before, after, site);
  compareAccess(request, before, after, site);
  compareLimits(request, before.limits ?? {}, after.limits ?? {}, site);
}

function compareParameters(comparison: Comparison, before: Operation, after: Operation, site: Site): void {
  const nameOf = (parameter: Parameter): string => `${parameter.in} parameter "${parameter.name}"`;
  for (const parameter of after.parameters) {
    const was = before.parameters.find((each) => nameOf(each) === nameOf(parameter));
    const here = at(site, `parameters/${parameter.in}/${pointerStep(parameter.name)}`);
    if (was === undefined) {
      const [kind, what] = parameter.required
        ? (["requiredKeyAdded", "required"] as const)
        : (["optionalKeyAdded", "optional"] as const);
      shift(comparison, kind, here, `${what} ${nameOf(parameter)} is new`);
      continue;
    }
    if (was.required !== parameter.required)
      shift(
        comparison,
        parameter.required ? "keyRequired" : "keyOptional",
        here,
        `${nameOf(parameter)} became ${parameter.required ? "required" : "optional"}`,
      );
    compareNodes(comparison, was.node, parameter.node, here);
  }
  for (const parameter of before.parameters.filter(
    (each) => !after.parameters.some((other) => nameOf(other) === nameOf(each)),
  ))
    loss(
      comparison,
      "keyRemoved",
      at(site, `parameters/${parameter.in}/${pointerStep(parameter.name)}`),
      `${nameOf(parameter)} is gone`,
    );
}

function compareContents(
  comparison: Comparison,
  before: Content | undefined,
  after: Content | undefined,
  site: Site,
): void {
  if (before === undefined && after === undefined) return;
  if (before === undefined) shift(comparison, "narrowed", site, "a body is required");
  else if (after === undefined) loss(comparison, "keyRemoved", site, "the body is gone");
  else if (before.mediaType !== after.mediaType)
    shift(comparison, "replaced", site, `${before.mediaType} became ${after.mediaType}`);
  else {
    for (const part of ["body", "item"] as const) {
      const [was, is] = [before[part], after[part]];
      const here = part === "item" ? at(site, "item") : site;
      if (was !== undefined && is !== undefined) compareNodes(comparison, was, is, here);
      else if (is !== undefined) compareNodes(comparison, { kind: "unknown" }, is, here);
      else if (was !== undefined) compareNodes(comparison, was, { kind: "unknown" }, here);
    }
  }
}

/** An answer that is an error may come anew: clients take every status they do not know as one. */
function compareAnswers(comparison: Comparison, before: Operation, after: Operation, site: Site): void {
  for (const answer of after.responses) {
    const was = before.responses.find(({ status }) => status === answer.status);
    const here = at(site, `responses/${answer.status}`);
    if (was !== undefined) {
      if (was.content === undefined && answer.content !== undefined)
        shift(comparison, "answerAdded", here, `status ${answer.status} has a body`);
      else compareContents(comparison, was.content, answer.content, here);
    } else
      shift(comparison, answer.status < 400 ? "answerAdded" : "errorAdded", here, `status ${answer.status} is new`);
  }
  for (const { status } of before.responses.filter(
    (each) => !after.responses.some((other) => other.status === each.status),
  ))
    loss(
      comparison,
      status < 400 ? "answerRemoved" : "errorRemoved",
      at(site, `responses/${status}`),
      `status ${status} is gone`,
    );
}

/** Any one of the schemes lets a caller in; none at all lets everyone in. */
function compareAccess(comparison: Comparison, before: Operation, after: Operation, site: Site): void {
  const here = at(site, "security");
  const lost = before.security.filter((scheme) => !after.security.includes(scheme));
  const gained = after.security.filter((scheme) => !before.security.includes(scheme));
  if (before.security.length === 0 && after.security.length > 0)
    shift(comparison, "accessNarrowed", here, `callers need ${after.security.join(" or ")}`);
  else if (after.security.length === 0 && before.security.length > 0)
    shift(comparison, "accessWidened", here, "everyone is let in");
  else {
    for (const scheme of lost) loss(comparison, "accessNarrowed", here, `${scheme} lets nobody in any more`);
    for (const scheme of gained) shift(comparison, "accessWidened", here, `${scheme} lets callers in`);
  }
  if (exactly(before.grant ?? null) === exactly(after.grant ?? null)) return;
  const kind = after.grant === undefined ? "accessWidened" : "accessNarrowed";
  compareGrants(comparison, { kind, before: before.grant, after: after.grant }, at(site, "grant"));
}

function compareGrants(
  comparison: Comparison,
  {
    kind,
    before,
    after,
  }: {
    readonly kind: "accessWidened" | "accessNarrowed";
    readonly before: Operation["grant"];
    readonly after: Operation["grant"];
  },
  site: Site,
): void {
  if (typeof before !== "object" || typeof after !== "object") {
    shift(
      comparison,
      kind,
      site,
      after === undefined ? "no grant is needed" : `the grant ${show(after)} is needed, not ${show(before ?? "none")}`,
    );
    return;
  }
  // A value without a grant of its own is refused for every device.
  for (const [value, grant] of Object.entries(after)) {
    const was = before[value];
    if (was === undefined) shift(comparison, "accessWidened", site, `"${value}" is let through with ${grant}`);
    else if (was !== grant) shift(comparison, "accessNarrowed", site, `"${value}" needs ${grant}, not ${was}`);
  }
  for (const value of Object.keys(before).filter((each) => after[each] === undefined))
    loss(comparison, "accessNarrowed", site, `"${value}" is let through no more`);
}

/** Limits of a kind that the older side did not state count as new bounds. */
export function compareLimits(
  comparison: Comparison,
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
  site: Site,
): void {
  for (const name of [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()) {
    const [was, is] = [before[name] ?? Infinity, after[name] ?? Infinity];
    if (was === is) continue;
    const what = `limit ${name} is ${is === Infinity ? "gone" : is}, not ${was === Infinity ? "stated" : was}`;
    shift(comparison, is < was ? "accessNarrowed" : "accessWidened", at(site, `limits/${pointerStep(name)}`), what);
  }
}
