import { z } from "zod";

export const PresentSchema = z.string();
