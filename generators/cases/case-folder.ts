import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FormChoice } from "../emit/typescript/form.ts";

/** A golden case: schema modules that go in, and the files that must come out. */
export interface CaseFolder {
  readonly name: string;
  /** Absolute. */
  readonly path: string;
  /** Patterns of each family, from the folder `input`. */
  readonly families: Readonly<Record<string, readonly string[]>>;
  /** Emitters whose outputs are compared. */
  readonly outputs: readonly OutputLanguage[];
  /** Families for TypeScript alone. */
  readonly typescriptOnly: readonly string[];
  /** What families say of the form of their validators. */
  readonly forms: Readonly<Record<string, FormChoice>>;
}

const languages = ["typescript", "openapi", "gateway", "swift", "kotlin"] as const;
export type OutputLanguage = (typeof languages)[number];

/** All cases below `root`, sorted. A case says in `case.json` what is not the default. */
export function readCases(root: string): readonly CaseFolder[] {
  const names = readdirSync(root).filter((name) => statSync(join(root, name)).isDirectory());
  return names.sort().map((name) => readCase(join(root, name), name));
}

function readCase(path: string, name: string): CaseFolder {
  const file = join(path, "case.json");
  const {
    families = { sample: ["*.ts"] },
    outputs = [],
    typescriptOnly = [],
    forms = {},
  } = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Partial<CaseFolder>) : {};
  const unknown = outputs.find((each) => !languages.includes(each));
  if (unknown !== undefined) throw new Error(`Case ${name}: unknown output ${unknown}`);
  return { name, path, families, outputs, typescriptOnly, forms };
}

/** Every file below a folder by its path from there, with its text. An absent folder has none. */
export function readFolder(root: string): ReadonlyMap<string, string> {
  if (!existsSync(root)) return new Map();
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).sort();
  return new Map(
    files
      .filter((file) => statSync(join(root, file)).isFile())
      .map((file) => [file.replaceAll("\\", "/"), readFileSync(join(root, file), "utf8")]),
  );
}

/** Makes the folder hold these files and nothing else. */
export function replaceFolder(root: string, files: ReadonlyMap<string, string>): void {
  rmSync(root, { recursive: true, force: true });
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}
