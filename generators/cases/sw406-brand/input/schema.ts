import { z } from "zod";
import { brand } from "../../../../schemas/kit/kit.ts";

export const BrandedSchema = brand(z.object({ a: z.int() }), "Branded");
