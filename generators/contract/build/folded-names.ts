import { diagnose } from "../../diagnostics/report.ts";
import { relatedPlace } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { draftPlace } from "./type-draft.ts";
import type { TypeDraft } from "./type-draft.ts";

/** Reports types of one family whose names differ in case only: on many disks they would share one file. */
export function judgeFoldedNames(run: BuildRun): void {
  const taken = new Map<string, TypeDraft>();
  const drafts = [...run.byId.values()].sort((left, right) => (left.id < right.id ? -1 : 1));
  for (const draft of drafts) {
    const folded = draft.id.toLowerCase();
    const other = taken.get(folded);
    if (other === undefined) {
      taken.set(folded, draft);
      continue;
    }
    const message = `The types ${other.name} and ${draft.name} of the family ${draft.family} differ in case only, so they would share files on disks that ignore case.`;
    const related = relatedPlace("The other type is here.", draftPlace(other));
    run.diagnostics.push(diagnose("SW401", message, { at: draft.pointer, place: draftPlace(draft), related }));
    draft.failed = true;
  }
}
