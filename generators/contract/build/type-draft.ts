import type { SourcePlace } from "../../diagnostics/diagnostic.ts";
import type { NamedType, AnyNode, TypeId } from "../contract.ts";

/** A named type while it is built. */
export interface TypeDraft {
  readonly id: TypeId;
  readonly family: string;
  readonly name: string;
  readonly module: string;
  readonly exportName: string | null;
  /** Zod's definition, by which clones are recognised. */
  readonly definition: object;
  readonly place: SourcePlace | undefined;
  /** The place of a pointer below the exported schema, where the text shows it. */
  readonly locate: ((pointer: string) => SourcePlace | undefined) | undefined;
  /** JSON pointer of the schema, for diagnostics. */
  readonly pointer: string;
  /** Notes, brand and native names. */
  facts: Pick<NamedType, "title" | "description" | "deprecated" | "examples" | "brand" | "swiftName" | "kotlinName">;
  node: AnyNode | undefined;
  /** An error was reported inside; the type is left out. */
  failed: boolean;
  /** Types lifted out of this one, in the order they were met. */
  readonly lifted: TypeDraft[];
  /** Types that this one refers to. */
  readonly refers: Set<TypeId>;
}

/** Where the builder stands: inside which type, at which pointer, and what a type lifted here would be called. */
export interface Site {
  readonly owner: TypeDraft;
  readonly pointer: string;
  readonly name: string;
  /** Anonymous levels down from the owner's root. */
  readonly depth: number;
}

/** The source place of a site: that of its key or option where it can be found, else that of the export. */
export function placeOf({ owner, pointer }: Site): SourcePlace | undefined {
  return owner.locate?.(pointer) ?? owner.place;
}

/** The source place of a type, which for a lifted one lies inside its export. */
export function draftPlace({ locate, pointer, place }: TypeDraft): SourcePlace | undefined {
  return locate?.(pointer) ?? place;
}

/** The site one step further down. */
export function siteBelow(site: Site, step: string, nameSuffix: string): Site {
  return { owner: site.owner, pointer: `${site.pointer}/${step}`, name: site.name + nameSuffix, depth: site.depth + 1 };
}

/** A key as a step of a JSON pointer (RFC 6901). */
export function pointerStep(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}
