import { z } from "zod";

export const MessageSchema = z.object({ a: z.string({ error: (issue) => (issue.input === undefined ? "Required." : "A text.") }) });
