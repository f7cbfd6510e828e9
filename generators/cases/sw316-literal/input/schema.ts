import { z } from "zod";

export const LiteralSchema = z.object({
  big: z.literal(5n),
  none: z.literal(undefined),
  empty: z.enum([]),
  infinite: z.literal(Infinity),
});
