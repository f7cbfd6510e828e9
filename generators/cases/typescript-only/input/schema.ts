import { z } from "zod";
import { isWeekday, toCents } from "./rules.ts";

export const BookingSchema = z.strictObject({
  day: z.date().min(new Date(0)).refine(isWeekday, "on a weekday only"),
  price: z
    .string()
    .regex(/^\d+\.\d\d$/)
    .transform(toCents)
    .pipe(z.bigint().max(10_000n)),
  seats: z.map(z.string(), z.int64()).max(3),
  tags: z.set(z.string().min(1)),
  express: z.stringbool(),
  note: z.string().catch("none"),
  size: z.templateLiteral([z.int(), z.enum(["px", "em"])]),
  page: z.coerce.number().int().min(1),
  made: z.date().default(() => new Date(0)),
});

export const PersonSchema = z.object({ name: z.string() }).and(z.object({ age: z.int() }));

export const ContactSchema = z.xor([
  z.object({ kind: z.literal("mail"), mail: z.email() }),
  z.object({ kind: z.literal("phone"), phone: z.e164() }),
]);

export const EventSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("moved").optional(), to: z.string() }),
  z.object({ kind: z.literal(["made", 1n as never]) }),
]);

export const ScoresSchema = z.record(z.number().int(), z.number());
export const HeadersSchema = z.looseRecord(z.string().regex(/^x-/), z.string());

export const PasswordSchema = z
  .object({ first: z.string(), second: z.string() })
  .superRefine(({ first, second }, context) => {
    if (first !== second) context.addIssue({ code: "custom", path: ["second"], message: "differs" });
  });

export const LengthSchema = z.string().transform((text) => text.length);
