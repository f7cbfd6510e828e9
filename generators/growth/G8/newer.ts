import { z } from "zod";

const AbilitiesSchema = z.strictObject({ modes: z.array(z.enum(["steer", "queue"])).max(2), interrupt: z.boolean() });

/** Without `abilities`: not known. That is neither an empty list, which says none, nor the full one. */
export const SeatSchema = z.strictObject({ id: z.string(), abilities: AbilitiesSchema.optional() });
