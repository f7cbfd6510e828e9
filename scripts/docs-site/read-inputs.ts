import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import config from "../../samewire.config.ts";
import { readSnapshot } from "../../generators/contract/snapshot.ts";
import type { OpenApiDocument } from "./document.ts";
import type { SiteInputs } from "./site.ts";

/**
 * Reads what the site is built from, below the project's root. All of it is generated and committed.
 *
 * @throws Error when a file is not there: `pnpm gen` writes them.
 */
export async function readInputs(root: string): Promise<SiteInputs> {
  const read = (path: string) => readFile(join(root, path), "utf8");
  const [contract, document, network, limits] = await Promise.all([
    read("generated/contract.lock.json"),
    read("openapi/openapi.yaml"),
    read("generated/gateway/network-reference.md"),
    read("openapi/limits.md"),
  ]);
  const names = Object.entries(config.families).map(([family, { swift, kotlin }]) => [
    family,
    { swiftTarget: swift?.target ?? family, kotlinPackage: kotlin?.package ?? family },
  ]);
  return {
    contract: readSnapshot(contract),
    // Core schema: times stay texts.
    document: parse(document) as OpenApiDocument,
    documentText: document,
    network,
    limits,
    names: Object.fromEntries(names) as SiteInputs["names"],
  };
}
