import { z } from "zod";

const KeySchema = z.enum(["a", "b"]);
export const RecordsSchema = z.object({
  open: z.record(z.string(), z.int()),
  pattern: z.record(z.string().regex(/^[a-z]+$/).max(8), z.object({ at: z.iso.date() })),
  uuid: z.record(z.uuid(), z.null()),
  exhaustive: z.record(KeySchema, z.int()),
  literals: z.record(z.literal(["x", "y"]), z.int().optional()),
  partial: z.partialRecord(KeySchema, z.int()),
  partialOpen: z.partialRecord(z.string(), z.int()),
});
