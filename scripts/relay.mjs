// @ts-check
/**
 * Starts the relay from one bundle of its sources and libraries: reading some 400 modules one by one takes longer than
 * a relay may take to start. The bundle lies in node_modules/.cache and is made anew when a source or the lock file
 * changed.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const cache = join(root, "node_modules/.cache/samewire-relay");
/** Names the folder of the newest bundle and what went into it. */
const pointer = join(cache, "relay.json");

const folder = currentBundle() ?? (await build());
await import(pathToFileURL(join(cache, folder, "main.js")).href);

/** The newest bundle, if every file that went into it still is as it was. */
function currentBundle() {
  if (!existsSync(pointer)) return undefined;
  /** @type {{ folder: string, inputs: Record<string, string> }} */
  const { folder, inputs } = JSON.parse(readFileSync(pointer, "utf8"));
  const isCurrent = Object.entries(inputs).every(([path, stamp]) => stampOf(path) === stamp);
  return isCurrent && existsSync(join(cache, folder, "main.js")) ? folder : undefined;
}

async function build() {
  const { build: bundle } = await import("esbuild");
  const made = `${Date.now()}-${process.pid}`;
  mkdirSync(join(cache, made), { recursive: true });
  const { metafile } = await bundle({
    absWorkingDir: root,
    entryPoints: ["relay/main.ts"],
    outdir: join(cache, made),
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    metafile: true,
    logLevel: "error",
    // Libraries that are CommonJS ask for Node's modules by `require`.
    banner: {
      js: `import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);`,
    },
  });
  // The lock file stands for what lies in node_modules.
  const own = Object.keys(metafile.inputs).filter((path) => !path.startsWith("node_modules/"));
  const inputs = Object.fromEntries(
    ["scripts/relay.mjs", "pnpm-lock.yaml", ...own].map((path) => [path, stampOf(path)]),
  );
  writeFileSync(join(cache, `${made}.json`), JSON.stringify({ folder: made, inputs }));
  renameSync(join(cache, `${made}.json`), pointer);
  return made;
}

/** @param {string} path */
function stampOf(path) {
  const file = join(root, path);
  if (!existsSync(file)) return "";
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
}
