import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { EmittedFile } from "../../generators/emit/emitted-file.ts";

export type EdgeName = "nginx" | "caddy" | "envoy";

/** Where the emitted files lie and what they are put between. */
export interface EdgePlace {
  readonly files: readonly EmittedFile[];
  readonly family: string;
  /** Port that the server listens on. */
  readonly port: number;
  readonly upstreamPort: number;
  /** Holds the emitted files under their bare names, and `temp/`. */
  readonly folder: string;
}

interface EdgeProgram {
  /** Where the program may stand. */
  readonly binaries: () => readonly string[];
  /** The ending tells Envoy how to read it. */
  readonly mainFile: string;
  /** The emitted configuration with addresses around it, and nothing else. */
  readonly mainText: (place: EdgePlace) => string;
  readonly check: (folder: string, config: string) => readonly string[];
  readonly run: (folder: string, config: string) => readonly string[];
}

export const edgePrograms: Readonly<Record<EdgeName, EdgeProgram>> = {
  nginx: {
    binaries: () => ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"],
    mainFile: "main.conf",
    mainText: nginxMain,
    check: (folder, config) => ["-t", "-q", "-e", "stderr", "-p", folder, "-c", config],
    run: (folder, config) => ["-e", "stderr", "-p", folder, "-c", config],
  },
  caddy: {
    binaries: () => ["/usr/bin/caddy", "/usr/local/bin/caddy", "/opt/homebrew/bin/caddy"],
    mainFile: "main.conf",
    mainText: caddyMain,
    check: (_, config) => ["validate", "--adapter", "caddyfile", "--config", config],
    run: (_, config) => ["run", "--adapter", "caddyfile", "--config", config],
  },
  envoy: {
    // The first is where install-envoy.sh puts it.
    binaries: () => [join(toolchains(), "envoy/envoy/_bin/envoy"), "/usr/bin/envoy", "/usr/local/bin/envoy"],
    mainFile: "main.json",
    mainText: envoyMain,
    check: (_, config) => ["--mode", "validate", "--log-level", "error", "-c", config],
    run: (_, config) => ["--use-dynamic-base-id", "--concurrency", "1", "--log-level", "error", "-c", config],
  },
};

/** The server's program on this machine, or undefined. */
export function edgeBinary(name: EdgeName): string | undefined {
  return edgePrograms[name].binaries().find((path) => existsSync(path));
}

function toolchains(): string {
  return execFileSync("bash", [join(import.meta.dirname, "../swift/toolchains.sh")], { encoding: "utf8" }).trim();
}

function nginxMain({ family, port, upstreamPort, folder }: EdgePlace): string {
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

function caddyMain({ family, port, upstreamPort }: EdgePlace): string {
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

/** A bootstrap of one listener and one cluster; Envoy cannot include a file, so the emitted part is put in. */
function envoyMain({ files, family, port, upstreamPort }: EdgePlace): string {
  const text = files.find(({ path }) => path.endsWith(`${family}.envoy.yaml`))?.text ?? "";
  const manager: unknown = parse(text);
  // What the head of the file asks of a bootstrap.
  const [, setting = "", value] = /"(re2[\w.]+): (\d+)"/.exec(text) ?? [];
  const address = (port_value: number) => ({ socket_address: { address: "127.0.0.1", port_value } });
  const cluster = `samewire_${family}`;
  const bootstrap = {
    layered_runtime: {
      layers: [{ name: "static", static_layer: { [setting]: Number(value) } }],
    },
    static_resources: {
      listeners: [
        {
          name: "edge",
          address: address(port),
          filter_chains: [
            { filters: [{ name: "envoy.filters.network.http_connection_manager", typed_config: manager }] },
          ],
        },
      ],
      clusters: [
        {
          name: cluster,
          type: "STATIC",
          load_assignment: {
            cluster_name: cluster,
            endpoints: [{ lb_endpoints: [{ endpoint: { address: address(upstreamPort) } }] }],
          },
        },
      ],
    },
  };
  return JSON.stringify(bootstrap, null, 2);
}
