import { createRequire } from "node:module";
import { z } from "zod";

const other = createRequire(import.meta.url)("zod") as { readonly z: typeof z };
export const ASchema = z.object({ a: z.string(), b: other.z.string(), c: other.z.string() });
