import { resolveNode } from "../../contract/contract.ts";
import type { Contract, Node, Primitive } from "../../contract/contract.ts";
import { loss, shift, siteBelow } from "../comparison.ts";
import type { CompareNodes, Comparison, Site } from "../comparison.ts";
import { nameNode, show } from "../wording.ts";
import { pairOptions } from "./pair-options.ts";

interface OptionPair {
  readonly comparison: Comparison;
  readonly before: Node;
  readonly after: Node;
  readonly site: Site;
}

/** A member of a union, with the values of the union's key that choose it. */
interface TaggedOption {
  readonly tags: readonly Primitive[];
  readonly node: Node;
  readonly step: string;
}

/** Unions, member by member; what is no union counts as one of a single member. */
export function compareOptions(pair: OptionPair, compareNodes: CompareNodes): void {
  const { comparison, before, after } = pair;
  const key = discriminatorOf(before) ?? discriminatorOf(after);
  const older = key === undefined ? null : taggedOptions(comparison.previous, before, key);
  const newer = key === undefined ? null : taggedOptions(comparison.current, after, key);
  if (key !== undefined && older !== null && newer !== null) compareTagged(pair, { key, older, newer }, compareNodes);
  else comparePlain(pair, compareNodes);
}

function compareTagged(
  { comparison, before, site }: OptionPair,
  {
    key,
    older,
    newer,
  }: { readonly key: string; readonly older: readonly TaggedOption[]; readonly newer: readonly TaggedOption[] },
  compareNodes: CompareNodes,
): void {
  const compared = new Set<string>();
  for (const option of newer) {
    for (const tag of option.tags) {
      const was = older.find(({ tags }) => tags.includes(tag));
      const here = siteBelow(site, { at: option.step, was: was?.step ?? option.step }, before, was?.node);
      const pairing = `${was?.step} ${option.step}`;
      if (was === undefined)
        shift(
          comparison,
          key === "schemaVersion" ? "versionAdded" : "optionAdded",
          here,
          `member ${show(tag)} of "${key}" is new`,
        );
      else if (!compared.has(pairing)) compareTaggedPair({ comparison, key, was, option, site: here }, compareNodes);
      compared.add(pairing);
    }
  }
  for (const { tags, step } of older) {
    for (const tag of tags.filter((each) => !newer.some((option) => option.tags.includes(each)))) {
      const here = siteBelow(site, { at: step }, before);
      loss(comparison, "optionRemoved", here, `member ${show(tag)} of "${key}" is gone`);
    }
  }
}

/** The tags themselves are compared already: a new one is a new member, not also a new value of the key. */
function compareTaggedPair(
  {
    comparison,
    key,
    was,
    option,
    site,
  }: { comparison: Comparison; key: string; was: TaggedOption; option: TaggedOption; site: Site },
  compareNodes: CompareNodes,
): void {
  const inner: Comparison = {
    ...comparison,
    report: (found) => {
      const aboutTag = found.at.endsWith(`/properties/${key}`) && /^value(?:Added|Removed)$/.test(found.kind);
      if (!aboutTag || found.at.split("/").length > site.at.split("/").length + 2) comparison.report(found);
    },
  };
  compareNodes(inner, was.node, option.node, site);
}

function comparePlain({ comparison, before, after, site }: OptionPair, compareNodes: CompareNodes): void {
  const [older, newer] = [optionsOf(before), optionsOf(after)];
  const { pairs, gone, added, reordered } = pairOptions(comparison, older, newer);
  for (const [was, is] of pairs) {
    const steps = { at: stepOf(after, newer.indexOf(is)), was: stepOf(before, older.indexOf(was)) };
    // A value of one member and what an older reader makes of it depend on every member.
    compareNodes(comparison, was, is, {
      ...siteBelow(site, steps, before, was),
      surroundings: { listed: false, brittle: true },
    });
  }
  for (const option of added)
    shift(
      comparison,
      "optionAdded",
      siteBelow(site, { at: stepOf(after, newer.indexOf(option)) }, before),
      `member ${nameNode(option)} is new`,
    );
  for (const option of gone)
    loss(
      comparison,
      "optionRemoved",
      siteBelow(site, { at: stepOf(before, older.indexOf(option)) }, before),
      `member ${nameNode(option)} is gone`,
    );
  if (reordered)
    shift(comparison, "meaningChanged", site, "the members stand in another order, and the first that accepts counts");
}

function optionsOf(node: Node): readonly Node[] {
  if (node.kind === "union") return node.options;
  return node.kind === "discriminated" ? node.options.map((option) => option.node) : [node];
}

/** A single node stands in no list. */
function stepOf(node: Node, index: number): string {
  if (node.kind === "union") return `anyOf/${index}`;
  return `oneOf/${node.kind === "discriminated" ? index : 0}`;
}

function discriminatorOf(node: Node): string | undefined {
  return node.kind === "discriminated" ? node.discriminator : undefined;
}

/** The members by the values of `key`: of a union on that key, or of one object with literal values there. */
function taggedOptions(contract: Contract, node: Node, key: string): readonly TaggedOption[] | null {
  if (node.kind === "discriminated") {
    if (node.discriminator !== key) return null;
    return node.options.map(({ tags, node: option }, index) => ({ tags, node: option, step: `oneOf/${index}` }));
  }
  const object = resolveNode(contract, node);
  const property = object.kind === "object" ? object.properties.find((each) => each.key === key) : undefined;
  const tag = property === undefined ? undefined : resolveNode(contract, property.node);
  return tag?.kind === "literal" ? [{ tags: tag.values, node, step: "oneOf/0" }] : null;
}
