import { z } from "zod";
import { SeatSchema as AlphaSeatSchema } from "../alpha/index.ts";

export const SeatSchema = z.object({ number: z.int() });
export const MixedSchema = z.object({ ours: SeatSchema, theirs: AlphaSeatSchema.optional(), list: z.array(AlphaSeatSchema) });
