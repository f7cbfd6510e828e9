import { z } from "zod";
import { SeatSchema } from "../seatMap.ts";

export const RowSchema = z.object({ seats: z.array(SeatSchema) });
