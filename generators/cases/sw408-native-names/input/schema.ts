import { z } from "zod";

export const SeatSchema = z.object({ a: z.int() });
export const ChairSchema = z.object({ b: z.int() }).meta({ swiftName: "Seat" });
export const StoolSchema = z.object({ c: z.int() }).meta({ kotlinName: "stool model" });
