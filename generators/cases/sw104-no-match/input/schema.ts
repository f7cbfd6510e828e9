import { z } from "zod";

export const ASchema = z.string();
