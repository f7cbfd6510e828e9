import type { ObjectNode, Property, RecordNode } from "../../../contract/contract.ts";
import { list, NULL, number, object, raw, text } from "../draft/json-draft.ts";
import type { Draft, ObjectDraft } from "../draft/json-draft.ts";
import { appended, valueAt, withKey, withoutKey } from "../draft/edit.ts";
import { isUsableKey, RICH, recordKeys, sample, samplePresent, SMALL } from "../sample/sample-value.ts";
import { spelledOddly } from "../text/spelling.ts";
import { aimAt, once } from "./site.ts";
import type { Aim, Site } from "./site.ts";

/** Keys that programs trip over. */
const ODD_KEYS: readonly string[] = [
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "",
  "0",
  "é",
  "e\u0301",
  "a.b",
  "\ud83d\ude00",
  "type",
  "$ref",
];
const EXTRA_VALUES: readonly Draft[] = [
  number(1),
  NULL,
  text("x"),
  list([]),
  object([]),
  object([{ key: "extra", value: list([number(1)]) }]),
];

/** What an object may get wrong or have too much of, but for the values of its keys. */
export function* objectCases(site: Site, node: ObjectNode): Generator<Aim> {
  const bare = once(() => sample(site.world, site.node, site.random.fork("small"), SMALL) ?? object([]));
  const small = (): ObjectDraft => asObject(bare());
  const full = (): ObjectDraft => withEveryKey(site, node, small());
  yield aimAt(site, "small", 1, small);
  yield aimAt(site, "full", 1, full);
  yield aimAt(site, "empty", 2, () => object([]));
  for (const property of node.properties) yield* keyCases(site, property, small);
  yield* extraKeyCases(site, node, small);
  yield* twiceCases(site, small);
  yield aimAt(site, "backwards", 3, () => object(full().entries.toReversed()));
  yield aimAt(site, "rich", 2, () => samplePresent(site.world, site.node, site.random.fork("rich"), RICH));
}

function* keyCases(site: Site, { key, optionalIn, node }: Property, small: () => ObjectDraft): Generator<Aim> {
  const value = (): Draft => samplePresent(site.world, node, site.random.fork(`value${key}`), SMALL);
  yield aimAt(site, `without ${key}`, optionalIn ? 3 : 1, () => withoutKey(withKey(small(), key, value()), key));
  if (optionalIn) yield aimAt(site, `with ${key}`, 1, () => withKey(small(), key, value()));
  yield aimAt(site, `null ${key}`, 1, () => withKey(small(), key, NULL));
  yield aimAt(site, `twice ${key}`, 3, () => appended(small(), key, value()));
  yield aimAt(site, `renamed ${key}`, 3, () => renamed(withKey(small(), key, value()), key, key.toUpperCase()));
  const [spelling] = spelledOddly(key);
  if (spelling !== undefined)
    yield aimAt(site, `spelled ${key}`, 3, () => respelled(withKey(small(), key, value()), key, spelling[1]));
}

/** One key written twice: a reader takes the last. */
function* twiceCases(site: Site, small: () => ObjectDraft): Generator<Aim> {
  const { entries } = small();
  const entry = entries[site.random.fork("twice").below(Math.max(entries.length, 1))];
  if (entry === undefined) return;
  yield aimAt(site, "twice, the first broken", 1, () => object([{ ...entry, value: raw("[null]") }, ...entries]));
  yield aimAt(site, "twice, the last broken", 1, () => object([...entries, { ...entry, value: raw("[null]") }]));
}

