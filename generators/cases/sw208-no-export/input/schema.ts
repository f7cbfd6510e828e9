import { z } from "zod";
import { MissingSchema } from "./other.ts";

export const ASchema = z.object({ a: MissingSchema });
