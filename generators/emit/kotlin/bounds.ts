import type { Node, NumberStep, SizeStep, StringStep } from "../../contract/contract.ts";

/** The bounds of a value in words, one sentence, for its comment; undefined when it has none worth a word. */
export function boundsText(core: Node): string | undefined {
  const parts = partsOf(core).filter((part) => part !== "");
  const text = parts.join(", ");
  return text === "" ? undefined : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

function partsOf(core: Node): readonly string[] {
  switch (core.kind) {
    case "string":
      return [range(core.steps, "characters"), ...core.steps.map(stringPart)];
    case "number":
      return core.steps.map(numberPart);
    case "array":
      return [range(core.steps, "entries")];
    case "literal":
      return [
        `${core.values.length > 1 ? "one of " : "only "}${core.values.map((value) => `\`${JSON.stringify(value)}\``).join(", ")}`,
      ];
    default:
      return [];
  }
}

function range(steps: readonly (StringStep | SizeStep)[], unit: string): string {
  const bounds = steps.flatMap((step) => ("value" in step && typeof step.value === "number" ? [step] : []));
  const exact = bounds.find(({ step }) => step === "length")?.value;
  const least = bounds.find(({ step }) => step === "minLength")?.value;
  const most = bounds.find(({ step }) => step === "maxLength")?.value;
  if (exact !== undefined) return `${exact} ${unit}`;
  if (least !== undefined && most !== undefined) return `${least} to ${most} ${unit}`;
  if (least !== undefined) return `at least ${least} ${unit}`;
  return most === undefined ? "" : `at most ${most} ${unit}`;
}

function stringPart(step: StringStep): string {
  switch (step.step) {
    case "pattern":
      return `matches \`${step.source}\``;
    case "format":
      return `format ${step.format}`;
    case "startsWith":
      return `starts with ${JSON.stringify(step.value)}`;
    case "endsWith":
      return `ends with ${JSON.stringify(step.value)}`;
    case "includes":
      return `includes ${JSON.stringify(step.value)}`;
    default:
      return "";
  }
}

function numberPart(step: NumberStep): string {
  if (step.step === "multipleOf") return `a multiple of ${step.value}`;
  if (step.step === "minimum") return step.exclusive ? `above ${step.value}` : `at least ${step.value}`;
  return step.exclusive ? `below ${step.value}` : `at most ${step.value}`;
}
