import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";
import type { Contract, TypeId } from "../../../generators/contract/contract.ts";
import { readSnapshot } from "../../../generators/contract/snapshot.ts";
import type { FormChoice } from "../../../generators/emit/typescript/form.ts";
import { bundle, emit } from "../../../generators/emit/typescript/testing/compile-modules.ts";
import { zodMiniText } from "./zod-mini-text.ts";

/** Minified ES modules, as a client or a server would load them. */

const here = fileURLToPath(new URL(".", import.meta.url));
const settings = { minify: true, format: "esm", target: "es2023" } as const;

/** Bytes after gzip -9. */
export function gzipBytes(code: string): number {
  return gzipSync(code, { level: 9 }).length;
}

/** The validators that `entry` imports or exports of a contract. */
export async function ownBundle(contract: Contract, form: FormChoice, entry: string): Promise<string> {
  const { code } = await transform(await bundle(await emit(contract, form), "out/entry.ts", entry), settings);
  return code;
}

/** A module of this repository or of its dependencies. */
export async function sourceBundle(entry: string): Promise<string> {
  const stdin = { contents: entry, resolveDir: here, loader: "ts" } as const;
  const result = await build({ stdin, bundle: true, write: false, logLevel: "silent", ...settings });
  return result.outputFiles[0]?.text ?? "";
}

export interface SetSize {
  readonly family: string;
  /** Exported types: each is one entry of the bundle. */
  readonly types: number;
  readonly compact: number;
  readonly zodMini: number;
}

/** Every exported type of each family of this repository in one bundle: our compact form beside zod/mini. */
export async function setSizes(): Promise<readonly SetSize[]> {
  const contract = readSnapshot(readFileSync("generated/contract.lock.json", "utf8"));
  const families = [...new Set(contract.modules.map((module) => module.family))];
  return Promise.all(
    families.map(async (family) => {
      const modules = contract.modules.filter((module) => module.family === family);
      const exported = (ids: readonly TypeId[]) => ids.filter((id) => contract.types[id]?.exportName !== null);
      const ids = modules.flatMap((module) => exported(module.types));
      const imports = modules.map((module) => importLine(family, module.name, exported(module.types)));
      const entry = [...imports, `globalThis.all = [${ids.map(localName).join(", ")}];`].join("\n");
      const mini = zodMiniText(contract, ids, "../../../generators/emit/typescript/support/portable.ts");
      const use = `import { safeParse } from "zod/mini";\nglobalThis.all = [safeParse, ${ids.map(localName).join(", ")}];`;
      return {
        family,
        types: ids.length,
        compact: gzipBytes(await ownBundle(contract, { mode: "compact" }, entry)),
        // Names of exports would count, which no client's bundle has.
        zodMini: gzipBytes(await sourceBundle(`${mini.replace(/^export /gm, "")}\n${use}`)),
      };
    }),
  );
}

function importLine(family: string, module: string, ids: readonly TypeId[]): string {
  const names = ids.map((id) => `safeParse${id.slice(id.indexOf(".") + 1)} as ${localName(id)}`);
  return names.length === 0 ? "" : `import { ${names.join(", ")} } from "./${family}/${module}.ts";`;
}

function localName(id: TypeId): string {
  return id.replace(".", "$");
}
