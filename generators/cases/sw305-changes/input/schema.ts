import { z } from "zod";

export const ChangesSchema = z.object({
  transform: z.string().transform(Number),
  pipe: z.string().pipe(z.string()),
  codec: z.codec(z.string(), z.int(), { decode: Number, encode: String }),
  preprocess: z.preprocess(String, z.string()),
  caught: z.string().catch("x"),
  stringbool: z.stringbool(),
});
