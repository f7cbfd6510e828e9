import type { DirectEndpoint } from "./direct-endpoint.ts";
import { remoteEndpointSnapshotSchema } from "./endpoint-snapshot.ts";

/**
 * The client's reading of an answer to `connection.endpoints`. Suggestions of another desktop than the pinned one are
 * discarded as a whole. Nothing is stored: an endpoint is kept once a connection to it proved the identity.
 */
export function acceptEndpointSnapshot(
  pinnedIdentity: string,
  value: unknown,
): { ok: true; suggestions: DirectEndpoint[] } | { ok: false; reason: "invalid" | "identity" } {
  const snapshot = remoteEndpointSnapshotSchema.safeParse(value);
  if (!snapshot.success) return { ok: false, reason: "invalid" };
  if (snapshot.data.desktopIdentity !== pinnedIdentity) return { ok: false, reason: "identity" };
  return { ok: true, suggestions: snapshot.data.endpoints };
}
