import { z } from "zod";

export const EitherSchema = z.union([
  z.strictObject({ a: z.int() }).meta({ id: "ById" }),
  z.strictObject({ b: z.int() }).meta({ id: "ByIdBelow" }).nullable(),
  z.lazy(() => z.strictObject({ c: z.int() }).meta({ id: "ByIdLater" })),
  z.strictObject({ d: z.int() }).meta({ id: "WithNote" }).describe("A note on the id."),
]);
