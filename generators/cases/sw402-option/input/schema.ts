import { z } from "zod";

export const OptionSchema = z.object({ either: z.union([z.object({ a: z.int() }), z.object({ b: z.int() }).nullable(), z.string()]) });
