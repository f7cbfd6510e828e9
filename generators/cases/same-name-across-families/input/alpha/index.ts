import { z } from "zod";

export const SeatSchema = z.object({ id: z.uuid() });
