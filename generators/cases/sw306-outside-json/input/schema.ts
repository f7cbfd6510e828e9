import { z } from "zod";

export const OutsideSchema = z.object({
  date: z.date(),
  bigint: z.bigint(),
  map: z.map(z.string(), z.int()),
  set: z.set(z.string()),
  symbol: z.symbol(),
  undefined: z.undefined(),
  void: z.void(),
  nan: z.nan(),
  file: z.file(),
  promise: z.promise(z.string()),
});
export const FunctionSchema = z.function({ input: [z.string()], output: z.int() });
