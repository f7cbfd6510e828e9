import { relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { tsImport } from "tsx/esm/api";
import { importModules } from "./import-modules.ts";
import type { ImportOutcome } from "./import-modules.ts";
import { refuseExit, runningCode } from "./running-code.ts";

/**
 * Imports TypeScript or JavaScript modules of the project at `root` by absolute path. All of them share one copy of what they
 * import. In a process that runs TypeScript already it is the process's own copy, which is loaded once and for all;
 * elsewhere each call gets fresh modules.
 */
export async function importUserModules(root: string, paths: readonly string[]): Promise<readonly ImportOutcome[]> {
  const urls = paths.map((path) => pathToFileURL(path).href);
  const run = runsTypeScript() ? importModules : await isolatedImport();
  runningCode.root = root;
  const started = (url: string | undefined): void => {
    runningCode.importing = url === undefined ? undefined : relative(root, fileURLToPath(url)).replaceAll("\\", "/");
  };
  const outcomes = await whileImporting(() => run(urls, started));
  return outcomes.map((outcome) =>
    "namespace" in outcome ? { namespace: unwrapCommonJs(outcome.namespace) } : outcome,
  );
}

/** Whether Node was started with tsx, whose hooks then see every import. A copy of Zod costs more than all schemas. */
function runsTypeScript(): boolean {
  return process.execArgv.some((argument) => /(^|[/=])tsx(\/|$)/.test(argument));
}

/** The same function in a module space of its own, where tsx sees the imports. */
async function isolatedImport(): Promise<typeof importModules> {
  const bridge = import.meta.url.endsWith(".ts") ? "./import-modules.ts" : "./import-modules.js";
  return ((await tsImport(bridge, import.meta.url)) as { readonly importModules: typeof importModules }).importModules;
}

/**
 * Lets Node write the stacks, which maps them to the author's lines (a test runner's own writer does not), and turns
 * an exit in a module into an error, so that the run does not end without a word.
 */
async function whileImporting<Value>(work: () => Promise<Value>): Promise<Value> {
  const { prepareStackTrace } = Error;
  const { exit } = process;
  Reflect.deleteProperty(Error, "prepareStackTrace");
  Object.assign(process, { exit: refuseExit });
  try {
    return await work();
  } finally {
    Object.assign(process, { exit });
    if (prepareStackTrace !== undefined) Error.prepareStackTrace = prepareStackTrace;
  }
}

/** In a package that is not ESM, the compiled exports arrive one level deeper. */
function unwrapCommonJs(namespace: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { default: inner } = namespace;
  const isCompiled = typeof inner === "object" && inner !== null && "__esModule" in inner;
  return isCompiled ? (inner as Readonly<Record<string, unknown>>) : namespace;
}
