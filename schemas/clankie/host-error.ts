import { z } from "zod";

export const HostErrorSchema = z
  .looseObject({ error: z.string().describe("A code out of a closed list.") })
  .describe("Why the host refused. Further keys may say more.");
