import { z } from "zod";

export const MetaSchema = z.object({
  examples: z.string().meta({ examples: [5n] }),
  deprecated: z.string().meta({ deprecated: 1 as unknown as boolean }),
  title: z.object({}).meta({ title: {} as unknown as string }),
});
