import { statSync } from "node:fs";
import { join } from "node:path";
import { globSync, isDynamicPattern } from "tinyglobby";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { diagnose } from "../diagnostics/report.ts";

/** A family as the configuration names it. */
export interface FamilyPatterns {
  readonly name: string;
  /** Files or glob patterns from the project root, forward slashes; a leading `!` takes files out. */
  readonly patterns: readonly string[];
}

/** A schema module on disk. */
export interface FoundModule {
  readonly family: string;
  /** Kebab-case, from the fixed part of its pattern on. */
  readonly name: string;
  /** From the project root, forward slashes. */
  readonly source: string;
  /** Absolute. */
  readonly path: string;
}

const ignored = ["**/node_modules/**", "**/*.test.*", "**/*.test-d.*", "**/*.d.ts", "**/*.d.mts", "**/*.d.cts"];

/** The schema modules of all families, sorted by family and name. */
export function findModules(root: string, families: readonly FamilyPatterns[]): readonly (FoundModule | Diagnostic)[] {
  return [...families]
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((family) => withoutClashes(findOfFamily(root, family)));
}

function findOfFamily(root: string, { name: family, patterns }: FamilyPatterns): readonly (FoundModule | Diagnostic)[] {
  const refused = patterns.filter((pattern) => pattern.startsWith("!")).map((pattern) => pattern.slice(1));
  const bySource = new Map<string, FoundModule>();
  const problems: Diagnostic[] = [];
  for (const pattern of patterns.filter((each) => !each.startsWith("!"))) {
    const isPlain = !isDynamicPattern(pattern);
    if (isPlain && !isFile(join(root, pattern))) {
      problems.push(
        diagnose("SW203", `The schema module ${pattern} of the family ${family} does not exist.`, {
          place: { file: pattern },
        }),
      );
      continue;
    }
    const sources = isPlain
      ? [pattern.replace(/^\.\//, "")]
      : globSync(pattern, { cwd: root, ignore: [...ignored, ...refused] });
    if (sources.length === 0)
      problems.push(diagnose("SW104", `The pattern ${pattern} of the family ${family} matches no file.`));
    for (const source of sources) {
      if (!bySource.has(source))
        bySource.set(source, { family, name: moduleName(pattern, source), source, path: join(root, source) });
    }
  }
  const found = [...bySource.values()].sort((left, right) => (left.name < right.name ? -1 : 1));
  return [...problems, ...found];
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** The path from the pattern's fixed folders on, without extension, each part in kebab-case. */
function moduleName(pattern: string, source: string): string {
  const folders = pattern.replace(/^\.\//, "").split("/").slice(0, -1);
  const firstWild = folders.findIndex((folder) => isDynamicPattern(folder));
  const fixed = firstWild === -1 ? folders.length : firstWild;
  return source
    .replace(/\.[cm]?[jt]sx?$/, "")
    .split("/")
    .slice(fixed)
    .map(kebabCase)
    .join("/");
}

/** Letters beyond ASCII would be dropped, and so would the difference between two files. */
function isUsableName(name: string, source: string): boolean {
  const parts = name.split("/");
  const named = source.split("/").slice(-parts.length).join("/");
  return parts.every((part) => part !== "") && /^[\x20-\x7e]*$/.test(named);
}

function kebabCase(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase();
}

function withoutClashes(found: readonly (FoundModule | Diagnostic)[]): readonly (FoundModule | Diagnostic)[] {
  const byName = new Map<string, FoundModule>();
  return found.map((each) => {
    if ("code" in each) return each;
    if (!isUsableName(each.name, each.source)) {
      const message = `The path ${each.source} of the family ${each.family} gives no module name: each folder and file needs ASCII letters or digits, and no letters beyond.`;
      return diagnose("SW105", message, { place: { file: each.source } });
    }
    // Swift and Kotlin name the file in one word, and some disks ignore case.
    const folded = each.name.replaceAll(/[^a-z0-9]/g, "");
    const other = byName.get(folded);
    if (other === undefined) {
      byName.set(folded, each);
      return each;
    }
    const related = [{ message: "The other module is here.", place: { file: other.source } }];
    const message =
      each.name === other.name
        ? `The module ${each.source} is named ${each.name}, as another of the family ${each.family} is.`
        : `The modules ${other.name} and ${each.name} of the family ${each.family} would share a file in Swift and Kotlin.`;
    return diagnose("SW105", message, { place: { file: each.source }, related });
  });
}
