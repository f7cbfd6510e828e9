import { ASchema } from "./schema.ts";

export const BSchema = ASchema.extend({});
