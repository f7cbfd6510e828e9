import { z } from "zod";

export const KeySchema = z.object({ ["__proto__"]: z.string(), fine: z.string() });
export const SymbolSchema = z.object({ [Symbol("hidden")]: z.string() } as unknown as { a: z.ZodString });
