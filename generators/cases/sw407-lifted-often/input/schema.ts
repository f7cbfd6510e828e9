import { z } from "zod";

const Shared = z.object({ a: z.int() });
const keys = Array.from({ length: 501 }, (_, index) => [`k${index}`, Shared] as const);
export const ManySchema = z.object(Object.fromEntries(keys));
