import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import type { Contract } from "../contract/contract.ts";
import { readSnapshot } from "../contract/snapshot.ts";
import type { Project } from "./find-config.ts";
import { readText } from "./read-text.ts";
import { Stop } from "./stop.ts";

/** A lock file is a few megabytes; a hundred is no contract. */
const maxBytes = 100 * 1024 * 1024;

/** The contract to compare with. Stops when there is none that can be read. */
export function readBaseline(
  project: Project,
  { workingDirectory, against }: { readonly workingDirectory: string; readonly against: string },
): Contract {
  const revision = against.startsWith("git:") ? against.slice("git:".length) : null;
  const text = revision === null ? readText(resolve(workingDirectory, against)) : readCommitted(project, revision);
  if (text === undefined) throw new Stop("SW107", `${against} cannot be read`);
  try {
    return readSnapshot(text);
  } catch (error) {
    throw new Stop("SW107", `${against}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The lock file as it was committed in a revision. */
function readCommitted({ root, config }: Project, revision: string): string {
  // What begins with a dash would be an option to git.
  if (!/^[^-\s:][^\s:]*$/.test(revision)) throw new Stop("SW107", `"${revision}" names no revision`);
  const file = `${config.generated}/contract.lock.json`;
  const shown = spawnSync("git", ["show", `${revision}:./${file}`], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: maxBytes,
  });
  if (shown.error !== undefined) throw new Stop("SW107", `git cannot be run: ${shown.error.message}`);
  if (shown.status !== 0) throw new Stop("SW107", `${file} of ${revision} cannot be read: ${shown.stderr.trim()}`);
  return shown.stdout;
}
