import type { ArrayNode, JsonValue, Node, RecordNode } from "../../../contract/contract.ts";
import { draftOf, list, NULL, object, raw, text } from "../draft/json-draft.ts";
import type { Draft, Entry } from "../draft/json-draft.ts";
import { entryName, scalarOf } from "../draft/edit.ts";
import type { Random } from "../random.ts";
import { optionsOf } from "../world.ts";
import type { World } from "../world.ts";
import { repaired } from "./repair.ts";
import { sampleNumber } from "./sample-number.ts";

/** How a sample is drawn. */
export interface Manner {
  /** `small`: what is required and no more. `rich`: optional parts and several entries by chance. */
  readonly size: "small" | "rich";
  /** Containers around the value; deep ones are drawn small. */
  readonly depth: number;
  /** An empty text or list would not do. */
  readonly filled?: boolean;
}

export const SMALL: Manner = { size: "small", depth: 0 };
export const RICH: Manner = { size: "rich", depth: 0 };

const DEEP = 6;
const ANY_VALUES: readonly JsonValue[] = [null, true, 0, "any", [1, [2]], { a: { b: null } }];

/** A value that the node should accept, or undefined for "leave the key out". */
export function sample(world: World, node: Node, random: Random, manner: Manner = SMALL): Draft | undefined {
  const drawn = sampleBare(world, node, random, manner.depth > DEEP ? { ...manner, size: "small" } : manner);
  return drawn === undefined || node.rules === undefined ? drawn : repaired(world, node, drawn, random);
}

/** As {@link sample}, for a place where something must stand. */
export function samplePresent(world: World, node: Node, random: Random, manner: Manner = SMALL): Draft {
  const drawn = sample(world, presentPart(node), random, manner);
  return drawn ?? NULL;
}

/** The node without the wrappers that let a key be absent. */
export function presentPart(node: Node): Node {
  const leavesOut =
    node.kind === "optional" || node.kind === "exactOptional" || node.kind === "default" || node.kind === "prefault";
  return leavesOut || node.kind === "nonoptional" ? presentPart(node.inner) : node;
}

function sampleBare(world: World, node: Node, random: Random, manner: Manner): Draft | undefined {
  const rich = manner.size === "rich";
  const inner: Manner = { size: manner.size, depth: manner.depth + 1 };
  switch (node.kind) {
    case "unknown":
    case "json":
      return draftOf(rich ? random.pick(ANY_VALUES) : 0);
    case "never":
    case "null":
      return NULL;
    case "boolean":
      return raw(String(random.chance(0.5)));
    case "string": {
      const { plain, fitting } = world.textPlan(node.steps);
      const short = fitting.filter((each) => each.length <= 80);
      const texts = rich && short.length > 0 && random.chance(0.3) ? short : plain;
      const usable = manner.filled === true ? texts.filter((each) => each !== "") : texts;
      return text(usable.length === 0 ? "a" : random.pick(usable));
    }
    case "number":
      return sampleNumber(node, random);
    case "literal":
    case "enum":
      return draftOf(random.pick<JsonValue>(node.values));
    case "object":
      return sampleObject(world, node, random, inner);
    case "array":
      return list(sampleEntries(world, node, random, { ...inner, filled: manner.filled === true }));
    case "tuple": {
      const count = rich
        ? random.below(node.items.length - node.requiredItems + 1) + node.requiredItems
        : node.requiredItems;
      const rest =
        node.rest !== null && rich && count === node.items.length ? [node.rest, node.rest].slice(random.below(3)) : [];
      return list([...node.items.slice(0, count), ...rest].map((item) => samplePresent(world, item, random, inner)));
    }
    case "record":
      return object(
        recordKeys(world, node, random, rich).map((key) => ({
          key,
          value: samplePresent(world, node.value, random, inner),
        })),
      );
    case "union":
    case "discriminated":
      return sample(world, chooseOption(world, node, random, rich), random, manner);
    case "ref":
      return sample(world, world.nodeOf(node.type), random, manner);
    case "nullable":
      // A required key may hold its own type, which only null ends.
      if (manner.depth > DEEP) return NULL;
      return rich && random.chance(0.3) ? NULL : sample(world, node.inner, random, manner);
    case "optional":
    case "exactOptional":
    case "default":
    case "prefault":
      return rich && random.chance(0.6) ? sample(world, node.inner, random, manner) : undefined;
    case "nonoptional":
    case "readonly":
      return sample(world, node.inner, random, manner);
  }
}

