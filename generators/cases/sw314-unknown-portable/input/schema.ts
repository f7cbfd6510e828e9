import { z } from "zod";

const check = new z.core.$ZodCheck({ check: "custom" });
Object.assign(check._zod.def, { samewire: { check: "evenLength" } });
check._zod.check = () => {};
export const UnknownPortableSchema = z.object({ a: z.string().check(check as z.core.$ZodCheck<string>) });