/** Unknown keys: the plainest for every object, in light places too, since each reader meets them there. */
function* extraKeyCases(site: Site, node: ObjectNode, small: () => ObjectDraft): Generator<Aim> {
  const outside = { ...site, light: false };
  yield aimAt(outside, "extra key", site.light ? 2 : 1, () => appended(small(), "extra", number(1)));
  yield aimAt(site, "extra object", 2, () => appended(small(), "extra", object([{ key: "a", value: list([NULL]) }])));
  yield aimAt(site, "extra key first", 2, () => object([{ key: "extra", value: NULL }, ...small().entries]));
  yield aimAt(site, "two extra keys", 3, () => appended(appended(small(), "extra", NULL), "more", text("x")));
  const first = site.random.fork("odd").below(ODD_KEYS.length);
  for (let index = 0; index < ODD_KEYS.length; index += 1) {
    const key = ODD_KEYS[(first + index) % ODD_KEYS.length] ?? "";
    yield aimAt(site, `odd ${key}`, index === 0 || key === "__proto__" ? 2 : 3, () =>
      appended(small(), key, object([{ key: "x", value: number(1) }])),
    );
  }
  if (node.unknownKeys === "strict" || node.unknownKeys === "strip") {
    for (const [index, { key, optionalIn }] of node.properties.entries()) {
      if (!optionalIn && index < 3)
        yield aimAt(site, `extra for ${key}`, 3, () => appended(asObject(withoutKey(small(), key)), "extra", NULL));
    }
    return;
  }
  for (const [index, value] of EXTRA_VALUES.entries())
    yield aimAt(site, `extra value ${index}`, 1, () => appended(small(), "extra", value));
}

/** Keys of a record: none, some, odd ones, ones that its key schema refuses. */
export function* recordCases(site: Site, node: RecordNode): Generator<Aim> {
  const { world, random } = site;
  const value = (label: string): Draft => samplePresent(world, node.value, random.fork(label), SMALL);
  const withKeys = (keys: readonly string[]): ObjectDraft => object(keys.map((key) => ({ key, value: value(key) })));
  const usual = recordKeys(world, node, random.fork("keys"), true);
  yield aimAt(site, "none", 1, () => object([]));
  yield aimAt(site, "some", 1, () => withKeys(usual));
  const key = world.core(node.key);
  if ("values" in key) {
    const names = key.values.map(String);
    yield aimAt(site, "all", 1, () => withKeys(names));
    for (const name of names.slice(0, 6)) {
      yield aimAt(site, `without ${name}`, 2, () => withKeys(names.filter((each) => each !== name)));
      yield aimAt(site, `only ${name}`, 2, () => withKeys([name]));
    }
    yield aimAt({ ...site, light: false }, "extra key", 1, () => appended(withKeys(names), "extra", value("extra")));
  }
  if (key.kind === "string") {
    const plan = world.textPlan(key.steps);
    const texts = [...plan.fitting.slice(0, 5), ...plan.refusedByOne.flatMap(({ texts: each }) => each.slice(0, 3))];
    for (const each of texts.filter(isUsableKey)) yield aimAt(site, `key ${each}`, 2, () => withKeys([each]));
    yield aimAt(site, "padded twins", 3, () => withKeys([...usual, ...usual.map((each) => ` ${each}`)]));
  }
  for (const odd of ODD_KEYS)
    yield aimAt(site, `odd ${odd}`, odd === "__proto__" ? 2 : 3, () => withKeys([...usual, odd]));
  yield aimAt(site, "number keys", 3, () => withKeys(["1", "1.0", "-0", "1e3"]));
  yield aimAt(site, "twice", 3, () => object([...withKeys(usual).entries, ...withKeys(usual).entries]));
}

function withEveryKey(site: Site, node: ObjectNode, small: ObjectDraft): ObjectDraft {
  const entries = node.properties.map(({ key, node: value }) => ({
    key,
    value:
      valueAt(small, key) ??
      samplePresent(site.world, value, site.random.fork(`full${key}`), { size: "small", depth: 1 }),
  }));
  return object(entries);
}

function renamed(draft: Draft, from: string, to: string): Draft {
  return draft.draft === "object"
    ? object(draft.entries.map((entry) => (entry.key === from ? { ...entry, key: to } : entry)))
    : draft;
}

function respelled(draft: Draft, key: string, keySpelling: string): Draft {
  return draft.draft === "object"
    ? object(draft.entries.map((entry) => (entry.key === key ? { ...entry, keySpelling } : entry)))
    : draft;
}

function asObject(draft: Draft | undefined): ObjectDraft {
  return draft?.draft === "object" ? draft : object([]);
}
