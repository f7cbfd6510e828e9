import { z } from "zod";

const Nest: z.ZodType = z.array(z.lazy(() => Nest));
export const HolderSchema = z.object({ nest: Nest });
export const SelfSchema: z.ZodType = z.lazy(() => SelfSchema);
