import { z } from "zod";

function read(name: string): string {
  throw new TypeError(`the variable ${name} is not set`);
}

export const ASchema = z.object({ a: z.literal(read("HOME_PLANET")) });
