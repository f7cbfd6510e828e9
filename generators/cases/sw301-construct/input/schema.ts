import { z } from "zod";

export const IntersectionSchema = z.intersection(z.object({ a: z.int() }), z.object({ b: z.int() }));
export const TemplateSchema = z.object({ id: z.templateLiteral(["id-", z.int()]) });
export const XorSchema = z.xor([z.string(), z.int()]);
export const FallbackSchema = z.discriminatedUnion("a", [z.object({ a: z.literal(1) })], { unionFallback: true });
export const FormatsSchema = z.int32().check(z.uint32());
export const FineSchema = z.string();
export const RefersSchema = z.object({ bad: XorSchema });
