import { z } from "zod";

export const RecordSchema = z.object({
  number: z.record(z.number(), z.int()),
  numbers: z.record(z.literal([1, 2]), z.int()),
  trimmed: z.record(z.string().trim(), z.int()),
  url: z.record(z.url(), z.int()),
  loose: z.looseRecord(z.string().regex(/^a/), z.int()),
});
