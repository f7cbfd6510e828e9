import { z } from "zod";

export const OptionalSchema = z.discriminatedUnion("t", [z.object({ t: z.literal("a").optional() }), z.object({ t: z.literal("b") })]);
export const TwiceSchema = z.discriminatedUnion("t", [z.object({ t: z.literal(["a", "b"]) }), z.object({ t: z.literal("b") })]);
export const WideSchema = z.discriminatedUnion("t", [z.object({ t: z.string() as unknown as z.ZodLiteral<"x"> })]);
