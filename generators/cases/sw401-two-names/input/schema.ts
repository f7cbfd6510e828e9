import { z } from "zod";

export const SeatSchema = z.object({ owner: z.object({ name: z.string() }), "own-er": z.object({ id: z.int() }) });
export const SeatOwnerSchema = z.object({ other: z.string() });
export const RefersSchema = z.object({ seat: SeatSchema });
