import { z } from "zod";

/** One line of 1 to `max` code points, after white space at its ends is dropped. */
export function line(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\r\n]*$/u);
}

/** Text of 1 to `max` code points after white space at its ends is dropped; it may have several lines. */
export function trimmed(max: number) {
  return z.string().trim().min(1).max(max);
}

/** Text of at most `max` code points as it stands, possibly empty. */
export function raw(max: number) {
  return z.string().max(max);
}
