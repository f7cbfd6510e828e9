import { list, NULL, number, object, raw, text } from "../draft/json-draft.ts";
import type { Draft } from "../draft/json-draft.ts";
import { placesOf } from "../draft/places.ts";
import type { Place } from "../draft/places.ts";
import type { Random } from "../random.ts";

const REPLACEMENTS: readonly Draft[] = [
  NULL,
  raw("true"),
  number(0),
  number(-1),
  number(1.5),
  number(2 ** 53),
  text(""),
  text("samewire-unknown"),
  list([]),
  object([]),
  list([NULL]),
];

/** The draft changed at random in one place, without regard to any schema. */
export function mutated(draft: Draft, random: Random): Draft {
  const place = random.pick(placesOf(draft));
  return place.replace(change(place, random));
}

/** The draft with an unknown key in some object of it, if it has one. */
export function grown(draft: Draft, random: Random): Draft {
  const objects = placesOf(draft).filter((place) => place.draft.draft === "object");
  if (objects.length === 0) return draft;
  const place = random.pick(objects);
  if (place.draft.draft !== "object") return draft;
  const key = random.pick(["extra", "x", "Extra", "__proto__", "é", "new-key"]);
  return place.replace(object([...place.draft.entries, { key, value: random.pick(REPLACEMENTS) }]));
}

function change({ draft }: Place, random: Random): Draft {
  if (random.chance(0.3)) return random.pick(REPLACEMENTS);
  switch (draft.draft) {
    case "text":
      return changedText(draft.value, random);
    case "number":
      return random.pick([
        number(-draft.value),
        number(draft.value + 1),
        number(draft.value + 0.5),
        number(draft.value * 1e9),
        number(draft.value, `${draft.value}.0`),
        text(String(draft.value)),
      ]);
    case "raw":
      return random.pick(REPLACEMENTS);
    case "list":
      return changedList(draft.items, random);
    case "object":
      return changedObject(draft, random);
  }
}

function changedText(value: string, random: Random): Draft {
  return text(
    random.pick([
      `${value}\n`,
      ` ${value}`,
      value.slice(1),
      value.toUpperCase(),
      `${value}é`,
      `${value}😀`,
      value + value,
      `\u00a0${value}`,
      `${value}\u0000`,
      "a".repeat(70),
    ]),
  );
}

function changedList(items: readonly Draft[], random: Random): Draft {
  const [first] = items;
  if (first === undefined) return list([random.pick(REPLACEMENTS)]);
  const at = random.below(items.length);
  return list(
    random.pick([
      items.toReversed(),
      items.toSpliced(at, 1),
      items.toSpliced(at, 0, NULL),
      [...items, first],
      [...items, ...items, ...items],
      items.with(at, random.pick(REPLACEMENTS)),
    ]),
  );
}

function changedObject(draft: Draft & { draft: "object" }, random: Random): Draft {
  const [first] = draft.entries;
  if (first === undefined) return object([{ key: "extra", value: NULL }]);
  const at = random.below(draft.entries.length);
  const entry = draft.entries[at] ?? first;
  const edits = [
    draft.entries.toSpliced(at, 1),
    draft.entries.with(at, { ...entry, key: `${entry.key}x` }),
    draft.entries.with(at, { ...entry, value: NULL }),
    draft.entries.with(at, { ...entry, value: random.pick(REPLACEMENTS) }),
    [...draft.entries, { ...entry, value: random.pick(REPLACEMENTS) }],
    draft.entries.toReversed(),
  ];
  return object(random.pick(edits));
}
