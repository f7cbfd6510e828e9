import type { SourcePlace } from "../../diagnostics/diagnostic.ts";

/** One exported value of a schema module. Values that are no schemas and no declarations are passed over. */
export interface LoadedExport {
  readonly name: string;
  readonly value: unknown;
  /** The module's own text declares it; otherwise it only passes on what another module declares. */
  readonly declared: boolean;
  readonly place?: SourcePlace;
}

export interface LoadedModule {
  /** Kebab-case name without extension, nested folders joined with `/`. */
  readonly name: string;
  /** Path from the project root, POSIX separators. */
  readonly source: string;
  /** In source order. */
  readonly exports: readonly LoadedExport[];
  /** Narrows a place down: export name and JSON pointer from the type or operation on. Asked only after an error. */
  readonly locate?: (exportName: string, pointer: string) => SourcePlace | undefined;
}

export interface LoadedFamily {
  readonly name: string;
  readonly modules: readonly LoadedModule[];
  /** Its types are for TypeScript alone, and may hold what no other output can carry. */
  readonly typescriptOnly?: boolean;
}

/** What the loader hands to the contract builder: live Zod schemas with the places they come from. */
export interface LoadedSchemas {
  readonly families: readonly LoadedFamily[];
}

/**
 * Makes `LoadedSchemas` of modules that are imported already: family name, module name, then the module's namespace
 * object (or any record of exports). A value that several modules export counts as declared in the first one.
 */
export function loadedFromModules(
  families: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>,
): LoadedSchemas {
  return {
    families: Object.entries(families).map(([name, modules]) => ({ name, modules: loadModules(name, modules) })),
  };
}

function loadModules(
  family: string,
  modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): readonly LoadedModule[] {
  const seen = new Set<unknown>();
  return Object.entries(modules).map(([name, namespace]) => {
    const source = `schemas/${family}/${name}.ts`;
    const inModule = Object.entries(namespace).map(([exported, value]) => {
      return { name: exported, value, declared: !seen.has(value), place: { file: source } };
    });
    for (const value of Object.values(namespace)) seen.add(value);
    return { name, source, exports: inModule };
  });
}
