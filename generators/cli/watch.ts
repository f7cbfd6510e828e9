import { spawn } from "node:child_process";
import { existsSync, watch } from "node:fs";
import type { FSWatcher } from "node:fs";
import { dirname, join } from "node:path";
import type { Project } from "./find-config.ts";
import { functionVectorModules } from "./function-vectors.ts";
import { Stop } from "./stop.ts";

/** A save often comes as several events; a run starts this long after the last one. */
const quietMs = 50;

/**
 * Runs `command` now and after every change of the schemas, the config or the overlay, until `signal` aborts.
 * Each run is a process of its own, since Node never forgets a module it has imported.
 */
export async function watchProject(options: {
  readonly project: Project;
  readonly command: readonly string[];
  readonly signal: AbortSignal;
}): Promise<void> {
  const { project, command, signal } = options;
  let timer: NodeJS.Timeout | undefined;
  let wake = (): void => {};
  let dirty = true;
  const changed = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      dirty = true;
      wake();
    }, quietMs);
  };
  const watchers = watchedPaths(project).map(({ path, recursive }) => watchPath(path, recursive, changed));
  signal.addEventListener("abort", () => wake(), { once: true });
  try {
    while (!signal.aborted) {
      if (dirty) {
        dirty = false;
        await runOnce(command, signal);
      } else {
        await new Promise<void>((resolve) => (wake = resolve));
      }
    }
  } finally {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  }
}

/** Folders of the schema patterns (their part before the first wildcard), the config and the overlay. */
export function watchedPaths(project: Project): { readonly path: string; readonly recursive: boolean }[] {
  const { families, openapi } = project.config;
  const folders = Object.values(families)
    .flatMap((family) => family.schemas)
    .filter((pattern) => !pattern.startsWith("!"))
    .map((pattern) => staticPart(pattern));
  const files = [
    project.configFile,
    ...functionVectorModules(project),
    ...(openapi.overlay === undefined ? [] : [join(project.root, openapi.overlay)]),
  ];
  return [
    ...[...new Set(folders)].map((folder) => ({ path: join(project.root, folder), recursive: true })),
    ...files.map((path) => ({ path, recursive: false })),
  ];
}

function staticPart(pattern: string): string {
  const parts = pattern.split("/");
  const wild = parts.findIndex((part) => /[*?[\]{}()!]/.test(part));
  return wild === -1 ? dirname(pattern) : parts.slice(0, wild).join("/");
}

function watchPath(path: string, recursive: boolean, changed: () => void): FSWatcher {
  if (!existsSync(path)) throw new Stop("SW104", `${path} does not exist, so nothing in it can be watched`);
  if (recursive) return watch(path, { recursive }, changed);
  // An editor that saves by renaming replaces the file, so a single file is watched through its folder.
  return watch(dirname(path), (_event, name) => {
    if (name === null || join(dirname(path), name) === path) changed();
  });
}

function runOnce(command: readonly string[], signal: AbortSignal): Promise<void> {
  const [program = process.execPath, ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: "inherit", signal });
    child.once("error", () => resolve());
    child.once("exit", () => resolve());
  });
}
