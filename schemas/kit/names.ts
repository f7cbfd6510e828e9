import type { z } from "zod";

/** What `.meta()` may say to the generators beside Zod's own `id`, `title`, `description`, `deprecated` and `examples`. */
export interface SamewireMeta {
  /** The exported type is a type of its own in Swift and Kotlin, not an alias of its scalar. */
  readonly brand?: string;
  readonly swiftName?: string;
  readonly kotlinName?: string;
}

/** Gives a scalar schema a nominal type of its own: `z.brand` in TypeScript, a wrapper type in Swift and Kotlin. */
export function brand<Schema extends z.ZodType, const Name extends string>(
  schema: Schema,
  name: Name,
): z.core.$ZodBranded<Schema, Name> {
  return schema.meta({ brand: name }) as unknown as z.core.$ZodBranded<Schema, Name>;
}
