// @ts-check
/**
 * Starts `samewire` for this repository from one bundle of its sources, since reading some 250 modules one by one takes
 * longer than all the work they do. The bundle lies in node_modules/.cache and is made anew when any source changed.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const bundle = join(root, "node_modules/.cache/samewire/command");

if (!isCurrent()) await build();
await import(pathToFileURL(join(bundle, "main.js")).href);

/** Every file that went into the bundle still has the bytes it had then. */
function isCurrent() {
  const list = join(bundle, "inputs.json");
  if (!existsSync(list)) return false;
  /** @type {Record<string, string>} */
  const inputs = JSON.parse(readFileSync(list, "utf8"));
  return Object.entries(inputs).every(([path, hash]) => hashOf(path) === hash);
}

async function build() {
  const { build: bundleWith } = await import("esbuild");
  const cache = dirname(bundle);
  mkdirSync(cache, { recursive: true });
  const made = mkdtempSync(`${bundle}-`);
  const result = await bundleWith({
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
    metafile: true,
    logLevel: "error",
    plugins: [
      { name: "own-url", setup: (setup) => setup.onLoad({ filter: /\/(generators|schemas)\/.*\.ts$/ }, loadSource) },
    ],
  });
  // The lock file stands for what lies in node_modules.
  const own = Object.keys(result.metafile.inputs).filter((path) => !path.includes("node_modules"));
  const inputs = [...own, "scripts/gen.mjs", "pnpm-lock.yaml"].map((path) => [path, hashOf(path)]);
  writeFileSync(join(made, "inputs.json"), JSON.stringify(Object.fromEntries(inputs)));
  rmSync(bundle, { recursive: true, force: true });
  try {
    renameSync(made, bundle);
  } catch {
    // Another run has just put its own there.
    rmSync(made, { recursive: true, force: true });
  }
}

/**
 * Modules find files beside themselves by their own URL, which in the bundle must stay that of the source.
 * @param {{ path: string }} source
 */
function loadSource({ path }) {
  const text = readFileSync(path, "utf8");
  return {
    contents: text.replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href)),
    loader: /** @type {const} */ ("ts"),
  };
}

/** @param {string} path */
function hashOf(path) {
  const file = join(root, path);
  return existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest("hex") : "";
}
