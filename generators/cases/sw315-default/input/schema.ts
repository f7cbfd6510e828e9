import { z } from "zod";

let count = 0;
export const DefaultSchema = z.object({
  counted: z.int().default(() => ++count),
  clock: z.string().default(() => new Date().toISOString().slice(0, 10)),
  millis: z.number().default(() => Date.now()),
  notJson: z.unknown().default(new Map()),
  throwing: z.string().default(() => {
    throw new Error("no default today");
  }),
});
