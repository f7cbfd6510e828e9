/** Which version two peers speak (facts, section 3.3). A version stands for the whole contract. */
import { z } from "zod";

export const protocolSupportSchema = z
  .strictObject({ protocolVersions: z.array(z.int().min(1)).min(1).max(16) })
  .describe("The protocol versions that a peer speaks, in any order.");

export type ProtocolSupport = z.infer<typeof protocolSupportSchema>;
export type ProtocolOffer = ProtocolSupport;

export interface ProtocolSelection {
  readonly protocolVersion: number;
}

export interface UpgradeRequired {
  readonly reason: "UPGRADE_REQUIRED";
  readonly message: string;
  readonly details: { readonly supportedProtocolVersions: number[] };
}

/**
 * Selects the highest version that both sides list. The client still checks that a selection was in its own offer.
 *
 * @throws ZodError when either side is not a valid list of versions.
 */
export function negotiateProtocol(
  local: ProtocolSupport,
  remote: ProtocolOffer,
): { ok: true; selection: ProtocolSelection } | { ok: false; error: UpgradeRequired } {
  const own = protocolSupportSchema.parse(local).protocolVersions;
  const offered = new Set(protocolSupportSchema.parse(remote).protocolVersions);
  const common = own.filter((version) => offered.has(version));
  if (common.length > 0) return { ok: true, selection: { protocolVersion: Math.max(...common) } };
  return {
    ok: false,
    error: {
      reason: "UPGRADE_REQUIRED",
      message: "No protocol version in common",
      details: { supportedProtocolVersions: own },
    },
  };
}
