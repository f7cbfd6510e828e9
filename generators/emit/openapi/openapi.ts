import { stringify } from "yaml";
import type { Contract } from "../../contract/contract.ts";
import type { EmittedFile } from "../emitted-file.ts";
import { buildDocument } from "./document.ts";
import { limitsPage } from "./limits-page.ts";
import { withOverlay } from "./overlay.ts";
import type { Limit } from "./schema/schema.ts";
import { typeFiles } from "./type-files.ts";

export { jsonSchemaLimits, jsonSchemaOf, widerTypes } from "./bundle.ts";
export { Foretelling } from "./foretelling.ts";
export type { Issue } from "./foretelling.ts";
export { typeFileOf, typeFiles } from "./type-files.ts";
export type { Direction, JsonSchema, Limit, LimitRule } from "./schema/schema.ts";

export interface OpenApiOptions {
  /** Folder of the catalog, e.g. `openapi`. */
  readonly root: string;
  /** Text of the hand-written overlay, in YAML: title, servers, prose. */
  readonly overlay?: string;
}

/**
 * The catalog: `openapi.yaml` of every operation, JSON Schema files of every type (what the host takes, and what a
 * client takes of the host), and the list of what JSON Schema cannot say.
 *
 * @throws Error when the overlay speaks of something that the contract does not have.
 */
export function emitOpenApi(contract: Contract, { root, overlay = "" }: OpenApiOptions): readonly EmittedFile[] {
  const limits: Limit[] = [];
  const document = withOverlay(
    buildDocument(contract, (limit) => limits.push(limit)),
    overlay,
  );
  return [
    { path: `${root}/limits.md`, text: limitsPage(contract, limits) },
    { path: `${root}/openapi.yaml`, text: yamlText(document) },
    ...typeFiles(contract, `${root}/schemas`),
  ];
}

function yamlText(document: unknown): string {
  const head = "# Generated from the schemas and overlay.yaml. Do not edit.\n";
  return head + stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 });
}
