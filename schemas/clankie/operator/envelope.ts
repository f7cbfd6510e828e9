import { z } from "zod";
import { OPERATOR_SCHEMA_VERSION } from "./constants.ts";

/** The version that requests, results and most nested records carry. */
export const versioned = { schemaVersion: z.literal(OPERATOR_SCHEMA_VERSION) } as const;

/** The keys that every service request and every service result starts with. */
export function envelope<const Op extends string>(op: Op) {
  return { op: z.literal(op), ...versioned };
}
