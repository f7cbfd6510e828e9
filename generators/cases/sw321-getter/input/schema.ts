import { z } from "zod";

export const GetterSchema = z.object({
  get late(): z.ZodString {
    throw new ReferenceError("Cannot access 'Later' before initialization");
  },
});
export const LazySchema = z.object({
  throwing: z.lazy((): z.ZodType => {
    throw new Error("not today");
  }),
  nothing: z.lazy(() => undefined as unknown as z.ZodType),
});
