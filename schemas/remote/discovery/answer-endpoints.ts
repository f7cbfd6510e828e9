import type { RemoteCapability } from "../connection/authorization.ts";
import type { RemoteFailure } from "../rpc/remote-failure.ts";
import { advertisedEndpointSchema } from "./direct-endpoint.ts";
import type { DirectEndpoint } from "./direct-endpoint.ts";
import { ENDPOINTS_MAX, remoteEndpointSnapshotSchema } from "./endpoint-snapshot.ts";
import type { EndpointSnapshot } from "./endpoint-snapshot.ts";
import { directEndpointUrl } from "./endpoint-url.ts";

/** The id of the current grant; null when the approval was revoked, undefined when there never was one. */
export type CurrentGrant = string | null | undefined;

/** What the host has to tell. Further keys, of it and of its entries, do not leave it. */
export interface PreparedEndpoints {
  readonly desktopIdentity: string;
  readonly endpoints: readonly unknown[];
}

/**
 * The host's answer to `connection.endpoints`. The grant is asked before and after preparing, so that no address goes
 * out under an approval that ended meanwhile. Errors of the two callbacks pass through.
 */
export async function answerEndpoints(
  domain: RemoteCapability,
  grantOf: (domain: RemoteCapability) => CurrentGrant | Promise<CurrentGrant>,
  prepare: () => PreparedEndpoints | Promise<PreparedEndpoints>,
): Promise<{ ok: true; result: EndpointSnapshot } | { ok: false; error: RemoteFailure }> {
  const before = await grantOf(domain);
  if (before === undefined) return refuse("FORBIDDEN", "The domain was never approved");
  if (before === null) return refuse("GRANT_REVOKED", "The approval was revoked");
  const { desktopIdentity, endpoints } = await prepare();
  if ((await grantOf(domain)) !== before) return refuse("GRANT_REVOKED", "The approval ended meanwhile");
  const snapshot = remoteEndpointSnapshotSchema.safeParse({ desktopIdentity, endpoints: advertised(endpoints) });
  return snapshot.success ? { ok: true, result: snapshot.data } : refuse("INTERNAL", "The host has no usable identity");
}

/** Valid entries, each address once, as many as an answer holds. */
function advertised(entries: readonly unknown[]): DirectEndpoint[] {
  const byUrl = new Map<string, DirectEndpoint>();
  for (const entry of entries) {
    const { data: endpoint } = advertisedEndpointSchema.safeParse(entry);
    if (endpoint === undefined || byUrl.size === ENDPOINTS_MAX) continue;
    const url = directEndpointUrl(endpoint);
    if (!byUrl.has(url)) byUrl.set(url, endpoint);
  }
  return [...byUrl.values()];
}

function refuse(reason: RemoteFailure["reason"], message: string): { ok: false; error: RemoteFailure } {
  return { ok: false, error: { reason, message } };
}
