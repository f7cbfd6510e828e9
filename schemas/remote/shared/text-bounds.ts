import { z } from "zod";

/**
 * At most `max` UTF-16 code units, as the protocol bounds texts; Zod's own bounds count code points. The pattern has no
 * Unicode flag, so that its class takes one unit at a time.
 */
export function units(max: number) {
  return z.regex(new RegExp(`^[\\s\\S]{0,${max}}$`), { error: `Invalid text: expected at most ${max} UTF-16 units` });
}

/** Any text of `min` to `max` UTF-16 units, lone surrogates included. Whether it is empty is one in any unit. */
export function text(min: 0 | 1, max: number) {
  // The bound in code points follows from the other one; schemas that know no units can state it.
  return z.string().min(min).max(max).check(units(max));
}

/** A text without lone surrogates, of `min` to `max` UTF-16 units. Never trimmed, never normalised. */
export function unicodeText(min: 0 | 1, max: number) {
  return text(min, max).regex(/^[^\uD800-\uDFFF]*$/u);
}
