import { z } from "zod";

export const BrokenSchema = z.object({ a: z.string() });
Object.defineProperty(BrokenSchema._zod.def, "catchall", {
  get(): never {
    throw new Error("a definition that Zod never makes");
  },
});
export const FineSchema = z.object({ b: z.date() });
