import { diagnose } from "../../diagnostics/report.ts";
import { relatedPlace } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { draftPlace } from "./type-draft.ts";

/** Reports types for every output that refer to a type for TypeScript alone. */
export function judgeScriptRefs(run: BuildRun): void {
  for (const draft of run.byId.values()) {
    if (run.scriptFamilies.has(draft.family)) continue;
    for (const id of draft.refers) {
      const target = run.byId.get(id);
      if (target === undefined || !run.scriptFamilies.has(target.family)) continue;
      const message = `The type ${draft.id} refers to ${id}, whose family is for TypeScript alone.`;
      const related = relatedPlace(`${target.name} is here.`, draftPlace(target));
      run.diagnostics.push(diagnose("SW322", message, { at: draft.pointer, place: draftPlace(draft), related }));
      draft.failed = true;
    }
  }
}
