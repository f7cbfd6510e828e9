/** What the QR code of a pairing invitation holds: JSON text (facts, section 5.1). */
import { z } from "zod";
import { directEndpointSchema } from "../discovery/direct-endpoint.ts";
import { IPV4, IPV6 } from "../discovery/host-pattern.ts";
import { text } from "../shared/text-bounds.ts";

const invitation = {
  t: z.literal("cherry-studio-pair"),
  name: text(1, 128),
  desktopIdentity: text(1, 256),
  invitationId: text(1, 256),
  invitationSecret: text(1, 256),
  protocolVersions: z.array(z.int().min(1)).min(1).max(16),
};

export const pairingQrIpsSchema = z
  .object({
    v: z.literal(2),
    ...invitation,
    ips: z
      .array(z.string().regex(new RegExp(`^(?:${IPV4}|${IPV6})$`, "u")))
      .min(1)
      .max(32)
      .describe("IP addresses of one port, tried in order. No names."),
    port: z.int().min(1).max(65_535),
  })
  .describe("An invitation in the local network.");

export const pairingQrEndpointsSchema = z
  .object({ v: z.literal(3), ...invitation, endpoints: z.array(directEndpointSchema).min(1).max(32) })
  .describe("An invitation whose endpoints each have a port and a security of their own.");

export const pairingQrSchema = z
  .discriminatedUnion("v", [pairingQrIpsSchema, pairingQrEndpointsSchema])
  .describe("An invitation to pair. It lives 120 seconds and admits one device.");

export type PairingQr = z.infer<typeof pairingQrSchema>;
