import { buildContract } from "../contract/build/build.ts";
import type { LoadedFamily } from "../contract/build/build.ts";
import { writeSnapshot } from "../contract/snapshot.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { renderDiagnostics } from "../diagnostics/render.ts";
import { loadSchemas } from "../load/load.ts";
import { readFolder } from "./case-folder.ts";
import type { CaseFolder } from "./case-folder.ts";
import { emitLanguage } from "./emit-language.ts";

/** A case after loading: its families with live schemas, and what loading reported. */
export interface LoadedCase {
  readonly folder: CaseFolder;
  readonly families: readonly LoadedFamily[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Loads all cases in one go, so that Zod is read once. To the loader each family of each case is a family of its own;
 * paths below the case's `input` become those of the case.
 */
export async function loadCases(root: string, folders: readonly CaseFolder[]): Promise<readonly LoadedCase[]> {
  const families = folders.flatMap(({ name, families: ofCase }) =>
    Object.entries(ofCase).map(([family, patterns]) => ({
      name: `${name}/${family}`,
      patterns: patterns.map((pattern) => pattern.replace(/^!?/, `$&${name}/input/`)),
    })),
  );
  const { loaded, diagnostics } = await loadSchemas({ root, families });
  return folders.map((folder) => {
    const prefix = `${folder.name}/input/`;
    const own = loaded.families.filter(({ name }) => name.startsWith(`${folder.name}/`));
    return {
      folder,
      families: localise(
        own.map((family) => ({ ...family, name: family.name.slice(folder.name.length + 1) })),
        prefix,
      ),
      diagnostics: localise(
        diagnostics.filter((each) => JSON.stringify(each).includes(prefix)),
        prefix,
      ),
    };
  });
}

/** Takes the case's own folder out of paths and texts. */
function localise<Value>(value: Value, prefix: string): Value {
  if (typeof value === "string")
    return value.replaceAll(prefix, "").replaceAll(prefix.replace("/input/", "/"), "") as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => localise(item, prefix)) as Value;
  if (typeof value === "function")
    return ((...input: readonly unknown[]) =>
      localise((value as unknown as (...all: readonly unknown[]) => unknown)(...input), prefix)) as Value;
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  // A live export stays as it is; only its place is text.
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [
      key,
      key === "value" ? item : localise(item, prefix),
    ]),
  ) as Value;
}

/** Everything the case must produce: findings, the contract if there is no error, and the outputs it asks for. */
export async function runCase({ folder, families, diagnostics }: LoadedCase): Promise<ReadonlyMap<string, string>> {
  const marked = families.map((family) => ({ ...family, typescriptOnly: folder.typescriptOnly.includes(family.name) }));
  const { contract, whole, diagnostics: found } = buildContract({ families: marked });
  const all = [...diagnostics, ...found];
  const sources = readFolder(`${folder.path}/input`);
  const files = new Map<string, string>();
  if (all.length > 0) files.set("diagnostics.txt", renderDiagnostics(all, { sourceOf: (file) => sources.get(file) }));
  if (all.some(({ severity }) => severity === "error")) return files;
  files.set("contract.lock.json", writeSnapshot(whole));
  for (const language of folder.outputs) {
    for (const { path, text } of await emitLanguage(language, contract, whole, folder.forms)) files.set(path, text);
  }
  return files;
}
