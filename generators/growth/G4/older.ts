import { z } from "zod";

/** What an older host takes. A request is read strictly; what fails here gets HTTP 400 before anything is dispatched. */
export const StopRequestSchema = z.strictObject({ op: z.literal("stop"), target: z.string() });
