import { z } from "zod";

export const FineSchema = z.object({ a: z.string().meta({ id: "not a name" }) });
export const DottedSchema = z.string().meta({ id: "a.B" });
export default z.object({ a: z.int() });
