import { z } from "zod";
import { utf16Length } from "../../kit/kit.ts";

/** Any text of `min` to `max` UTF-16 units, as the protocol bounds texts; lone surrogates included. */
export function text(min: number, max: number) {
  return z.string().check(utf16Length(min, max));
}

/** A text without lone surrogates, of `min` to `max` UTF-16 units. Never trimmed, never normalised. */
export function unicodeText(min: number, max: number) {
  return text(min, max).regex(/^[^\uD800-\uDFFF]*$/u);
}
