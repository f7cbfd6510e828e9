import { diagnose } from "../../diagnostics/report.ts";
import { relatedPlace } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { isUsableName } from "./names.ts";
import { draftPlace } from "./type-draft.ts";
import type { TypeDraft } from "./type-draft.ts";

/** Reports names set by hand that are no names, or that another type of the family has in that language. */
export function judgeNativeNames(run: BuildRun): void {
  judge(run, "swiftName");
  judge(run, "kotlinName");
}

function judge(run: BuildRun, key: "swiftName" | "kotlinName"): void {
  const taken = new Map<string, TypeDraft>();
  const drafts = [...run.byId.values()].sort((left, right) => (left.id < right.id ? -1 : 1));
  for (const draft of drafts) {
    const name = draft.facts[key] ?? draft.name;
    const other = taken.get(`${draft.family}.${name}`);
    if (!isUsableName(name)) report(run, "SW403", `The ${key} "${name}" is no usable type name.`, draft);
    else if (other === undefined) taken.set(`${draft.family}.${name}`, draft);
    else
      report(run, "SW408", `The ${key} of ${draft.name} or ${other.name} gives both the name ${name}.`, draft, other);
  }
}

function report(run: BuildRun, code: "SW403" | "SW408", message: string, draft: TypeDraft, other?: TypeDraft): void {
  const related = other === undefined ? [] : relatedPlace(`The other type is here.`, draftPlace(other));
  run.diagnostics.push(diagnose(code, message, { at: draft.pointer, place: draftPlace(draft), related }));
  draft.failed = true;
}
