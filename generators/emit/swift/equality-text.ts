import type { NamedType } from "../../contract/contract.ts";
import type { Plan } from "./plan.ts";

/**
 * The `==` of a struct that stores these properties: what the compiler would derive, in a form that it is through with
 * sooner. Empty where nothing is stored.
 */
export function equalityText(plan: Plan, type: NamedType, stored: readonly string[]): readonly string[] {
  if (stored.length === 0) return [];
  const lines = stored.map((name) => `    guard WireFields.same(left.${name}, right.${name}) else { return false }\n`);
  const head = `${plan.access} static func == (left: Self, right: Self) -> ${plan.outer("Bool", type.family)} {\n`;
  return [`${head}${lines.join("")}    return true\n}\n`];
}
