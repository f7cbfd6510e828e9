import { z } from "zod";

export const WhenSchema = z.object({ a: z.string() }).refine(() => true, { when: () => true });
