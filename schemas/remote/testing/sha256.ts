import { createHash } from "node:crypto";
import type { IntegrityPrimitives } from "../shared/integrity.ts";

export function sha256(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}

export const integrity: IntegrityPrimitives = { sha256 };
