import { closest, distance } from "fastest-levenshtein";

/** `, did you mean "x"?` when one of `known` is near to `word`, else nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  if (known.length === 0) return "";
  const nearest = closest(word, known);
  const near = distance(word.toLowerCase(), nearest.toLowerCase()) <= Math.max(2, Math.floor(word.length / 3));
  return near ? `, did you mean "${nearest}"?` : "";
}
