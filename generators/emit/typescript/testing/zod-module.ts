import type { z } from "zod";
import { buildContract, loadedFromModules } from "../../../contract/build/build.ts";
import type { AnyContract } from "../../../contract/contract.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import type { EmittedFile } from "../../emitted-file.ts";
import type { Form, FormChoice } from "../form.ts";
import { loadModules } from "./compile-modules.ts";
import type { EmittedModule } from "./compile-modules.ts";

/** What is generated from live schemas of a family for TypeScript alone. */
export interface ScriptModule {
  readonly contract: AnyContract;
  readonly diagnostics: readonly Diagnostic[];
  readonly modules: Readonly<Record<Form["mode"], EmittedModule>>;
}

const shelf = Symbol.for("samewire.test.author");
let made = 0;

/** Builds, emits and loads schemas by type name, with the author's functions exported beside them. */
export async function scriptModule(
  schemas: Readonly<Record<string, z.ZodType>>,
  functions: object,
  form: Omit<FormChoice, "mode"> = {},
): Promise<ScriptModule> {
  const exported = {
    ...functions,
    ...Object.fromEntries(Object.entries(schemas).map(([type, schema]) => [`${type}Schema`, schema])),
  };
  const whole = scriptContract(exported);
  const author = authorFile(exported);
  const load = async (mode: Form["mode"]): Promise<EmittedModule> =>
    (await loadModules(whole.contract, ["test/types"], { ...form, mode }, [author])).get("test/types") ?? {};
  return { ...whole, modules: { full: await load("full"), compact: await load("compact") } };
}

/** The contract of what a module of a family for TypeScript alone exports. @throws Error for schemas with findings. */
export function scriptContract(exported: object): Pick<ScriptModule, "contract" | "diagnostics"> {
  const { families } = loadedFromModules({ test: { types: { ...exported } } });
  const { whole, diagnostics } = buildContract({
    families: families.map((family) => ({ ...family, typescriptOnly: true })),
  });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) throw new Error(JSON.stringify(errors.slice(0, 3), null, 2));
  return { contract: whole, diagnostics };
}

/** The author's module. The live schemas are handed over as they are, since no text could make them again. */
export function authorFile(exported: object): EmittedFile {
  const name = `author${made++}`;
  const shelves = ((globalThis as { [shelf]?: Record<string, unknown> })[shelf] ??= {});
  shelves[name] = exported;
  const lines = Object.keys(exported).map((key) => `export const ${key} = all[${JSON.stringify(key)}];\n`);
  const text = `const all = globalThis[Symbol.for("samewire.test.author")].${name};\n${lines.join("")}`;
  return { path: "schemas/test/types.ts", text };
}
