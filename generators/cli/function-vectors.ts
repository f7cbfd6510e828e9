import { existsSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { FunctionVectors } from "../emit/vectors/vectors.ts";
import { importUserModule } from "../load/load.ts";
import type { Project } from "./find-config.ts";
import { Stop } from "./stop.ts";

// A folder of its own: the files of types are called as the types, which no lower-case folder can be.
const fileName = z.string().regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*\.jsonl$/, "must be like reducer/events.jsonl");
const words = z.string().regex(/^[^\n|]+$/, "must be one line without a vertical bar");
const files = z
  .array(z.strictObject({ name: fileName, takes: words, gives: words, vectors: z.array(z.looseObject({})).min(1) }))
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, "two files have one name");

/** Absolute paths of the modules that make vectors of functions, as far as they exist. */
export function functionVectorModules({ root, config }: Project): readonly string[] {
  return Object.values(config.families)
    .flatMap(({ vectors }) => (vectors === undefined ? [] : [join(root, vectors)]))
    .filter((path) => existsSync(path));
}

/** What the families' modules give by their function `vectorFiles`. Stops when one of them is not as it should be. */
export async function readFunctionVectors({ root, config }: Project): Promise<readonly FunctionVectors[]> {
  const read = Object.entries(config.families).map(async ([family, { vectors: module }]) => {
    if (module === undefined) return [];
    const given = files.safeParse(await filesOf(root, module));
    if (given.success) return given.data.map((file) => ({ family, ...file }));
    const [issue] = given.error.issues;
    throw new Stop("SW106", `vectorFiles()${at(issue?.path ?? [])}: ${issue?.message ?? ""}`, { file: module });
  });
  return (await Promise.all(read)).flat();
}

async function filesOf(root: string, module: string): Promise<unknown> {
  const namespace = await importUserModule(join(root, module), root);
  if ("code" in namespace && typeof namespace["code"] === "string") {
    const { message, place } = namespace as { readonly message: string; readonly place?: { readonly file: string } };
    throw new Stop("SW106", message, place ?? { file: module });
  }
  const { vectorFiles } = namespace as { readonly vectorFiles?: unknown };
  if (typeof vectorFiles !== "function") {
    throw new Stop("SW106", "there is no exported function vectorFiles", { file: module });
  }
  try {
    return (vectorFiles as () => unknown)();
  } catch (error) {
    throw new Stop("SW106", `vectorFiles() threw ${String(error)}`, { file: module });
  }
}

function at(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`)).join("");
}
