import type { ForeignProject } from "./foreign-project.ts";

/** What a consumer's Node makes of a list of imports. */
export interface Imported {
  readonly node: string;
  /** Exported names by specifier, or the code of the error. */
  readonly outcomes: Readonly<Record<string, readonly string[] | string>>;
  /** What still keeps the process alive after all imports. */
  readonly resources: readonly string[];
}

const program = `
const outcomes = {};
for (const specifier of process.argv.slice(2)) {
  outcomes[specifier] = await import(specifier).then(Object.keys, (error) => error.code ?? String(error));
}
// The streams to this test, and files of modules that are just being closed, are not the entries' doing.
const resources = process.getActiveResourcesInfo().filter((name) => !/^(TTYWrap|PipeWrap|CloseReq)$/.test(name));
console.log(JSON.stringify({ node: process.version, outcomes, resources }));
`;

/** Imports each specifier in the foreign project, with the Node that `node` starts. Null: there is no such Node. */
export function importWith(
  node: readonly string[],
  project: ForeignProject,
  specifiers: readonly string[],
): Imported | null {
  if (project.run([...node, "--version"]).exitCode !== 0) return null;
  project.write("imports.js", program);
  const { exitCode, stdout, stderr } = project.run([...node, "imports.js", ...specifiers]);
  if (exitCode !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Imported;
}
