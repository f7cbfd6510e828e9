import { z } from "zod";

export const ASchema = z.object({ a: z.string() });
Object.assign(ASchema._zod, { version: { major: 4, minor: 5, patch: 0 } });
