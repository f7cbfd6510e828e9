import { z } from "zod";

/** Text of 1 to `max` code points after white space at its ends is dropped. */
export function trimmedText(max: number) {
  return z.string().trim().min(1).max(max);
}

/** Text of at most `max` code points as it stands, possibly empty. */
export function rawText(max: number) {
  return z.string().max(max);
}

/** A whole number from 0 up. */
export function count() {
  return z.int().min(0);
}
