import { Stop } from "./stop.ts";
import { didYouMean } from "./suggest.ts";

/** Every output, in the order in which a run makes them. */
export const outputNames = ["contract", "typescript", "openapi", "gateway", "swift", "kotlin", "vectors"] as const;

export type OutputName = (typeof outputNames)[number];

/** Reads a comma-separated list of outputs, e.g. `swift,kotlin`. Stops at the first that does not exist. */
export function parseOutputNames(text: string): OutputName[] {
  const words = text.split(",").map((word) => word.trim());
  for (const word of words) {
    if (isOutputName(word)) continue;
    throw new Stop(
      "SW103",
      `unknown output "${word}"${didYouMean(word, outputNames) || `; outputs are ${outputNames.join(", ")}`}`,
    );
  }
  return outputNames.filter((name) => words.includes(name));
}

function isOutputName(word: string): word is OutputName {
  return (outputNames as readonly string[]).includes(word);
}
