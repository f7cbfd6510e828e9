import { z } from "zod";

/** What a generated `safeParse` gives, as far as Zod has to know. */
type Safe<Output> = (value: unknown) => { readonly success: true; readonly data: Output } | { readonly success: false };

/**
 * The schema with a generated parser in front of it: what the parser accepts is not read by Zod any more, what it
 * refuses is, for Zod's own issues. A copy; the schema itself stays as it is, and the copy stands in other schemas as
 * any schema does. Zod takes no parser for a recursive schema and throws `ZodCompileUnsupportedError`.
 */
export function attachParser<Schema extends z.ZodType>(schema: Schema, safeParse: Safe<z.output<Schema>>): Schema {
  return z.withParser(schema, (input) => {
    const result = safeParse(input);
    return result.success ? result.data : z.INVALID;
  });
}
