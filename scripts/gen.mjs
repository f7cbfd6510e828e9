// @ts-check
/**
 * Starts `samewire` for this repository from one bundle of its sources, since reading some 250 modules one by one takes
 * longer than all the work they do. The bundle lies in node_modules/.cache and is made anew when any source changed.
 */
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const cache = join(root, "node_modules/.cache/samewire");
/** Names the folder of the newest bundle and the hash of every file that went into it. */
const pointer = join(cache, "command.json");
/** A bundle may still be in use by a run that began before the next one was made. */
const keptMs = 3_600_000;

const folder = currentBundle() ?? (await build());
await import(pathToFileURL(join(cache, folder, "main.js")).href);

/** The newest bundle, if every file that went into it still has the bytes it had then. */
function currentBundle() {
  if (!existsSync(pointer)) return undefined;
  /** @type {{ folder: string, inputs: Record<string, string> }} */
  const { folder, inputs } = JSON.parse(readFileSync(pointer, "utf8"));
  const isCurrent = Object.entries(inputs).every(([path, hash]) => hashOf(path) === hash);
  return isCurrent && existsSync(join(cache, folder)) ? folder : undefined;
}

async function build() {
  const { build: bundleWith } = await import("esbuild");
  mkdirSync(cache, { recursive: true });
  const made = mkdtempSync(join(cache, "command-"));
  // The lock file stands for what lies in node_modules. Sources are hashed as they are read, lest one change in between.
  /** @type {Record<string, string>} */
  const inputs = { "scripts/gen.mjs": hashOf("scripts/gen.mjs"), "pnpm-lock.yaml": hashOf("pnpm-lock.yaml") };
  await bundleWith({
    absWorkingDir: root,
    entryPoints: ["generators/cli/main.ts"],
    outdir: made,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    external: ["esbuild", "oxc-parser", "tsx", "zod"],
    banner: {
      js: `import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);`,
    },
    logLevel: "error",
    plugins: [
      {
        name: "own-sources",
        setup: (setup) => {
          setup.onLoad({ filter: /\.ts$/ }, ({ path }) => {
            const source = readFileSync(path, "utf8");
            inputs[relative(root, path)] = sha256(source);
            // Modules find files beside themselves by their own URL, which in the bundle must stay that of the source.
            const url = JSON.stringify(pathToFileURL(path).href);
            return { contents: source.replaceAll("import.meta.url", url), loader: "ts" };
          });
        },
      },
    ],
  });
  const next = { folder: basename(made), inputs };
  writeFileSync(`${made}.json`, JSON.stringify(next));
  renameSync(`${made}.json`, pointer);
  removeOld();
  return next.folder;
}

function removeOld() {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (name.startsWith("command-") && Date.now() - statSync(path).mtimeMs > keptMs) rmSync(path, { recursive: true });
  }
}

/** @param {string} path */
function hashOf(path) {
  const file = join(root, path);
  return existsSync(file) ? sha256(readFileSync(file)) : "";
}

/** @param {string | Uint8Array} data */
function sha256(data) {
  return createHash("sha256").update(data).digest("hex");
}
