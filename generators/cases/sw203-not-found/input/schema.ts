import { z } from "zod";
import { BSchema } from "./gone.ts";

export const ASchema = z.object({ b: BSchema });
