import { z } from "zod";
import { additiveEnum } from "../../../../schemas/kit/kit.ts";

enum Level {
  Low,
  High,
}

export const ColourSchema = z.enum(["red", "green"]);
export const FieldKindSchema = additiveEnum(["text", "choice"]);
export const LevelSchema = z.enum(Level);
export const EnumsSchema = z.object({
  named: ColourSchema,
  anonymous: z.enum(["on", "off"]),
  single: z.enum(["only"]),
  mapped: z.enum({ First: "1st", Second: "2nd" }),
  numbers: z.enum({ One: 1, Two: 2 }),
  additive: additiveEnum(["plain", "fancy"]),
  list: z.array(additiveEnum(["a"])),
  excluded: ColourSchema.exclude(["red"]),
});
