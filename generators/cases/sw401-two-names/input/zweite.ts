import { z } from "zod";

export const Seat = z.object({ another: z.int() });
export const UsesSecond = z.object({ seat: Seat });
