/** Who may import what (design, section 1). The first area whose `path` is a prefix of a file's path is the file's own. */
export interface Area {
  /** Path prefix; a `*` stands for one folder name. */
  readonly path: string;
  /** Prefixes of our own files it may import; `@` is the area's own prefix with its `*` filled in. */
  readonly own: readonly string[];
  /** Packages it may import; `any` with exceptions in `never`. */
  readonly packages: readonly string[] | "any";
  readonly never?: readonly string[];
  /** Node's own modules it may import. */
  readonly node: "any" | "none" | "noDisk";
}

export const areas: readonly Area[] = [
  { path: "schemas/kit/", own: ["@"], packages: ["zod"], node: "none" },
  { path: "schemas/*/", own: ["@", "schemas/kit/"], packages: ["zod"], node: "noDisk" },
  { path: "generators/diagnostics/", own: ["@"], packages: [], node: "none" },
  { path: "generators/pattern/", own: ["@"], packages: ["@eslint-community/regexpp"], node: "none" },
  {
    path: "generators/contract/",
    own: ["@", "generators/diagnostics/", "generators/pattern/", "schemas/kit/"],
    packages: ["zod"],
    node: "none",
  },
  {
    path: "generators/load/",
    own: ["@", "generators/contract/", "generators/diagnostics/"],
    packages: "any",
    node: "any",
  },
  {
    path: "generators/emit/*/",
    own: ["@", "generators/emit/*.ts", "generators/contract/", "generators/diagnostics/", "generators/pattern/"],
    packages: "any",
    never: ["zod"],
    node: "none",
  },
  {
    path: "generators/emit/",
    own: ["generators/emit/*.ts", "generators/contract/", "generators/diagnostics/", "generators/pattern/"],
    packages: [],
    node: "none",
  },
  {
    path: "generators/write/",
    own: ["@", "generators/emit/emitted-file.ts", "generators/diagnostics/"],
    packages: "any",
    never: ["zod"],
    node: "any",
  },
  { path: "generators/compat/cases/*/", own: ["@", "schemas/kit/"], packages: ["zod"], node: "none" },
  {
    path: "generators/compat/",
    own: ["@", "generators/contract/", "generators/diagnostics/"],
    packages: "any",
    never: ["zod"],
    node: "none",
  },
  {
    path: "generators/cli/",
    own: ["generators/", "schemas/kit/"],
    packages: "any",
    node: "any",
  },
  { path: "generators/growth/*/", own: ["@", "schemas/kit/"], packages: ["zod"], node: "none" },
  { path: "generated/typescript/", own: ["@"], packages: [], node: "none" },
  { path: "relay/", own: ["@", "generated/typescript/"], packages: "any", never: ["zod"], node: "noDisk" },
  { path: "scripts/", own: [""], packages: "any", node: "any" },
  { path: "samewire.config.ts", own: ["generators/cli/config.ts"], packages: [], node: "none" },
];

/** Entry points whose import graph must run outside Node: no built-in module anywhere below them. */
export const portableEntries: readonly string[] = ["schemas/*/index.ts"];

/** Files of a folder that may be imported from outside it beside the file named as the folder. */
export const furtherEntries: Readonly<Record<string, string>> = {
  "schemas/kit/portable-check.ts": "data types that the contract shares with the kit",
  "generators/contract/snapshot.ts": "a stage of its own",
  "generators/contract/build/build.ts": "a stage of its own",
  "generators/load/judge.ts": "Zod as the judge of vectors; imported only when vectors are made",
};

/** Files that may import a module by a computed name: they run the author's code. */
export const codeRunners: readonly string[] = ["generators/load/", "scripts/"];

/** Files that may print and exit. */
export const speakers: readonly string[] = ["generators/cli/main.ts", "relay/main.ts", "scripts/"];

/** Files that may read the environment. */
export const environmentReaders: readonly string[] = ["relay/main.ts", "scripts/"];

/** Folders whose results must not depend on the clock or on chance. */
export const timeless: readonly string[] = [
  "generators/contract/",
  "generators/emit/",
  "generators/diagnostics/",
  "schemas/",
];

/** The area of a file, with `@` and `*` filled in; null for a file outside all of them. */
export function areaOf(file: string): Area | null {
  for (const area of areas) {
    const own = matchPrefix(file, area.path);
    if (own !== null) return { ...area, own: area.own.map((path) => (path === "@" ? own : path)) };
  }
  return null;
}

/** Whether a path lies under one of the prefixes. */
export function isUnder(file: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => matchPrefix(file, prefix) !== null);
}

/** The part of `file` that `prefix` matches; null when it does not. */
function matchPrefix(file: string, prefix: string): string | null {
  const whole = prefix.endsWith(".ts") ? "$" : "";
  const source = prefix.replaceAll(/[.+]/g, "\\$&").replaceAll("*", "[^/]+");
  return new RegExp(`^${source}${whole}`).exec(file)?.[0] ?? null;
}
