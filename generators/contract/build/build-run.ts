import type { $ZodType } from "zod/v4/core";
import { diagnose } from "../../diagnostics/report.ts";
import type { Diagnostic, SourcePlace } from "../../diagnostics/diagnostic.ts";
import type { DiagnosticCode } from "../../diagnostics/catalogue.ts";
import type { NeverNode, TypeId } from "../contract.ts";
import { CodeIndex } from "./code-index.ts";
import type { LoadedSchemas } from "./loaded-schemas.ts";
import { placeOf } from "./type-draft.ts";
import type { Site, TypeDraft } from "./type-draft.ts";

/** The state of one run of the builder. */
export interface BuildRun {
  readonly diagnostics: Diagnostic[];
  /** Drafts by type id: every name that is taken. */
  readonly byId: Map<TypeId, TypeDraft>;
  /** Drafts of exported schemas by instance. */
  readonly byInstance: Map<$ZodType, TypeDraft>;
  /** Exported drafts by definition; null where two share one. */
  readonly byDefinition: Map<object, TypeDraft | null>;
  /** Unexported schemas with an id of their own: family, then instance. */
  readonly byFamilyInstance: Map<string, Map<$ZodType, TypeDraft>>;
  /** Definitions being built further up: the type that holds them, or null where it has no name of its own. */
  readonly active: Map<object, TypeDraft | null>;
  /** How often an anonymous definition was lifted. */
  readonly liftCounts: Map<object, number>;
  /** First constructor seen of each name: tells two copies of Zod apart. */
  readonly constructors: Map<string, unknown>;
  /** What is reported once a run. */
  readonly reportedOnce: Set<string>;
  /** Families for TypeScript alone. */
  readonly scriptFamilies: ReadonlySet<string>;
  /** Where the run's modules keep functions and schemas, made when code is first referred to. */
  readonly code: CodeIndex;
  /** How many of a schema's checks its own node holds, where a checked node around it holds the others. */
  readonly ownChecks: Map<$ZodType, number>;
}

export function startRun(loaded: LoadedSchemas): BuildRun {
  return {
    diagnostics: [],
    byId: new Map(),
    byInstance: new Map(),
    byDefinition: new Map(),
    byFamilyInstance: new Map(),
    active: new Map(),
    liftCounts: new Map(),
    constructors: new Map(),
    reportedOnce: new Set(),
    scriptFamilies: new Set(loaded.families.filter((each) => each.typescriptOnly === true).map(({ name }) => name)),
    code: new CodeIndex(loaded),
    ownChecks: new Map(),
  };
}

/** Reports an error at `site`, marks its type as failed, and gives the node that stands in. */
export function fail(
  run: BuildRun,
  site: Site,
  code: DiagnosticCode,
  message: string,
  related?: Diagnostic["related"],
): NeverNode {
  run.diagnostics.push(diagnose(code, message, { at: site.pointer, place: placeOf(site), related }));
  site.owner.failed = true;
  return { kind: "never" };
}

/** Whether the type under construction is for TypeScript alone. */
export function isForScript(run: BuildRun, site: Site): boolean {
  return run.scriptFamilies.has(site.owner.family);
}

/** Reports without failing the type. */
export function warn(run: BuildRun, site: Site, code: DiagnosticCode, message: string): void {
  run.diagnostics.push(diagnose(code, message, { at: site.pointer, place: placeOf(site) }));
}

/** The other schema of a clash, as a related place. */
export function relatedPlace(message: string, place: SourcePlace | undefined): Diagnostic["related"] {
  return place === undefined ? [] : [{ message, place }];
}
