import { z } from "zod";
import { additiveEnum } from "../../../schemas/kit/kit.ts";

const ItemSchema = z.strictObject({ colour: additiveEnum(["red", "blue"]) });

/** The same wire, read with more tolerance. */
export const PaletteSchema = z.strictObject({ items: z.array(ItemSchema) });
