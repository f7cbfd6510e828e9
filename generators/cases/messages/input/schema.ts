import { z } from "zod";
import { uniqueItems } from "../../../../schemas/kit/kit.ts";

export const MessagesSchema = z.strictObject(
  {
    own: z.string().min(1, "Write something.").max(5, { error: "Too much." }),
    schemaWide: z.string({ error: "A text, please." }).min(1).max(5, "At most five."),
    format: z.uuid("No id."),
    object: z.string({ error: () => ({ message: "As an object." }) }),
    list: z.array(z.string(), "A list.").max(3, "Three.").check(uniqueItems(undefined, { message: "Twice." })),
    choice: z.enum(["a"], "One of them."),
    number: z.int("Whole.").min(1, "Positive."),
    undecided: z.string({ error: () => undefined }),
  },
  "Unknown key.",
);
