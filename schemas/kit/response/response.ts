/**
 * The tolerant readers of JSON responses. What a newer host added is left out: unknown keys of strict objects, and list
 * entries that hold an unknown value of an additive enum. Any other fault is judged as strictly as ever.
 *
 * Never for requests, commands, stored state or encrypted envelopes. The readers grant no authority (RD18).
 */
import { z } from "zod";
import { removalsOf } from "./removals.ts";
import { without } from "./projection.ts";

/**
 * Reads a response, or throws the `ZodError` of the reading that failed.
 *
 * Functions inside the schema may run twice, each time from the raw input, so they must be pure. An async check makes
 * Zod throw its own error.
 */
export function parseProtocolResponse<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = safeParseProtocolResponse(schema, value);
  if (result.success) return result.data;
  // A safe reading's error carries no stack; the thrown one points at the caller, as Zod's own does.
  z.core.util.captureStackTrace(result.error, parseProtocolResponse);
  throw result.error;
}

/** Reads a response as {@link parseProtocolResponse} does and gives Zod's own result. The input is never changed. */
export function safeParseProtocolResponse<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  const strict = z.safeParse(schema, value);
  if (strict.success) return strict;
  const removals = removalsOf(strict.error.issues, value);
  return removals === undefined ? strict : z.safeParse(schema, without(value, removals));
}
