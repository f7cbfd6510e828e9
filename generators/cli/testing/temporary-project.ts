import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCommandLine } from "../command-line.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const main = join(repository, "generators/cli/main.ts");
const bundle = join(repository, "scripts/gen.mjs");
const tsx = import.meta.resolve("tsx");

export interface RunResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** From the bundle, as \`pnpm gen\` does, not from the sources. */
  readonly bundled?: boolean;
}

/** Runs `samewire` as a process of its own, not on a terminal. */
export function runSamewire(args: readonly string[], options: RunOptions): Promise<RunResult> {
  return startSamewire(args, options).ended;
}

/** Starts `samewire` as a process of its own, which the caller may end. */
export function startSamewire(
  args: readonly string[],
  { cwd, env, bundled = false }: RunOptions,
): { readonly child: ChildProcess; readonly ended: Promise<RunResult> } {
  const command = bundled ? [bundle] : ["--import", tsx, main];
  const child = spawn(process.execPath, [...command, ...args], {
    cwd,
    // What is printed is compared as text; CI would colour it.
    env: { ...process.env, NO_COLOR: "1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const ended = new Promise<RunResult>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ exitCode: code ?? -1, stdout, stderr }));
  });
  return { child, ended };
}

/** A small project of its own in the system's folder for temporary files, with this repository's Zod. */
export class TemporaryProject {
  readonly root = mkdtempSync(join(tmpdir(), "samewire-cli-"));

  constructor(files: Readonly<Record<string, string>>) {
    mkdirSync(join(this.root, "node_modules"));
    symlinkSync(realpathSync(join(repository, "node_modules/zod")), join(this.root, "node_modules/zod"));
    this.put({ "package.json": `{ "type": "module" }\n`, ...files });
  }

  put(files: Readonly<Record<string, string>>): void {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      writeFileSync(join(this.root, path), text);
    }
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), "utf8");
  }

  delete(path: string): void {
    rmSync(join(this.root, path));
  }

  /** Runs the command line in this process, which is much faster than a process of its own. */
  async run(args: readonly string[], onTerminal = false): Promise<RunResult> {
    let stdout = "";
    let stderr = "";
    const exitCode = await runCommandLine(args, {
      workingDirectory: this.root,
      onTerminal,
      print: (text) => (stdout += `${text}\n`),
      printError: (text) => (stderr += `${text}\n`),
      now: () => 0,
      repeat: [],
      stop: AbortSignal.abort(),
    });
    return { exitCode, stdout, stderr };
  }

  /** Path -> text of every file but those of installed packages. */
  files(): Record<string, string> {
    return Object.fromEntries(this.#list("").map((path) => [path, this.read(path)]));
  }

  /** Path -> time of the last change and text of every file, caches included: two equal ones mean nothing was written. */
  fingerprint(): Record<string, string> {
    const paths = [...this.#list(""), ...this.#list("node_modules/.cache/")];
    return Object.fromEntries(
      paths.map((path) => [path, `${statSync(join(this.root, path)).mtimeMs} ${this.read(path)}`]),
    );
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  #list(folder: string): string[] {
    let entries;
    try {
      entries = readdirSync(join(this.root, folder), { withFileTypes: true });
    } catch {
      return [];
    }
    return entries
      .filter((entry) => entry.name !== "node_modules")
      .flatMap((entry) => (entry.isDirectory() ? this.#list(`${folder}${entry.name}/`) : [`${folder}${entry.name}`]))
      .toSorted();
  }
}

/** Modules that lean on one another, with something in them for every output. */
export const smallProject: Readonly<Record<string, string>> = {
  "samewire.config.ts": `export default {
  families: { shop: { schemas: "schemas/*.ts", swift: { target: "Shop" }, kotlin: { package: "com.example.shop" } } },
};
`,
  "schemas/item.ts": `import * as z from "zod";
import { PriceSchema } from "./price.ts";
export const ItemSchema = z.strictObject({
  id: z.string().min(1).max(20).describe("Ümlaut, \\u2028 and */ end"),
  tags: z.array(z.enum(["İstanbul", "b"])).max(3).optional(),
  price: PriceSchema.nullable(),
});
`,
  "schemas/price.ts": `import * as z from "zod";
export const PriceSchema = z.object({ cents: z.number().int().min(0), currency: z.literal("EUR") });
`,
  "schemas/order.ts": `import * as z from "zod";
import { ItemSchema } from "./item.ts";
export const OrderSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("open"), items: z.array(ItemSchema) }),
  z.strictObject({ kind: z.literal("paid"), at: z.iso.datetime(), extra: z.record(z.string(), z.unknown()) }),
]);
`,
  // The kit's marks are plain strings, so a project can do without importing it.
  "schemas/service.ts": `import { OrderSchema } from "./order.ts";
export const readOrder = {
  "~samewire": "operation", id: "readOrder", method: "GET", path: "/v1/order", summary: "Read the order.", tags: ["order"],
  security: [], responses: { 200: { description: "The order.", schema: OrderSchema } },
};
export const front = {
  "~samewire": "gateway", hostPrefix: "/h/{hostId}", limits: { maxBytes: 1000 }, requestHeaders: ["accept"],
  routes: [{ method: "GET", path: "/v1/order", target: "shop", access: "Anyone.", purpose: "Orders.", transport: "host" }],
};
`,
};
