import { draftOf, list, NULL, number, text } from "../draft/json-draft.ts";
import type { Draft } from "../draft/json-draft.ts";
import { changedAt, valueAt, withKey, withoutKey } from "../draft/edit.ts";
import type { Labelled } from "./site.ts";

/** Lists whose first two entries are alike: in whole, or in the keys that the check compares, or in some of them. */
export function repeatCases(keys: readonly string[], base: (label: string) => Draft): Labelled {
  const pair =
    (second: (first: Draft, other: Draft) => Draft, change = (first: Draft) => first) =>
    (): Draft => {
      const draft = base("twice");
      const first = draft.draft === "list" ? draft.items[0] : undefined;
      if (draft.draft !== "list" || first === undefined) return draft;
      const changed = change(first);
      return list([changed, second(changed, draft.items[1] ?? first), ...draft.items.slice(2)]);
    };
  const alike = (wanted: readonly string[], change: (draft: Draft) => Draft) => (first: Draft, other: Draft) =>
    wanted.length === 0
      ? change(first)
      : wanted.reduce((item, key) => changedAt(item, [key], () => change(valueAt(first, key) ?? NULL)), other);
  const same = (draft: Draft): Draft => draft;
  const spelled = (draft: Draft): Draft => (draft.draft === "number" ? number(draft.value, `${draft.value}.0`) : draft);
  const composed = (form: string): Draft =>
    keys.length === 0 ? text(form) : draftOf(Object.fromEntries(keys.map((key) => [key, form])));
  return [
    ["repeated", pair(alike(keys, same))],
    ["repeated otherwise spelled", pair(alike(keys, spelled))],
    ["same but for the form of the accent", () => list([composed("é"), composed("e\u0301")])],
    ["same but for case", () => list([composed("a"), composed("A")])],
    ...(keys.length < 2 ? [] : keys.map((key) => [`same in ${key} alone`, pair(alike([key], same))] as const)),
    ...keys.flatMap((key): Labelled => [
      [`repeated without ${key}`, pair(same, (first) => withoutKey(first, key))],
      [`repeated with null ${key}`, pair(same, (first) => withKey(first, key, NULL))],
    ]),
  ];
}
