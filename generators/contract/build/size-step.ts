import type { SizeStep } from "../contract.ts";
import type { CheckDefinition, ReadCheck, Said } from "./checks.ts";

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

/** A bound of what has a size, as maps, sets and files do. */
export function isSizeCheck({ check }: { readonly check: string }): boolean {
  return check === "min_size" || check === "max_size" || check === "size_equals";
}

/** The step of a bound of a length or a size as it stands in Zod's definition. */
export function measureStep(definition: CheckDefinition, message: Said): SizeStep {
  const value = (definition["minimum"] ??
    definition["maximum"] ??
    definition["length"] ??
    definition["size"]) as number;
  const [word] = definition.check.split("_");
  return {
    step: word === "min" ? "minLength" : word === "max" ? "maxLength" : "length",
    ...boundOf(value),
    ...message,
  };
}

/** A bound as the contract holds it. */
export function boundOf(value: number): Pick<SizeStep, "value" | "negativeZero"> {
  return Object.is(value, -0) ? { value: 0, negativeZero: true } : { value };
}

function bounded(
  step: SizeStep["step"],
  value: unknown,
  endless: number | undefined,
  message: Said,
): readonly SizeStep[] | undefined {
  if (value === endless) return [];
  return typeof value === "number" && Number.isFinite(value) ? [{ step, ...boundOf(value), ...message }] : undefined;
}
