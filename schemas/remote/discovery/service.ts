/** How a desktop is found in the local network (facts, section 4). */
import { z } from "zod";

/** The bare service type; DNS-SD writes it `_cherry-remote._tcp`. */
export const remoteDiscoveryType = "cherry-remote";

/** The path of every WebSocket of the protocol. */
export const remoteConnectPath = "/v1/remote/connect";

export const remoteDiscoveryTxtSchema = z
  .object({
    v: z.literal("1"),
    identity: z.string().regex(/^[a-zA-Z0-9]{1,128}$/u),
  })
  .describe("The TXT record. The instance name beside it is random and never trusted.");
