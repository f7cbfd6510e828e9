import { z as z3 } from "zod/v3";
import { z } from "zod";

const old = z3.string() as unknown as z.ZodString;
export const OldSchema = z3.object({ a: z3.string() });
export const MixedSchema = z.object({ inner: old });
export const PlacesSchema = z.object({
  list: z.array(old),
  record: z.record(old, old),
  union: z.union([old, z.int()]),
  wrapped: z.lazy(() => old),
});
