import type { SizeStep } from "../contract.ts";
import type { ReadCheck } from "./checks.ts";

/** The step of a length bound; nothing for a bound that every length keeps; undefined for another check. */
export function sizeStep(check: ReadCheck): readonly SizeStep[] | undefined {
  if (check.is !== "builtIn") return undefined;
  const { definition, message } = check;
  switch (definition.check) {
    case "min_length":
      return bounded("minLength", definition["minimum"], -Infinity, message);
    case "max_length":
      return bounded("maxLength", definition["maximum"], Infinity, message);
    case "length_equals":
      return bounded("length", definition["length"], undefined, message);
    default:
      return undefined;
  }
}

function bounded(
  step: SizeStep["step"],
  value: unknown,
  endless: number | undefined,
  message: { readonly message?: string },
): readonly SizeStep[] | undefined {
  if (value === endless) return [];
  return typeof value === "number" && Number.isFinite(value) ? [{ step, value, ...message }] : undefined;
}
