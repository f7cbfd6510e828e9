import { existsSync } from "node:fs";
import { isBuiltin } from "node:module";
import { basename, dirname, posix, resolve } from "node:path";
import { globSync } from "tinyglobby";
import { readSourceGraph, readSource } from "../../generators/cli/source-graph.ts";
import type { ImportedModule, SourceFile } from "../../generators/cli/source-graph.ts";
import { areaOf, codeRunners, furtherEntries, isUnder, portableEntries } from "./areas.ts";
import { findForbiddenNames } from "./forbidden-names.ts";

/** One breach of the rules, ready to print. */
export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Every breach of the dependency arrows below `root`, in the order of files and lines. */
export function findViolations(root: string): Violation[] {
  const files = globSync("{schemas,generators,relay,scripts,generated/typescript}/**/*.ts", {
    cwd: root,
    ignore: ["**/node_modules/**", "generators/cases/**", "generators/emit/*/support/**"],
  });
  if (existsSync(resolve(root, "samewire.config.ts"))) files.push("samewire.config.ts");
  return [
    ...files.toSorted().flatMap((file) => checkFile(root, file)),
    ...portableEntries
      .flatMap((pattern) => globSync(pattern, { cwd: root }))
      .flatMap((file) => checkPortable(root, file)),
  ];
}

function checkFile(root: string, file: string): Violation[] {
  const source = readSource(resolve(root, file));
  const report = (offset: number, message: string): Violation => ({ file, line: lineOf(source.text, offset), message });
  const violations = source.imports.flatMap((imported) => {
    const message = isTest(file) ? checkTestImport(file, imported) : checkImport(root, file, imported);
    return message === null ? [] : [report(imported.offset, message)];
  });
  if (isTest(file)) return violations;
  return [
    ...distinct(violations),
    ...findForbiddenNames(file, source.text).map(({ offset, message }) => report(offset, message)),
  ];
}

/** Tests may import what they need, but never the scripts. */
function checkTestImport(file: string, { specifier }: ImportedModule): string | null {
  if (specifier === null || !specifier.startsWith(".") || file.startsWith("scripts/")) return null;
  return importedFile(file, specifier).startsWith("scripts/") ? "nothing imports scripts/" : null;
}

function checkImport(root: string, file: string, imported: ImportedModule): string | null {
  const area = areaOf(file);
  if (area === null) return "lies in no known area";
  const { specifier } = imported;
  if (specifier === null)
    return isUnder(file, codeRunners) ? null : "only generators/load runs modules by a computed name";
  if (specifier.startsWith(".")) {
    const target = importedFile(file, specifier);
    if (!isUnder(target, area.own)) return `may not import ${target}`;
    return isUnder(file, ["scripts/", "generated/"]) ? null : checkEntry(root, file, target);
  }
  if (isBuiltin(specifier)) {
    if (area.node === "none") return `may not import ${specifier}`;
    const disk = /^(node:)?fs(\/|$)/.test(specifier);
    return area.node === "noDisk" && disk ? `may not touch the disk (${specifier})` : null;
  }
  const name = specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
  const allowed = area.packages === "any" ? !(area.never ?? []).includes(name) : area.packages.includes(name);
  return allowed ? null : `may not import the package ${name}`;
}

/** A folder with a file of its own name is entered through that file only. */
function checkEntry(root: string, file: string, target: string): string | null {
  if (target in furtherEntries) return null;
  for (let folder = dirname(target); folder !== "."; folder = dirname(folder)) {
    const entry = `${folder}/${basename(folder)}.ts`;
    if (file.startsWith(`${folder}/`) || target === entry || !existsSync(resolve(root, entry))) continue;
    return `imports ${target} past the entry ${entry}`;
  }
  return null;
}

/** No Node built-in in the graph of an entry that browsers and phones load. */
function checkPortable(root: string, entry: string): Violation[] {
  const graph: readonly SourceFile[] = readSourceGraph([resolve(root, entry)], { run: true });
  return graph.flatMap((source) =>
    source.imports
      .filter(({ specifier, typeOnly }) => specifier !== null && !typeOnly && isBuiltin(specifier))
      .map(({ specifier, offset }) => ({
        file: posix.relative(root, source.path),
        line: lineOf(source.text, offset),
        message: `imports ${specifier}, and ${entry} leads here`,
      })),
  );
}

function importedFile(file: string, specifier: string): string {
  return posix.normalize(posix.join(dirname(file), specifier));
}

/** Tests, and what only tests use. */
function isTest(file: string): boolean {
  return /\.test(-d)?\.ts$/.test(file) || file.includes("/testing/");
}

/** A statement that names five exports is one breach, not five. */
function distinct(violations: readonly Violation[]): Violation[] {
  return [...new Map(violations.map((each) => [`${each.line} ${each.message}`, each])).values()];
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
