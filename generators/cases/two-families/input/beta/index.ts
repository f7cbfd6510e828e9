import { z } from "zod";

export const SeatSchema = z.object({ number: z.int() });
