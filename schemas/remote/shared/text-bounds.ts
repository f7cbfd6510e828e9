import { z } from "zod";

/**
 * A text's length in UTF-16 code units, as the protocol bounds it; Zod's own bounds count code points. The pattern has
 * no Unicode flag, so that its dot-all class takes one unit at a time.
 */
export function units(min: number, max: number) {
  return z.regex(new RegExp(`^[\\s\\S]{${min},${max}}$`), {
    error: `Invalid text: expected ${min} to ${max} UTF-16 units`,
  });
}

/** Any text of `min` to `max` UTF-16 units, lone surrogates included. */
export function text(min: number, max: number) {
  return z.string().check(units(min, max));
}

/** A text without lone surrogates, of `min` to `max` UTF-16 units. Never trimmed, never normalised. */
export function unicodeText(min: number, max: number) {
  return z
    .string()
    .regex(/^[^\uD800-\uDFFF]*$/u)
    .check(units(min, max));
}
