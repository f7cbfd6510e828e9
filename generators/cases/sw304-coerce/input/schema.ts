import { z } from "zod";

export const CoerceSchema = z.object({ s: z.coerce.string(), n: z.coerce.number().min(1), b: z.coerce.boolean() });
