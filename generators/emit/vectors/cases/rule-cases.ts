import type { JsonValue, Node, PortableCheck, PortablePath } from "../../../contract/contract.ts";
import { draftOf, number, text } from "../draft/json-draft.ts";
import type { Draft } from "../draft/json-draft.ts";
import { changedAt, draftsAt, scalarOf, withKey, withoutKey } from "../draft/edit.ts";
import { fill, repaired } from "../sample/repair.ts";
import { samplePresent, SMALL } from "../sample/sample-value.ts";
import { codePoints } from "../text/step-holds.ts";
import { emptiedCases, implicationCases } from "./implication-cases.ts";
import { reached } from "./reached.ts";
import { repeatCases } from "./repeat-cases.ts";
import { aimAt } from "./site.ts";
import type { Aim, Labelled, Site } from "./site.ts";
import { entryCountCases, jsonBytesCases } from "./size-cases.ts";

/** Totals above this many characters are out of reach for an input that is to stay small. */
const LONGEST_TOTAL = 20_000;

/** For each portable check of the node: values for which it holds, and values that only it refuses. */
export function* ruleCases(site: Site, node: Node): Generator<Aim> {
  for (const [index, { rule }] of (node.rules ?? []).entries()) {
    const base = (label: string): Draft => {
      const small = samplePresent(site.world, site.node, site.random.fork(label), SMALL);
      const grown = pathsOf(rule).reduce((draft, path) => reached(site, node, draft, path), small);
      return repaired(site.world, node, grown, site.random.fork(label));
    };
    const aims = { ...site, light: false };
    yield aimAt(aims, `rule ${index} holds`, site.light ? 1 : 0, () => base("holds"));
    for (const [label, draft, often] of broken(site, node, rule, base)) {
      // Breaking one check may break another; with the others mended it stands alone.
      const alone = (): Draft => repaired(site.world, node, draft(), site.random.fork(label), rule);
      const isSeldom = site.light || often === "seldom";
      // What an implication asks often goes against another one, so unmended it says little.
      const [first, second] = rule.check === "implies" ? [alone, draft] : [draft, alone];
      yield aimAt(aims, `rule ${index} ${label}`, isSeldom ? 2 : 0, first);
      yield aimAt(aims, `rule ${index} alone ${label}`, isSeldom ? 3 : 1, second);
    }
  }
}

function broken(site: Site, node: Node, rule: PortableCheck, base: (label: string) => Draft): Labelled {
  switch (rule.check) {
    case "uniqueItems":
      return repeatCases([rule.by ?? []].flat(), base);
    case "atLeastOne":
    case "exactlyOne":
      return brokenKeys(site, node, rule.keys, base);
    case "requiredWhen": {
      const met = (): Draft =>
        fill(site.world, node, withKey(base("when"), rule.when.key, draftOf(rule.when.equals)), rule.keys, site.random);
      const unmet = (): Draft => rule.keys.reduce(withoutKey, base("unless"));
      return [["condition met", met], ["no keys", unmet], ...rule.keys.flatMap((key) => emptiedCases(key, met))];
    }
    case "implies":
      return implicationCases(site, node, rule, base);
    case "entryCount": {
      const core = site.world.core(node);
      return core.kind === "record" ? entryCountCases(site, core, rule) : [];
    }
    case "jsonBytes":
      return jsonBytesCases(site, node, rule.max);
    case "totalLength":
      return brokenTotal(site, node, rule.paths, rule.max);
    case "allEqual":
      return [
        ["one differs", () => changedOnce(base("differs"), rule.path, other)],
        ["the other differs", () => changedAt(base("differs"), rule.to, other)],
        ["nothing to equal", () => withoutPath(base("alone"), rule.to)],
      ];
    case "consecutive":
      return [
        ["gap", () => lastChanged(base("gap"), rule.path, 1)],
        ["repeat", () => lastChanged(base("gap"), rule.path, -1)],
        ["falling", () => lastChanged(base("gap"), rule.path, -2)],
      ];
    case "lastEquals":
      return [
        ["too great", () => changedAt(base("last"), rule.to, plusOne)],
        ["nothing to equal", () => withoutPath(base("last"), rule.to)],
      ];
    // Checks of texts; the plan of the text has them.
    case "additiveEnum":
    case "base64":
    case "excludesWords":
    case "url":
    case "utf16Length":
    case "punycode":
      return [];
  }
}

function pathsOf(rule: PortableCheck): readonly PortablePath[] {
  switch (rule.check) {
    case "uniqueItems":
      return rule.by === undefined ? [["*"]] : [rule.by].flat().map((key) => ["*", key]);
    case "allEqual":
    case "lastEquals":
      return [rule.path, rule.to];
    case "consecutive":
      return [rule.path];
    default:
      return [];
  }
}

function brokenKeys(site: Site, node: Node, keys: readonly string[], base: (label: string) => Draft): Labelled {
  const none = (): Draft => keys.reduce(withoutKey, base("none"));
  const only = (key: string) => (): Draft => fill(site.world, node, none(), [key], site.random);
  return [
    ["none", none],
    ["all", () => fill(site.world, node, none(), keys, site.random)],
    ...keys.map((key) => [`only ${key}`, only(key)] as const),
    ...keys.flatMap((key) => emptiedCases(key, none)),
    ...keys.flatMap((key) =>
      keys
        .filter((each) => each !== key)
        .slice(0, 1)
        .flatMap((other) => emptiedCases(key, only(other), ` beside ${other}`)),
    ),
  ];
}

function brokenTotal(site: Site, node: Node, paths: readonly PortablePath[], max: number): Labelled {
  if (max > LONGEST_TOTAL) return [];
  const ofLength = (total: number, letter: string) => (): Draft => {
    const small = samplePresent(site.world, site.node, site.random.fork("total"), SMALL);
    let draft = paths.reduce((current, path) => reached(site, node, current, path), small);
    let left = total;
    const places = paths.flatMap((path) => draftsAt(draft, path)).filter((each) => each.draft === "text").length;
    for (const path of paths) {
      draft = changedAt(draft, path, (each) => {
        if (each.draft !== "text") return each;
        const length = Math.min(left, Math.ceil(total / Math.max(places, 1)));
        left -= length;
        return text(letter.repeat(length));
      });
    }
    return draft;
  };
  return [
    ["total reached", ofLength(max, "a")],
    ["total passed", ofLength(max + 1, "a")],
    ["total of astral text", ofLength(max, "😀")],
  ];
}

function changedOnce(draft: Draft, path: PortablePath, change: (draft: Draft) => Draft): Draft {
  let left = 1;
  return changedAt(draft, path, (each) => (left-- > 0 ? change(each) : each));
}

function lastChanged(draft: Draft, path: PortablePath, by: number): Draft {
  const last = draftsAt(draft, path).length - 1;
  let index = -1;
  return changedAt(draft, path, (each) => {
    index += 1;
    return index === last && each.draft === "number" ? number(each.value + by) : each;
  });
}

function plusOne(draft: Draft): Draft {
  return draft.draft === "number" ? number(draft.value + 1) : draft;
}

function other(draft: Draft): Draft {
  const value: JsonValue | undefined = scalarOf(draft);
  if (typeof value === "number") return number(value + 1);
  return typeof value === "string"
    ? text(codePoints(value) > 1 ? value.slice(1) : `${value}a`)
    : draftOf(value !== true);
}

function withoutPath(draft: Draft, path: PortablePath): Draft {
  const last = path.at(-1);
  return last === undefined ? draft : changedAt(draft, path.slice(0, -1), (holder) => withoutKey(holder, last));
}
