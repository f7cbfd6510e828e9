import { z } from "zod";
import { RowSchema } from "../alpha/inner/row_plan.ts";

export const SeatSchema = z.object({ number: z.int() });
export const PlanSchema = z.object({ ours: SeatSchema, rows: z.array(RowSchema).optional() });
