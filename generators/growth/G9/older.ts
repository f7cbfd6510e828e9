import { z } from "zod";

const ItemSchema = z.strictObject({ colour: z.enum(["red", "blue"]) });

/** As installed clients hold it: the enum is plain. */
export const PaletteSchema = z.strictObject({ items: z.array(ItemSchema) });
