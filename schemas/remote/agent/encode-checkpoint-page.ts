import { encodeCanonical } from "../shared/canonical.ts";
import type { AgentCheckpointPage } from "./checkpoint.ts";

/**
 * The bytes that a page's digest covers: its id, index, items and cursor in canonical form, taken from the value given.
 * The digest itself and unknown keys of the page stay out, unknown keys of a resource are in.
 *
 * @throws Error when something in the page has no canonical form.
 */
export function encodeAgentCheckpointPage(
  page: Pick<AgentCheckpointPage, "checkpointId" | "pageIndex" | "items" | "nextCursor">,
): Uint8Array {
  const { checkpointId, pageIndex, items, nextCursor } = page;
  return encodeCanonical({ checkpointId, pageIndex, items, nextCursor });
}
