import { z } from "zod";

export const FlagsSchema = z.object({ sticky: z.string().regex(/a/y), sets: z.string().regex(new RegExp("[a-z]", "v")) });
