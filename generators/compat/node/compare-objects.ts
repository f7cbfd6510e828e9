import { unwrapPresence } from "../../contract/contract.ts";
import type { Node, Property, UnknownKeys } from "../../contract/contract.ts";
import { loss, pointerStep, shift, siteBelow } from "../comparison.ts";
import type { CompareNodes, Comparison, Site } from "../comparison.ts";

type ObjectNode = Node & { readonly kind: "object" };

/** Two objects at one place. */
interface ObjectPair {
  readonly comparison: Comparison;
  readonly before: ObjectNode;
  readonly after: ObjectNode;
  readonly site: Site;
}

/** Objects, key by key, and what they make of keys they do not name. */
export function compareObjects(pair: ObjectPair, compareNodes: CompareNodes): void {
  const { comparison, before, after, site } = pair;
  const older = new Map(before.properties.map((property) => [property.key, property]));
  const newer = new Map(after.properties.map((property) => [property.key, property]));
  for (const property of after.properties) {
    const was = older.get(property.key);
    const here = siteBelow(site, { at: `properties/${pointerStep(property.key)}` }, before, was?.node);
    if (was === undefined) compareNewKey(pair, property, here, compareNodes);
    else compareKnownKey(comparison, was, property, here, compareNodes);
  }
  for (const property of before.properties) {
    const { key, node } = property;
    if (newer.has(key) || isForbidden(property)) continue;
    const here = siteBelow(site, { at: `properties/${pointerStep(key)}` }, before, node);
    const deprecated = unwrapPresence(node).notes.deprecated !== undefined;
    loss(comparison, deprecated ? "deprecatedKeyRemoved" : "keyRemoved", here, `key "${key}" is gone`);
  }
  compareUnknownKeys(pair, compareNodes);
}

function compareNewKey(
  { comparison, before }: ObjectPair,
  property: Property,
  site: Site,
  compareNodes: CompareNodes,
): void {
  const { key, node, optionalIn } = property;
  if (isForbidden(property)) {
    shift(comparison, "keyForbidden", site, `key "${key}" must be absent`);
    return;
  }
  // Older sides may send any data under the key, and older readers judge what stands there.
  if (typeof before.unknownKeys !== "string") compareNodes(comparison, before.unknownKeys, node, site);
  else if (before.unknownKeys === "keep") compareNodes(comparison, { kind: "unknown" }, node, site);
  comparison.report({
    kind: optionalIn ? "optionalKeyAdded" : "requiredKeyAdded",
    side: "current",
    at: site.at,
    what: `${optionalIn ? "optional" : "required"} key "${key}" is new`,
    ...(before.unknownKeys === "strict" ? { closed: true } : {}),
  });
}

function compareKnownKey(
  comparison: Comparison,
  before: Property,
  after: Property,
  site: Site,
  compareNodes: CompareNodes,
): void {
  if (before.optionalIn !== after.optionalIn) {
    const [kind, what] = after.optionalIn
      ? (["keyOptional", "optional"] as const)
      : (["keyRequired", "required"] as const);
    shift(comparison, kind, site, `key "${after.key}" became ${what}`);
  }
  compareNodes(comparison, before.node, after.node, site);
}

function compareUnknownKeys({ comparison, before, after, site }: ObjectPair, compareNodes: CompareNodes): void {
  const [older, newer] = [before.unknownKeys, after.unknownKeys];
  const [was, is] = [nameKeys(older), nameKeys(newer)];
  if (typeof older !== "string" && typeof newer !== "string") {
    compareNodes(comparison, older, newer, siteBelow(site, { at: "additionalProperties" }, before, older));
  } else if (typeof newer !== "string" && older === "keep") {
    compareNodes(comparison, { kind: "unknown" }, newer, siteBelow(site, { at: "additionalProperties" }, before));
  } else if (typeof older !== "string" && newer === "keep") {
    compareNodes(
      comparison,
      older,
      { kind: "unknown" },
      siteBelow(site, { at: "additionalProperties" }, before, older),
    );
  } else if (older !== newer) {
    const kind = !keepsKeys(newer) && keepsKeys(older) ? "dataDropped" : newer === "strict" ? "closed" : "opened";
    shift(comparison, kind, site, `unknown keys are ${is}, not ${was}`);
  }
}

function keepsKeys(unknownKeys: UnknownKeys): boolean {
  return unknownKeys !== "strict" && unknownKeys !== "strip";
}

function nameKeys(unknownKeys: UnknownKeys): string {
  if (unknownKeys === "strict") return "refused";
  return unknownKeys === "strip" ? "ignored" : "kept";
}

/** A key that must not stand, written `z.never().optional()`. */
function isForbidden({ node, optionalIn }: Property): boolean {
  return optionalIn && unwrapPresence(node).core.kind === "never";
}
