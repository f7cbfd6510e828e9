import { agentProjectionSchema } from "../projection.ts";
import type { AgentCursor } from "../session.ts";

/** The cursor of a stored projection that is still valid; undefined for any other value, which is then rebuilt. */
export function storedCursor(projection: unknown): AgentCursor | undefined {
  try {
    const { data } = agentProjectionSchema.safeParse(projection);
    return data === undefined || hasUnjudgedEntry(projection as object) ? undefined : data.cursor;
  } catch {
    // Nested deeper than the stack.
    return undefined;
  }
}

/** Zod neither judges nor copies an entry `__proto__` of a record. */
function hasUnjudgedEntry(projection: object): boolean {
  return Object.values(projection).some(
    (value) => typeof value === "object" && value !== null && Object.hasOwn(value, "__proto__"),
  );
}
