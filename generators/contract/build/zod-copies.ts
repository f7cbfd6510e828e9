import type { $ZodType } from "zod/v4/core";
import { diagnose } from "../../diagnostics/report.ts";
import type { BuildRun } from "./build-run.ts";
import { placeOf } from "./type-draft.ts";
import type { Site } from "./type-draft.ts";

/** The release whose behaviour the outputs reproduce. */
export const zodVersion = "4.6.7";

/** Reports a schema of another Zod release, and one of a second copy of Zod, once a run each. */
export function inspectCopy(run: BuildRun, schema: $ZodType, site: Site): void {
  const { version, constr } = schema._zod as unknown as {
    readonly version?: { readonly major: number; readonly minor: number; readonly patch: number };
    readonly constr: { readonly name: string };
  };
  const release = version === undefined ? "unknown" : `${version.major}.${version.minor}.${version.patch}`;
  if (release !== zodVersion)
    once(run, site, "SW206", release, `The schema was made by Zod ${release}, not ${zodVersion}.`);
  const first = run.constructors.get(constr.name);
  if (first === undefined) run.constructors.set(constr.name, constr);
  else if (first !== constr)
    once(run, site, "SW205", "", `${constr.name} exists twice: this schema's is another one than those before.`);
}

function once(run: BuildRun, site: Site, code: "SW205" | "SW206", key: string, message: string): void {
  if (run.reportedOnce.has(code + key)) return;
  run.reportedOnce.add(code + key);
  run.diagnostics.push(diagnose(code, message, { at: site.pointer, place: placeOf(site) }));
}
