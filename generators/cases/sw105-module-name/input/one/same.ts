import { z } from "zod";

export const OneSchema = z.string();
