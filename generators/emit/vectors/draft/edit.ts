import type { PortablePath } from "../../../contract/contract.ts";
import { list, object } from "./json-draft.ts";
import type { Draft, ObjectDraft } from "./json-draft.ts";

/** The value a reader would take for `key`: the last one written. */
export function valueAt(draft: Draft, key: string): Draft | undefined {
  return draft.draft === "object" ? draft.entries.findLast((entry) => entry.key === key)?.value : undefined;
}

/** The object with `key` set, in its place or at the end. Any other draft comes back as it was. */
export function withKey(draft: Draft, key: string, value: Draft): Draft {
  if (draft.draft !== "object") return draft;
  const known = draft.entries.some((entry) => entry.key === key);
  if (!known) return object([...draft.entries, { key, value }]);
  return object(draft.entries.map((entry) => (entry.key === key ? { ...entry, value } : entry)));
}

export function withoutKey(draft: Draft, key: string): Draft {
  return draft.draft === "object" ? object(draft.entries.filter((entry) => entry.key !== key)) : draft;
}

/** The object with one more entry at the end, whether the key is there already or not. */
export function appended(draft: ObjectDraft, key: string, value: Draft): ObjectDraft {
  return object([...draft.entries, { key, value }]);
}

/** Every draft that `path` reaches, in document order. */
export function draftsAt(draft: Draft, path: PortablePath): readonly Draft[] {
  let reached: readonly Draft[] = [draft];
  for (const key of path) {
    reached = reached.flatMap((each) => {
      if (key === "*") return each.draft === "list" ? each.items : [];
      const value = valueAt(each, key);
      return value === undefined ? [] : [value];
    });
  }
  return reached;
}

/** The draft with every place that `path` reaches changed, in document order. */
export function changedAt(draft: Draft, path: PortablePath, change: (draft: Draft) => Draft): Draft {
  const [key, ...rest] = path;
  if (key === undefined) return change(draft);
  if (key === "*") {
    return draft.draft === "list" ? list(draft.items.map((item) => changedAt(item, rest, change))) : draft;
  }
  const value = valueAt(draft, key);
  return value === undefined ? draft : withKey(draft, key, changedAt(value, rest, change));
}

/** Text, number or boolean as a reader sees it, or undefined. */
export function scalarOf(draft: Draft | undefined): string | number | boolean | undefined {
  if (draft === undefined) return undefined;
  if (draft.draft === "text" || draft.draft === "number") return draft.value;
  if (draft.draft !== "raw") return undefined;
  return draft.text === "true" ? true : draft.text === "false" ? false : undefined;
}

/** What `uniqueItems` tells an entry apart by; undefined where it can be equal to no other. */
export function entryName(entry: Draft, by: readonly string[]): string | undefined {
  const names = by.length === 0 ? [scalarOf(entry)] : by.map((key) => scalarOf(valueAt(entry, key)));
  if (names.includes(undefined)) return undefined;
  return JSON.stringify(names.map((name) => [typeof name, String(name)]));
}
