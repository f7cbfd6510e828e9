import { z } from "zod";

export const ASchema = z.object({ name: z.string().refine(async (name) => name.length > 0) });
