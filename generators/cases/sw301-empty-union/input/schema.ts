import { z } from "zod";

export const EmptySchema = z.object({
  plain: z.union([]),
  tagged: z.discriminatedUnion("kind", [] as unknown as [z.ZodObject<{ kind: z.ZodLiteral<"a"> }>]),
  tuple: z.tuple([]),
});
