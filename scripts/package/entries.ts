import { readFileSync } from "node:fs";

/** A file of the package that may be imported, by the name it is imported under. */
export interface Entry {
  /** What a consumer writes, e.g. `samewire/clankie/wake`. */
  readonly specifier: string;
  /** From the package's root, e.g. `./dist/schemas/clankie/wake.js`. */
  readonly file: string;
  readonly types: string;
  /** Whether its graph holds no built-in module of Node. */
  readonly nodeFree: boolean;
}

export interface Manifest {
  readonly name: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
}

/** Entries that need Node: the gateway hashes host ids with its crypto. */
const needsNode = new Set(["samewire/clankie/public-gateway"]);

export function readManifest(): Manifest {
  return JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
}

/** Every entry that a consumer may import, the manifest itself left out. */
export function readEntries({ name, exports }: Manifest): readonly Entry[] {
  return Object.entries(exports).flatMap(([subpath, target]) => {
    if (typeof target === "string") return [];
    const specifier = `${name}${subpath.slice(1)}`;
    return [{ specifier, file: target.default, types: target.types, nodeFree: !needsNode.has(specifier) }];
  });
}
