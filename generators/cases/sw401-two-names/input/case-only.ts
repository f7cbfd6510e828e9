import { z } from "zod";

export const CaseOnlySchema = z.string().max(5);
export const CASEOnlySchema = z.string().max(6);
