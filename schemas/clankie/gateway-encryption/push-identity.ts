import { z } from "zod";

export const GatewayPushIdentitySchema = z
  .object({
    deviceId: z.string().min(1).max(128),
    grants: z.object({ chat: z.boolean() }),
    sessionExpiresAt: z.iso.datetime(),
  })
  .describe("The device behind a push registration, as far as the gateway needs to know it.");
