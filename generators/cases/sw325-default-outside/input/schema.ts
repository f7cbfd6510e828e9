import { z } from "zod";

const Point = z.object({ x: z.int(), y: z.int().default(0) });

export const OutsideSchema = z.strictObject({
  // As no type checker would let it pass.
  otherKind: z.string().default(5 as unknown as string),
  outOfBounds: z.string().min(3).default("ab"),
  changed: z.string().trim().default(" a "),
  fraction: z.int().default(1.5),
  noPatternOfIt: z.iso.date().default("yesterday"),
  unfilled: Point.default({ x: 1 } as unknown as z.infer<typeof Point>),
  noOption: z.union([z.boolean(), z.string().min(3)]).default("ab"),
  nested: z.array(z.strictObject({ id: z.string().max(9) })).default([{ id: "0123456789" }]),
});

/** Every one of these is a value of its schema, or is read. */
export const InsideSchema = z.strictObject({
  bounds: z.string().min(3).default("abc"),
  nothing: z.string().nullable().default(null),
  option: z.union([z.boolean(), z.string().min(3)]).default("abc"),
  order: Point.default({ y: 2, x: 1 }),
  outermost: z.string().default("inner").default("outer"),
  read: Point.prefault({ x: 1 }),
  refused: z.string().min(3).prefault("ab"),
  ofAnotherKind: z.string().prefault(5 as unknown as string),
});
