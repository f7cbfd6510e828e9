import { z } from "zod";
import { uniqueItems } from "../../../../schemas/kit/kit.ts";

export const ListsSchema = z.object({
  list: z.array(z.string()),
  bounds: z.array(z.int()).min(1).max(3),
  nonempty: z.array(z.int()).nonempty(),
  exactly: z.array(z.int()).length(2),
  unique: z.array(z.string()).max(3).check(uniqueItems()),
  nested: z.array(z.array(z.object({ a: z.int() }))),
  pair: z.tuple([z.string(), z.int()]),
  tail: z.tuple([z.string(), z.int().optional(), z.boolean().default(true)]),
  rest: z.tuple([z.string()]).rest(z.object({ b: z.int() })),
  empty: z.tuple([]),
});