function chooseOption(world: World, node: Node, random: Random, rich: boolean): Node {
  const options = optionsOf(node);
  const open = options.filter((option) => world.cost(option) < Infinity);
  const usable = open.length > 0 ? open : options;
  if (rich) return random.pick(usable);
  return usable.reduce((best, option) => (world.cost(option) < world.cost(best) ? option : best));
}

function sampleObject(world: World, node: Node & { kind: "object" }, random: Random, inner: Manner): Draft {
  const entries: Entry[] = [];
  for (const { key, node: value, optionalIn } of node.properties) {
    const stream = random.fork(key);
    const drawn = optionalIn ? sample(world, value, stream, inner) : samplePresent(world, value, stream, inner);
    // A key that may be absent for another reason than a wrapper (an unknown value) stays away from small samples.
    if (drawn !== undefined && !(optionalIn && inner.size === "small")) entries.push({ key, value: drawn });
  }
  const extra = typeof node.unknownKeys === "object" ? node.unknownKeys : undefined;
  if (extra !== undefined && inner.size === "rich")
    entries.push({ key: "extra", value: samplePresent(world, extra, random, inner) });
  return object(entries);
}

function sampleEntries(world: World, node: ArrayNode, random: Random, inner: Manner): readonly Draft[] {
  const least = Math.max(0, ...node.steps.filter((step) => step.step !== "maxLength").map((step) => step.value));
  const most = Math.min(1_000, ...node.steps.filter((step) => step.step !== "minLength").map((step) => step.value));
  const wanted = Math.max(least, inner.size === "rich" ? random.below(4) : 0, inner.filled === true ? 1 : 0);
  const manner: Manner = { size: inner.size, depth: inner.depth };
  return distinctEntries(world, node, { random, count: Math.min(wanted, most), manner });
}

/** Entries of a list; different ones where the list asks for that, as far as some can be found. */
export function distinctEntries(
  world: World,
  node: ArrayNode,
  { random, count, manner }: { random: Random; count: number; manner: Manner },
): readonly Draft[] {
  const unique = node.rules?.find(({ rule }) => rule.check === "uniqueItems")?.rule;
  const by = unique?.check === "uniqueItems" ? [unique.by ?? []].flat() : undefined;
  const entries: Draft[] = [];
  const seen = new Set<unknown>();
  for (let attempt = 0; entries.length < count && attempt < count * 12; attempt += 1) {
    const entry = samplePresent(world, node.element, random.fork(`${attempt}`), manner);
    const name = by === undefined ? undefined : entryName(entry, by);
    if (name !== undefined && seen.has(name)) continue;
    seen.add(name);
    entries.push(entry);
  }
  return entries;
}

/** Keys for a record: all that must be there, or a few that may. */
export function recordKeys(world: World, node: RecordNode, random: Random, rich: boolean): readonly string[] {
  const key = world.core(node.key);
  const known = "values" in key ? key.values.map(String) : undefined;
  if (node.mode === "exhaustive" && known !== undefined) return known;
  if (!rich) return [];
  if (known !== undefined) return known.filter(() => random.chance(0.5));
  const drawn = [0, 1].map((index) => scalarOf(samplePresent(world, node.key, random.fork(`key${index}`))));
  return [...new Set(drawn.filter((each) => each !== undefined).map(String))].filter(isUsableKey);
}

/** Up to `count` different keys that a record should take. */
export function distinctKeys(world: World, node: RecordNode, random: Random, count: number): readonly string[] {
  const key = world.core(node.key);
  if ("values" in key) return key.values.map(String).slice(0, count);
  const drawn = Array.from({ length: count * 3 }, (_, index) => {
    return scalarOf(samplePresent(world, node.key, random.fork(`key${index}`)));
  });
  const numbered = Array.from({ length: count }, (_, index) => `k${index}`);
  return [...new Set([...drawn.filter((each) => each !== undefined).map(String), ...numbered])]
    .filter((each) => isUsableKey(each) && each !== "__proto__")
    .slice(0, count);
}

/** V8 as of Node 24 takes the key `"` for `\` where an object had the latter before, so that no key ends in one. */
export function isUsableKey(key: string): boolean {
  return !key.endsWith("\\");
}
