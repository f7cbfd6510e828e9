import { z } from "zod";

export const DaySchema = z.object({ at: z.date() });
