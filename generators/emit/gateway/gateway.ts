import type { Contract } from "../../contract/contract.ts";
import type { EmittedFile } from "../emitted-file.ts";
import { caddyFile } from "./edge/caddy.ts";
import { envoyFile } from "./edge/envoy.ts";
import { nginxFiles } from "./edge/nginx.ts";
import { gatewayOverlaps } from "./overlaps.ts";
import { networkReference } from "./network-reference.ts";
import { routesSchema, routesText } from "./routes.ts";

export { gatewayOverlaps } from "./overlaps.ts";
export type { RouteOverlap } from "./overlaps.ts";

export interface GatewayOptions {
  /** Folder of the outputs, e.g. `generated/gateway`. */
  readonly root: string;
}

/**
 * What the public gateways let through: `routes.json` for machines, with its schema, and `network-reference.md` for
 * readers, and for nginx, Caddy and Envoy what an edge server in front of it lets through. Only what a gateway lists appears; an operation that does not opt in is never named.
 *
 * @throws Error when two routes of a gateway can match one request: see {@link gatewayOverlaps}.
 */
export function emitGateway(contract: Contract, { root }: GatewayOptions): readonly EmittedFile[] {
  const overlaps = gatewayOverlaps(contract).map(({ family, first, second }) => `${family}: ${first} and ${second}`);
  if (overlaps.length > 0) throw new Error(`gateway routes overlap: ${overlaps.join("; ")}`);
  return [
    { path: `${root}/network-reference.md`, text: networkReference(contract.gateways) },
    { path: `${root}/routes.json`, text: routesText(contract.gateways) },
    { path: `${root}/routes.schema.json`, text: `${JSON.stringify(routesSchema, null, 2)}\n` },
    ...contract.gateways.flatMap((gateway) => [
      ...nginxFiles(gateway, root),
      caddyFile(gateway, root),
      envoyFile(gateway, root),
    ]),
  ];
}
