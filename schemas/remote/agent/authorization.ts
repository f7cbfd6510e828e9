import { z } from "zod";
import { opaqueIdSchema } from "../shared/scalars.ts";

export const agentAuthorizationSchema = z
  .looseObject({ domain: z.literal("agent"), grantId: opaqueIdSchema })
  .describe("The approval to work with agents.");

export type AgentAuthorization = z.infer<typeof agentAuthorizationSchema>;
