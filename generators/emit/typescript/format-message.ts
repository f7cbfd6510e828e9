import { formatNames } from "./support/format-names.ts";

/** Zod's words for a broken format; undefined where they name the format as the issue does. */
export function formatMessage(format: string): string | undefined {
  const name = formatNames[format];
  return name === undefined ? undefined : `Invalid ${name}`;
}
