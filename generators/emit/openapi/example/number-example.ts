import type { NumberNode } from "../../../contract/contract.ts";

const FAVOURITES = [1, 0, 2, 10, 100, 1000, -1, 0.5];

/** A number within the bounds, a simple one where there is one. */
export function numberExample({ format, steps }: NumberNode): number | undefined {
  const edges = steps.flatMap((each) =>
    each.step === "multipleOf" ? [each.value] : [each.value, each.value + 1, each.value - 1],
  );
  const whole = format === "int" || format === "int32" || format === "uint32";
  return [...FAVOURITES, ...edges].find(
    (value) =>
      (!whole || Number.isInteger(value)) &&
      (format !== "uint32" || value >= 0) &&
      steps.every((step) => {
        if (step.step === "minimum") return step.exclusive ? value > step.value : value >= step.value;
        if (step.step === "maximum") return step.exclusive ? value < step.value : value <= step.value;
        return value % step.value === 0;
      }),
  );
}
