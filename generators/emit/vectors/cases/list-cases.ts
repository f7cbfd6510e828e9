import type { ArrayNode, TupleNode } from "../../../contract/contract.ts";
import { list, NULL, number, object, raw, render, text } from "../draft/json-draft.ts";
import type { Draft } from "../draft/json-draft.ts";
import { distinctEntries, samplePresent, SMALL } from "../sample/sample-value.ts";
import { aimAt, mendedAimAt } from "./site.ts";
import type { Aim, Site } from "./site.ts";

/** Lists on a bound are made up to this many characters. */
const LONGEST_LIST = 24_000;

/** Lists on and off their bounds, and lists with one wrong entry. */
export function* arrayCases(site: Site, node: ArrayNode): Generator<Aim> {
  const { world, random } = site;
  const entry = (label: string): Draft => samplePresent(world, node.element, random.fork(label), SMALL);
  const entries = (count: number): readonly Draft[] =>
    distinctEntries(world, node, { random: random.fork("entries"), count, manner: SMALL });
  const entryLength = render(entry("entry0")).length + 1;
  const counts = node.steps
    .flatMap((step) => [step.value - 1, step.value, step.value + 1])
    .filter((count) => count >= 0);
  for (const count of new Set([0, 1, ...counts])) {
    if (count * entryLength > LONGEST_LIST) continue;
    const besideBound = counts.includes(count) && !counts.includes(count + 1);
    const tier = count * entryLength > 1_000 && !besideBound ? 2 : 1;
    yield aimAt(site, `count ${count}`, tier, () => list(entries(count)));
    const mended = mendedAimAt(site, `count ${count}`, tier, () => list(entries(count)));
    if (mended !== null) yield mended;
  }
  const most = Math.min(...node.steps.filter((step) => step.step !== "minLength").map((step) => step.value));
  if (most * entryLength < LONGEST_LIST) {
    yield aimAt(site, "too long with a bad entry", 2, () => list([NULL, ...entries(most)]));
    yield aimAt(site, "too long with an extra key", 2, () => list([...entries(most), withExtra(entry("last"))]));
  }
  // Of an over-long list no entry is looked at, so that anything will do.
  const tooMany = most + 1;
  if (tooMany <= 2_000)
    yield aimAt(site, "too many of nothing", 1, () => list(Array.from({ length: tooMany }, () => number(0))));
  yield aimAt(site, "bad last", 2, () => list([...entries(1), NULL]));
  yield aimAt(site, "bad first", 3, () => list([raw("[[]]"), ...entries(1)]));
  yield aimAt({ ...site, light: false }, "extra keys in entries", 2, () =>
    list([withExtra(entry("a")), entry("b"), withExtra(entry("c"))]),
  );
  yield aimAt(site, "nested", 3, () => list([list(entries(1))]));
  yield aimAt(site, "like a list", 3, () =>
    object([
      { key: "0", value: entry("a") },
      { key: "length", value: number(1) },
    ]),
  );
  yield aimAt(site, "entry alone", 3, () => entry("alone"));
}

/** Tuples with items missing, too many, exchanged. */
export function* tupleCases(site: Site, node: TupleNode): Generator<Aim> {
  const { world, random } = site;
  const items = node.items.map((item, index) => samplePresent(world, item, random.fork(`item${index}`), SMALL));
  for (let count = 0; count <= items.length; count += 1)
    yield aimAt(site, `count ${count}`, 1, () => list(items.slice(0, count)));
  const rest = node.rest;
  const more = rest === null ? text("more") : samplePresent(world, rest, random.fork("rest"), SMALL);
  yield aimAt(site, "one more", 1, () => list([...items, more]));
  yield aimAt(site, "more", 2, () => list([...items, more, more, more]));
  yield aimAt(site, "bad rest", 2, () => list([...items, more, raw("[null]")]));
  yield aimAt(site, "backwards", 2, () => list(items.toReversed()));
  yield aimAt({ ...site, light: false }, "extra keys", 2, () =>
    list([...items.map(withExtra), ...(rest === null ? [] : [withExtra(more)])]),
  );
  for (const [index] of items.entries()) yield aimAt(site, `null ${index}`, 2, () => list(items.with(index, NULL)));
}

function withExtra(draft: Draft): Draft {
  return draft.draft === "object" ? object([...draft.entries, { key: "extra", value: NULL }]) : draft;
}
