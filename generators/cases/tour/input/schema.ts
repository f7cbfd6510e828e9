import { z } from "zod";
import { additiveEnum, atLeastOne, brand } from "../../../../schemas/kit/kit.ts";

/** A little of everything, in every output. */
export const SeatIdSchema = brand(z.string().min(1).max(64), "SeatId").describe("Names a seat.");

export const SeatSchema = z
  .strictObject({
    id: SeatIdSchema,
    title: z.string().trim().min(1).max(80),
    state: z.enum(["free", "busy"]),
    harness: additiveEnum(["codex", "claude"]).optional(),
    owner: z.object({ name: z.string(), since: z.iso.datetime().nullable() }).nullish(),
    weight: z.number().gt(0).default(1),
    labels: z.record(z.string().regex(/^[a-z]+$/), z.string()).optional(),
    oldName: z.string().exactOptional().meta({ deprecated: "Use `title`." }),
    get neighbours() {
      return z.array(SeatSchema).max(4);
    },
  })
  .check(atLeastOne(["owner", "labels"]))
  .meta({ description: "A seat that\ntakes two lines to describe.", examples: [] });

export const EventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("moved"), to: SeatIdSchema, path: z.tuple([z.int(), z.int()]).optional() }),
  z.looseObject({ type: z.literal("noted"), text: z.union([z.string(), z.null()]) }),
]);
