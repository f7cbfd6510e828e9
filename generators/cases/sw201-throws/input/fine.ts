import { z } from "zod";

export const FineSchema = z.string();
