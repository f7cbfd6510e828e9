import { z } from "zod";
import { additiveEnum } from "../../../../schemas/kit/kit.ts";

export const SeatSchema = z.strictObject({
  id: z.string().min(1).max(64),
  harness: additiveEnum(["claude", "codex"]),
  note: z.string().trim().max(120).nullish(),
});

export const FleetSchema = z.strictObject({ seats: z.array(SeatSchema).max(48) });
