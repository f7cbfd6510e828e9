import { z } from "zod";

/** A host may withhold `mood` from devices, which withholds it from those who could read it as well. */
export const PersonSchema = z.strictObject({
  id: z.string(),
  status: z.string(),
  mood: z.enum(["calm", "busy"]).optional(),
});
