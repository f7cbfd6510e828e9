import type { TypeId } from "../contract/contract.ts";

/** The type that a pointer leads into; null for operations and gateways. */
export function typeOfPointer(pointer: string): TypeId | null {
  const [, root, id] = pointer.split("/");
  return root === "types" && id !== undefined ? (id.replaceAll("~1", "/").replaceAll("~0", "~") as TypeId) : null;
}
