import type { IntegrityPrimitives } from "../shared/integrity.ts";
import { agentCheckpointDescriptorSchema } from "./checkpoint.ts";
import type { AgentCheckpointDescriptor, AgentCheckpointPage } from "./checkpoint.ts";
import { buildProjection } from "./install/build-projection.ts";
import { readPages } from "./install/read-pages.ts";
import type { InstallRefusal } from "./install/refusal.ts";
import type { MaterializedContent } from "./materialise.ts";
import type { AgentProjection } from "./projection.ts";
import type { AgentCursor } from "./session.ts";

export type InstallAgentCheckpointResult =
  | { readonly ok: true; readonly projection: AgentProjection; readonly cursor: AgentCursor }
  | { readonly ok: false; readonly reason: InstallRefusal };

/**
 * The projection of a checkpoint, built from nothing once all its pages are there and add up. There is no clock here:
 * whether the lease has ended is for the caller or the host to say.
 */
export function installAgentCheckpoint(
  descriptor: AgentCheckpointDescriptor,
  pages: readonly AgentCheckpointPage[],
  content: MaterializedContent,
  integrity: IntegrityPrimitives,
): InstallAgentCheckpointResult {
  const { data: stated } = agentCheckpointDescriptorSchema.safeParse(descriptor);
  if (stated === undefined) return { ok: false, reason: "invalid" };
  if (!Array.isArray(pages)) return { ok: false, reason: "invalid" };
  if (pages.length !== stated.pageCount) return { ok: false, reason: "incomplete" };
  const items = readPages(stated, pages, integrity);
  if (typeof items === "string") return { ok: false, reason: items };
  const projection = buildProjection(items, stated, { content, integrity });
  if (typeof projection === "string") return { ok: false, reason: projection };
  return { ok: true, projection, cursor: projection.cursor };
}
