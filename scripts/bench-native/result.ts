/** One measurement of a native bench. */
export interface NativeResult {
  readonly contender: string;
  readonly direction: "read" | "write";
  /** Absent where the contender cannot do it. */
  readonly megabytesPerSecond?: number;
  /** Why it cannot. */
  readonly refusal?: string;
}

/** The results that a bench program printed, one JSON object a line; other lines are passed over. */
export function readResults(output: string): readonly NativeResult[] {
  return output
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as NativeResult);
}
