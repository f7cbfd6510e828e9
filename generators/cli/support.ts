import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";

/** A hand-written run-time source that an emitter passes on. */
export interface SupportSource {
  /** From the language's support folder, POSIX separators. */
  readonly path: string;
  readonly text: string;
}

/** The run-time sources of a language, sorted by path. */
export function readSupport(language: "typescript" | "swift" | "kotlin"): SupportSource[] {
  const folder = fileURLToPath(new URL(`../emit/${language}/support/`, import.meta.url));
  // In the built package, what an emitter imports of its own support stands compiled beside the source.
  const compiled = ["**/*.js", "**/*.d.ts"];
  return globSync("**/*", { cwd: folder, dot: true, ignore: ["**/*.test.ts", "**/*.md", "**/.DS_Store", ...compiled] })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(`${folder}${path}`, "utf8").replaceAll("\r\n", "\n") }));
}
