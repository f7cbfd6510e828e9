import { pathToFileURL } from "node:url";
import { tsImport } from "tsx/esm/api";
import type { ImportOutcome, importModules } from "./import-modules.ts";

/** Imports TypeScript or JavaScript modules of the author by absolute path, all in one fresh module space. */
export async function importUserModules(paths: readonly string[]): Promise<readonly ImportOutcome[]> {
  const bridge = import.meta.url.endsWith(".ts") ? "./import-modules.ts" : "./import-modules.js";
  const { importModules: run } = (await tsImport(bridge, import.meta.url)) as {
    readonly importModules: typeof importModules;
  };
  const outcomes = await withNodeStacks(() => run(paths.map((path) => pathToFileURL(path).href)));
  return outcomes.map((outcome) =>
    "namespace" in outcome ? { namespace: unwrapCommonJs(outcome.namespace) } : outcome,
  );
}

/** Lets Node write the stacks, which maps them to the author's lines; a test runner's own writer does not. */
async function withNodeStacks<Value>(work: () => Promise<Value>): Promise<Value> {
  const { prepareStackTrace } = Error;
  Reflect.deleteProperty(Error, "prepareStackTrace");
  try {
    return await work();
  } finally {
    if (prepareStackTrace !== undefined) Error.prepareStackTrace = prepareStackTrace;
  }
}

/** In a package that is not ESM, the compiled exports arrive one level deeper. */
function unwrapCommonJs(namespace: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { default: inner } = namespace;
  const isCompiled = typeof inner === "object" && inner !== null && "__esModule" in inner;
  return isCompiled ? (inner as Readonly<Record<string, unknown>>) : namespace;
}
