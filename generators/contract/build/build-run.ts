import type { $ZodType } from "zod/v4/core";
import { diagnose } from "../../diagnostics/report.ts";
import type { Diagnostic, SourcePlace } from "../../diagnostics/diagnostic.ts";
import type { DiagnosticCode } from "../../diagnostics/catalogue.ts";
import type { NeverNode, TypeId } from "../contract.ts";
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
}

export function startRun(): BuildRun {
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

/** Reports without failing the type. */
export function warn(run: BuildRun, site: Site, code: DiagnosticCode, message: string): void {
  run.diagnostics.push(diagnose(code, message, { at: site.pointer, place: placeOf(site) }));
}

/** The other schema of a clash, as a related place. */
export function relatedPlace(message: string, place: SourcePlace | undefined): Diagnostic["related"] {
  return place === undefined ? [] : [{ message, place }];
}
