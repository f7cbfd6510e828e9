import { z } from "zod";
import { additiveEnum, atLeastOne, canonicalBase64, entryCount, implies, uniqueItems } from "../../../../schemas/kit/kit.ts";

export const PlaceSchema = z.object({
  boundAfter: z.array(z.int()).check(uniqueItems()).max(3),
  endless: z.string().min(Infinity),
  onText: z.string().check(uniqueItems() as never),
  onNumber: z.int().check(canonicalBase64({ maxBytes: 5 }) as never),
  outside: z.array(z.int()).optional().check(uniqueItems() as never),
  beside: additiveEnum(["a"]).check(z.minLength(1) as never),
  sized: z.record(z.string(), z.int()).check(z.minLength(1) as never),
  property: z.array(z.int()).check(z.property("length", z.literal(2))),
  lazily: z.lazy(() => z.object({ a: z.int() })).check(atLeastOne(["a"]) as never),
  counted: z.object({}).check(entryCount({ max: 1 })),
  implied: z.record(z.string(), z.int()).check(implies([{ key: "a", in: [1] }], { required: ["b"] })),
});
