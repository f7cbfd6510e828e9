import { z } from "zod";

export const SeatSchema = z.strictObject({ id: z.string() });
