import type { Contract, TypeId } from "../../contract/contract.ts";
import type { EmittedFile } from "../emitted-file.ts";
import { DIALECT, sortedIds, typeSchema } from "./bundle.ts";
import { twofoldTypes } from "./component-names.ts";
import type { Direction } from "./schema/schema.ts";

/**
 * A JSON Schema file for each type, `<family>/<Name>.json` below `root`: what the host takes. Where a client takes
 * something else of the host, in the type or in one that it refers to, `<Name>.response.json` stands beside it. Files
 * refer to each other by relative paths, so that any tool reads them from disk.
 */
export function typeFiles(contract: Contract, root: string): readonly EmittedFile[] {
  const twofold = twofoldTypes(contract, "bundle");
  return sortedIds(contract).flatMap((id) =>
    (["request", "response"] as const)
      .filter((direction) => direction === "request" || twofold.has(id))
      .map((direction) => ({
        path: `${root}/${typeFile(id, direction)}`,
        text: fileText(contract, id, direction, twofold),
      })),
  );
}

/** Path of the file that holds a type in one direction, below the folder of the files. */
export function typeFileOf(contract: Contract): (id: TypeId, direction: Direction) => string {
  const twofold = twofoldTypes(contract, "bundle");
  return (id, direction) => typeFile(id, twofold.has(id) ? direction : "request");
}

function fileText(contract: Contract, id: TypeId, direction: Direction, twofold: ReadonlySet<TypeId>): string {
  const refTo = (to: TypeId): string => {
    const file = typeFile(to, twofold.has(to) ? direction : "request");
    return to.slice(0, to.indexOf(".")) === id.slice(0, id.indexOf("."))
      ? file.slice(file.indexOf("/") + 1)
      : `../${file}`;
  };
  const schema = typeSchema(contract, id, direction, refTo, () => {});
  return `${JSON.stringify({ $schema: DIALECT, ...schema }, null, 2)}\n`;
}

function typeFile(id: TypeId, direction: Direction): string {
  const dot = id.indexOf(".");
  return `${id.slice(0, dot)}/${id.slice(dot + 1)}${direction === "request" ? "" : ".response"}.json`;
}
