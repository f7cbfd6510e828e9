import { z } from "zod";

export const PublicGatewayDoorwayStateSchema = z
  .discriminatedUnion("state", [
    z.object({ state: z.literal("disabled") }),
    z.object({ state: z.literal("unavailable") }),
    z.object({ state: z.literal("connecting") }),
    z.object({ state: z.literal("connected") }),
    z.object({ state: z.literal("sign_in_required"), since: z.string().min(1) }),
  ])
  .describe("How the host's own connection to the gateway stands.");
