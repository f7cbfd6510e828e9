import { z } from "zod";

const grow = (): z.ZodType => z.array(z.lazy(() => grow()));
export const DeepSchema = z.object({ deep: grow() });
