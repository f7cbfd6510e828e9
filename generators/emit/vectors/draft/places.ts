import { list, object } from "./json-draft.ts";
import type { Draft } from "./json-draft.ts";

/** A place in a draft and the way to put something else there. */
export interface Place {
  readonly draft: Draft;
  readonly replace: (draft: Draft) => Draft;
}

/** Every place of the draft, the root first. */
export function placesOf(root: Draft): readonly Place[] {
  const places: Place[] = [];
  const visit = (draft: Draft, replace: (draft: Draft) => Draft): void => {
    places.push({ draft, replace });
    if (draft.draft === "list") {
      draft.items.forEach((item, index) => visit(item, (next) => replace(list(draft.items.with(index, next)))));
    }
    if (draft.draft === "object") {
      draft.entries.forEach((entry, index) =>
        visit(entry.value, (next) => replace(object(draft.entries.with(index, { ...entry, value: next })))),
      );
    }
  };
  visit(root, (draft) => draft);
  return places;
}

/** The draft with every object in it changed, innermost first. */
export function withEveryObject(draft: Draft, change: (draft: Draft & { draft: "object" }) => Draft): Draft {
  if (draft.draft === "list") return list(draft.items.map((item) => withEveryObject(item, change)));
  if (draft.draft !== "object") return draft;
  return change(object(draft.entries.map((entry) => ({ ...entry, value: withEveryObject(entry.value, change) }))));
}
