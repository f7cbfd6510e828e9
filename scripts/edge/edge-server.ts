import { spawn, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EmittedFile } from "../../generators/emit/emitted-file.ts";
import { edgeBinary, edgePrograms } from "./edge-programs.ts";
import type { EdgeName } from "./edge-programs.ts";

export interface EdgeServer {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Starts a real server on loopback with the emitted configuration and nothing of its own but addresses.
 *
 * @throws Error with the server's words when it refuses the configuration or does not come up.
 */
export async function startEdge(
  name: EdgeName,
  {
    files,
    family,
    upstreamPort,
  }: { readonly files: readonly EmittedFile[]; readonly family: string; readonly upstreamPort: number },
): Promise<EdgeServer> {
  const folder = await mkdtemp(join(tmpdir(), `samewire-${name}-`));
  for (const { path, text } of files) await writeFile(join(folder, path.slice(path.lastIndexOf("/") + 1)), text);
  const port = await freePort();
  const binary = edgeBinary(name) ?? name;
  const program = edgePrograms[name];
  const config = join(folder, program.mainFile);
  await writeFile(config, program.mainText({ files, family, port, upstreamPort, folder }));
  await mkdir(join(folder, "temp"));
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const checked = spawnSync(binary, program.check(folder, config), { env, encoding: "utf8" });
  if (checked.status !== 0) throw new Error(`${name} refuses the configuration:\n${checked.stderr}${checked.stdout}`);
  const child = spawn(binary, program.run(folder, config), { env, stdio: ["ignore", "ignore", "pipe"] });
  let words = "";
  child.stderr.on("data", (chunk: Buffer) => (words += chunk.toString()));
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  if (!(await isUp(port))) {
    await stop();
    throw new Error(`${name} does not come up:\n${words}`);
  }
  return { port, stop };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}

async function isUp(port: number): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const open = await new Promise<boolean>((done) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("connect", () => {
        socket.destroy();
        done(true);
      });
      socket.once("error", () => setTimeout(() => done(false), 50));
    });
    if (open) return true;
  }
  return false;
}
