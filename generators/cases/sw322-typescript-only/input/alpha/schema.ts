import { z } from "zod";
import { DaySchema } from "../beta/schema.ts";

export const WeekSchema = z.object({ days: z.array(DaySchema) });
