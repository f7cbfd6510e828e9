import type { Node, PortableCase, PortableCheck, PortablePath } from "../../../contract/contract.ts";
import { draftOf, list, number, object } from "../draft/json-draft.ts";
import type { Draft } from "../draft/json-draft.ts";
import { entryName, changedAt, draftsAt, scalarOf, valueAt, withKey, withoutKey } from "../draft/edit.ts";
import type { Random } from "../random.ts";
import type { World } from "../world.ts";
import { distinctKeys, samplePresent } from "./sample-value.ts";

/** The draft changed until the portable checks of the node, all or all but one, should hold. */
export function repaired(world: World, node: Node, draft: Draft, random: Random, except?: PortableCheck): Draft {
  const rules = (node.rules ?? []).filter(({ rule }) => rule !== except);
  const shunned = except !== undefined && "keys" in except ? except.keys : [];
  const bench: Bench = { world, node, random, shunned };
  return rules.reduce((current, { rule }) => repairedBy(bench, rule, current), draft);
}

interface Bench {
  readonly world: World;
  readonly node: Node;
  readonly random: Random;
  /** Keys that are to stay as they are where another one serves. */
  readonly shunned: readonly string[];
}

function repairedBy(bench: Bench, rule: PortableCheck, draft: Draft): Draft {
  const { world, node, random, shunned } = bench;
  const isThere = (key: string): boolean =>
    rule.check === "atLeastOne" && rule.counts === "presence"
      ? valueAt(draft, key) !== undefined
      : isFilled(valueAt(draft, key));
  switch (rule.check) {
    case "uniqueItems":
      return withoutRepeats(draft, [rule.by ?? []].flat());
    case "atLeastOne":
    case "exactlyOne": {
      const chosen = rule.keys.find(isThere) ?? rule.keys.find((key) => !shunned.includes(key)) ?? rule.keys[0];
      const others = rule.check === "exactlyOne" ? rule.keys.filter((key) => key !== chosen) : [];
      const alone = others.reduce(withoutKey, draft);
      return chosen === undefined ? draft : fill(world, node, alone, [chosen], random);
    }
    case "requiredWhen":
      return scalarOf(valueAt(draft, rule.when.key)) === rule.when.equals
        ? fill(world, node, draft, rule.keys, random)
        : draft;
    case "implies": {
      const { when, required = [], forbidden = [], values = [] } = rule;
      if (!when.every((each) => caseHolds(draft, each))) return draft;
      return withCases(fill(world, node, forbidden.reduce(withoutKey, draft), required, random), values);
    }
    case "entryCount":
      return withEntries(bench, draft, rule.min, rule.max);
    case "allEqual": {
      const wanted = scalarOf(draftsAt(draft, rule.to)[0]);
      if (wanted === undefined) return draft;
      return changedAt(draft, rule.path, (each) => (scalarOf(each) === undefined ? each : draftOf(wanted)));
    }
    case "consecutive": {
      let next: number | undefined;
      return changedAt(draft, rule.path, (each) => {
        if (each.draft !== "number") return each;
        next = next === undefined ? each.value : next + 1;
        return number(next);
      });
    }
    case "lastEquals": {
      const last = draftsAt(draft, rule.path).findLast((each) => each.draft === "number");
      return last === undefined ? draft : withPath(draft, rule.to, last);
    }
    // Texts are made to suit their checks; no sample is long enough for a total, or large enough for a size.
    case "additiveEnum":
    case "base64":
    case "excludesWords":
    case "url":
    case "utf16Length":
    case "punycode":
    case "jsonBytes":
    case "totalLength":
      return draft;
  }
}

function caseHolds(draft: Draft, { key, in: accepted }: PortableCase): boolean {
  const found = scalarOf(valueAt(draft, key));
  return found !== undefined && accepted.includes(found);
}

/** The object with each case holding: by the value that it has, or else by the first one of the case. */
export function withCases(draft: Draft, cases: readonly PortableCase[]): Draft {
  return cases.reduce((current, each) => {
    const [first] = each.in;
    return first === undefined || caseHolds(current, each) ? current : withKey(current, each.key, draftOf(first));
  }, draft);
}

/** The record with further keys, or without its last ones, until their number is within the bounds. */
function withEntries({ world, node, random }: Bench, draft: Draft, min: number, max: number): Draft {
  const core = world.core(node);
  if (draft.draft !== "object" || core.kind !== "record") return draft;
  const keys = new Set(draft.entries.map(({ key }) => key));
  const wanted = Math.max(0, min - keys.size);
  const further = distinctKeys(world, core, random, keys.size + wanted).filter((key) => !keys.has(key));
  const added = further
    .slice(0, wanted)
    .map((key) => ({ key, value: samplePresent(world, core.value, random.fork(key)) }));
  return object([...draft.entries, ...added].slice(0, Math.max(max, 0)));
}

/** The draft with a value at `path`, whose last key may be absent. */
export function withPath(draft: Draft, path: PortablePath, value: Draft): Draft {
  const last = path.at(-1);
  if (last === undefined) return value;
  return changedAt(draft, path.slice(0, -1), (holder) => withKey(holder, last, value));
}

/** Each of `keys` given a value that counts as one, where it has none. */
export function fill(world: World, node: Node, draft: Draft, keys: readonly string[], random: Random): Draft {
  return keys.reduce((current, key) => {
    const property = world.property(node, key);
    if (property === undefined || isFilled(valueAt(current, key))) return current;
    return withKey(
      current,
      key,
      samplePresent(world, withoutNull(property.node), random.fork(key), { size: "small", depth: 1, filled: true }),
    );
  }, draft);
}

function withoutNull(node: Node): Node {
  return "inner" in node ? withoutNull(node.inner) : node;
}

export function isFilled(draft: Draft | undefined): boolean {
  if (draft === undefined) return false;
  if (draft.draft === "text") return draft.value !== "";
  if (draft.draft === "list") return draft.items.length > 0;
  return !(draft.draft === "raw" && draft.text === "null");
}

function withoutRepeats(draft: Draft, by: readonly string[]): Draft {
  if (draft.draft !== "list") return draft;
  const seen = new Set<unknown>();
  return list(
    draft.items.filter((item) => {
      const name = entryName(item, by);
      if (name === undefined) return true;
      const known = seen.has(name);
      seen.add(name);
      return !known;
    }),
  );
}
