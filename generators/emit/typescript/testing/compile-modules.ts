import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import type { AnyContract } from "../../../contract/contract.ts";
import type { EmittedFile } from "../../emitted-file.ts";
import type { FormChoice } from "../form.ts";
import { emitTypescript } from "../typescript.ts";

/** A generated module as a test calls it. */
export type EmittedModule = Readonly<Record<string, unknown>>;

/** The runtime sources as the emitter takes them. */
export async function readSupport(): Promise<{ path: string; text: string }[]> {
  const folder = fileURLToPath(new URL("../support", import.meta.url));
  const names = (await readdir(folder)).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts")).sort();
  return Promise.all(names.map(async (path) => ({ path, text: await readFile(join(folder, path), "utf8") })));
}

/** Emits a contract as the command would, all its families in one form. */
export async function emit(contract: AnyContract, form: FormChoice = {}): Promise<readonly EmittedFile[]> {
  const forms = Object.fromEntries(contract.modules.map((module) => [module.family, form]));
  return emitTypescript(contract, { root: "out", support: await readSupport(), forms });
}

/** Emits a contract, compiles one of its modules with all it imports, and loads it. */
export async function loadModule(contract: AnyContract, module: string, form: FormChoice = {}): Promise<EmittedModule> {
  const modules = await loadModules(contract, [module], form);
  return modules.get(module) ?? {};
}

/** Emits a contract, compiles some of its modules together with those of the author that they import, and loads them. */
export async function loadModules(
  contract: AnyContract,
  modules: readonly string[],
  form: FormChoice = {},
  authors: readonly EmittedFile[] = [],
): Promise<ReadonlyMap<string, EmittedModule>> {
  const entry = modules.map((module, i) => `export * as m${i} from "./${module}.ts";\n`).join("");
  const folder = await mkdtemp(join(tmpdir(), "samewire-"));
  try {
    const file = join(folder, "modules.mjs");
    await writeFile(file, await bundle([...(await emit(contract, form)), ...authors], "out/entry.ts", entry));
    const loaded = (await import(pathToFileURL(file).href)) as Readonly<Record<string, EmittedModule>>;
    return new Map(modules.map((module, i) => [module, loaded[`m${i}`] ?? {}]));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** One ES module with everything that `entry` reaches among `files`. */
export async function bundle(files: readonly EmittedFile[], entry: string, contents?: string): Promise<string> {
  const texts = new Map(files.map((file) => [file.path, file.text]));
  if (contents !== undefined) texts.set(entry, contents);
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    format: "esm",
    target: "es2023",
    write: false,
    logLevel: "silent",
    plugins: [
      {
        name: "emitted-files",
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /.*/ }, ({ path, importer }) => ({
            path: importer === "" ? path : join(importer, "..", path),
            namespace: "emitted",
          }));
          onLoad({ filter: /.*/, namespace: "emitted" }, ({ path }) => {
            const text = texts.get(path);
            return text === undefined
              ? { errors: [{ text: `nothing emitted at ${path}` }] }
              : { contents: text, loader: "ts" };
          });
        },
      },
    ],
  });
  return result.outputFiles[0]?.text ?? "";
}
