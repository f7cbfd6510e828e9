import { z } from "zod";

export const TwoSchema = z.string();
