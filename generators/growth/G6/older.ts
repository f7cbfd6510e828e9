import { z } from "zod";

export const PersonSchema = z.strictObject({ id: z.string(), status: z.string() });
