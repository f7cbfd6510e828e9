import { z } from "zod";

export const ASchema = z.object({
  a: z.string(
};
