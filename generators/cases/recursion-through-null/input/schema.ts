import { z } from "zod";

/** A required key that only null can end. */
export const ChainSchema = z.object({
  get next() {
    return ChainSchema.nullable();
  },
});
export const LeftSchema: z.ZodType = z.lazy(() => z.object({ right: RightSchema }));
export const RightSchema: z.ZodType = z.lazy(() => z.object({ left: z.union([LeftSchema, z.null()]) }));
