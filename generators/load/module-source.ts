import { parseSync } from "oxc-parser";
import type { Diagnostic, SourcePlace } from "../diagnostics/diagnostic.ts";
import { diagnose } from "../diagnostics/report.ts";
import { LinePositions } from "./line-positions.ts";

/** What the text of a module says about its exports. */
export interface ModuleSource {
  /** Exported names that the text lists, in order, with the place of the name. */
  readonly exports: ReadonlyMap<string, StatedExport>;
}

export interface StatedExport {
  /** Declared here, and not passed on from another module. */
  readonly declared: boolean;
  readonly place: SourcePlace;
}

/** Reads the exports off the text, or says where it does not parse. */
export function readModuleSource(file: string, text: string): ModuleSource | Diagnostic {
  const { module, errors } = parseSync(file, text);
  const lines = new LinePositions(text);
  const error = errors.find(({ severity }) => severity === "Error");
  if (error !== undefined) {
    const at = lines.at(error.labels[0]?.start ?? 0);
    return diagnose("SW202", error.message, { place: { file, ...at } });
  }
  const imported = new Set(
    module.staticImports.flatMap((statement) => statement.entries.map(({ localName }) => localName.value)),
  );
  const exports = new Map<string, StatedExport>();
  // The parser groups exports by their kind.
  const entries = module.staticExports
    .flatMap((statement) => statement.entries)
    .sort((left, right) => left.start - right.start);
  for (const entry of entries) {
    const name = entry.exportName.kind === "Default" ? "default" : entry.exportName.name;
    if (name === null || entry.isType) continue;
    const passedOn =
      entry.moduleRequest !== null || (entry.localName.name !== null && imported.has(entry.localName.name));
    const offset = entry.exportName.start ?? entry.localName.start ?? entry.start;
    exports.set(name, { declared: !passedOn, place: { file, ...lines.at(offset) } });
  }
  return { exports };
}
