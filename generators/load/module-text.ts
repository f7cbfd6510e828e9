import { readFileSync } from "node:fs";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { diagnose } from "../diagnostics/report.ts";
import type { FoundModule } from "./find-modules.ts";

/** The text of a module, or why the disk refuses it. */
export function readModuleText({ path, source }: Pick<FoundModule, "path" | "source">): string | Diagnostic {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    // Node's message ends in the absolute path, which the place says shorter.
    const reason = (error instanceof Error ? error.message : String(error)).replace(/, \w+( '.*)?$/, "");
    return diagnose("SW209", `The schema module ${source} cannot be read. ${reason}.`, { place: { file: source } });
  }
}
