import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseSync } from "oxc-parser";

/** A source file with the modules it names. */
export interface SourceFile {
  /** Absolute path. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly ImportedModule[];
}

export interface ImportedModule {
  /** As written, e.g. `./seat.ts` or `zod`. Null when it is computed. */
  readonly specifier: string | null;
  readonly dynamic: boolean;
  /** Every name is imported as a type only. */
  readonly typeOnly: boolean;
  /** Offset in the text, UTF-16 units. */
  readonly offset: number;
}

/**
 * The given files and everything they import by a relative path, sorted by path. Modules imported as types only are
 * left out with `run: true`, since they cannot change what running the files does.
 *
 * @throws Error when one of the given files does not exist.
 */
export function readSourceGraph(entries: readonly string[], options: { readonly run: boolean }): SourceFile[] {
  const found = new Map<string, SourceFile>();
  const queue = [...entries];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path)) continue;
    const file = readSource(path);
    found.set(path, file);
    for (const { specifier, typeOnly } of file.imports) {
      if (specifier === null || !specifier.startsWith(".") || (options.run && typeOnly)) continue;
      queue.push(...candidates(resolve(dirname(path), specifier)));
    }
  }
  return [...found.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Reads one file and lists the modules it names. */
export function readSource(path: string): SourceFile {
  const text = readFileSync(path, "utf8");
  return { path, text, imports: /\.[cm]?[jt]sx?$/.test(path) ? listImports(path, text) : [] };
}

/** Modules that a source text names, in the order in which they stand. */
export function listImports(path: string, text: string): ImportedModule[] {
  const { module } = parseSync(path, text);
  const imports: ImportedModule[] = module.staticImports.map((statement) => ({
    specifier: statement.moduleRequest.value,
    dynamic: false,
    typeOnly: statement.entries.length > 0 && statement.entries.every((entry) => entry.isType),
    offset: statement.start,
  }));
  const reexports = module.staticExports.flatMap((statement) =>
    statement.entries.map((entry) => ({ entry, statement })),
  );
  for (const { entry, statement } of reexports) {
    if (entry.moduleRequest === null) continue;
    imports.push({
      specifier: entry.moduleRequest.value,
      dynamic: false,
      typeOnly: entry.isType,
      offset: statement.start,
    });
  }
  for (const call of module.dynamicImports) {
    const literal = /^(["'`])([^"'`$\\]*)\1$/.exec(text.slice(call.moduleRequest.start, call.moduleRequest.end));
    imports.push({ specifier: literal?.[2] ?? null, dynamic: true, typeOnly: false, offset: call.start });
  }
  return imports.toSorted((a, b) => a.offset - b.offset);
}

/** A specifier may leave out its ending, name a folder, or name the `.js` that a `.ts` becomes. */
function candidates(path: string): string[] {
  const stem = path.replace(/\.[cm]?js$/, "");
  const paths = [path, `${path}.ts`, `${path}.js`, `${path}/index.ts`, `${path}/index.js`, `${stem}.ts`, `${stem}.mts`];
  return [...new Set(paths)].filter((candidate) => /\.[a-z]+$/.test(candidate) && existsSync(candidate)).slice(0, 1);
}
