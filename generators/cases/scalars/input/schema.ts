import { z } from "zod";

export const BooleanSchema = z.boolean();
export const NullSchema = z.null();
export const UnknownSchema = z.unknown();
export const NeverSchema = z.never();
export const JsonSchema = z.json();
export const NumbersSchema = z.object({
  number: z.number(),
  int: z.int(),
  methodInt: z.number().int().positive(),
  boundsThenInt: z.number().min(1).int(),
  int32: z.int32(),
  uint32: z.uint32(),
  float32: z.float32(),
  float64: z.float64(),
  narrowed: z.int().check(z.int32()),
  bounds: z.number().min(-1.5).max(2.5).gt(-2).lt(3),
  multiple: z.number().multipleOf(0.1),
  unbounded: z.number().min(-Infinity).max(Infinity),
  negativeZero: z.number().min(-0),
});
export const StringsSchema = z.object({
  plain: z.string(),
  bounds: z.string().min(1).max(64),
  exactly: z.string().length(4),
  unbounded: z.string().max(Infinity),
  pattern: z.string().regex(/^[a-z]+$/u).regex(/x/gi),
  pieces: z.string().startsWith("a").endsWith("z").includes("m").includes("n", { position: 2 }),
  cases: z.string().lowercase().uppercase(),
  ordered: z.string().trim().min(1).toLowerCase().max(5).toUpperCase(),
  described: z.string().describe("A text.").max(3),
});
export const LiteralsSchema = z.object({
  one: z.literal("a"),
  many: z.literal(["a", 1, true, null]),
  zero: z.literal(-0),
});
