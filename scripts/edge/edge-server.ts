import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EmittedFile } from "../../generators/emit/emitted-file.ts";

export interface EdgeServer {
  readonly port: number;
  stop(): Promise<void>;
}

export type EdgeName = "nginx" | "caddy";

const BINARIES: Readonly<Record<EdgeName, readonly string[]>> = {
  nginx: ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"],
  caddy: ["/usr/bin/caddy", "/usr/local/bin/caddy", "/opt/homebrew/bin/caddy"],
};

/** The server's program on this machine, or undefined. */
export function edgeBinary(name: EdgeName): string | undefined {
  return BINARIES[name].find((path) => existsSync(path));
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
  const main = name === "nginx" ? nginxMain(family, port, upstreamPort, folder) : caddyMain(family, port, upstreamPort);
  const config = join(folder, "main.conf");
  await writeFile(config, main);
  await mkdir(join(folder, "temp"));
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const check =
    name === "nginx"
      ? ["-t", "-q", "-e", "stderr", "-p", folder, "-c", config]
      : ["validate", "--adapter", "caddyfile", "--config", config];
  const checked = spawnSync(binary, check, { env, encoding: "utf8" });
  if (checked.status !== 0) throw new Error(`${name} refuses the configuration:\n${checked.stderr}${checked.stdout}`);
  const run =
    name === "nginx"
      ? ["-e", "stderr", "-p", folder, "-c", config]
      : ["run", "--adapter", "caddyfile", "--config", config];
  const child = spawn(binary, run, { env, stdio: ["ignore", "ignore", "pipe"] });
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

function nginxMain(family: string, port: number, upstreamPort: number, folder: string): string {
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (each) => `  ${each}_temp_path ${folder}/temp/${each};`,
  );
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 512; }
http {
  access_log off;
${temp.join("\n")}
  upstream samewire_${family} { server 127.0.0.1:${upstreamPort}; }
  include ${folder}/${family}.nginx-maps.conf;
  server {
    listen 127.0.0.1:${port};
    include ${folder}/${family}.nginx-locations.conf;
  }
}
`;
}

function caddyMain(family: string, port: number, upstreamPort: number): string {
  return `{
	admin off
	auto_https off
}
import ${family}.caddy
http://127.0.0.1:${port}, http://:${port} {
	bind 127.0.0.1
	import samewire_${family} 127.0.0.1:${upstreamPort}
}
`;
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
