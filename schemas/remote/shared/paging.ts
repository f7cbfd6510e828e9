import { z } from "zod";
import { opaqueIdSchema } from "./scalars.ts";

/** Keys of the params of every list: where to go on and how many items at most. */
export const pageParams = {
  cursor: opaqueIdSchema.optional(),
  limit: z.int().min(1).max(100).optional(),
};

/** Keys of one page of a list. A null cursor says that it is the last. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return { items: z.array(item).max(100), nextCursor: opaqueIdSchema.nullable() };
}
