import { z } from "zod";

export const AbortSchema = z.object({ s: z.string().min(1, { abort: true }), u: z.uuid({ abort: true }), n: z.int().max(5, { abort: true }) });
