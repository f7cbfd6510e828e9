import { z } from "zod";

export const ListRequestSchema = z.strictObject({ op: z.literal("list") });

/** Read strictly by clients that are already installed. */
export const ListAnswerSchema = z.strictObject({ ids: z.array(z.string()) });
