import type { AnyNode } from "../../contract/contract.ts";
import { stringLiteral } from "./literal-text.ts";

/** The condition that the key `k` is none of the declared ones; empty when none is declared. */
export function knownKeys(node: AnyNode & { kind: "object" }, k: string): string {
  return node.properties.map((property) => `${k} !== ${stringLiteral(property.key)}`).join(" && ");
}

/** The lines that settle the length of the array `v`. */
export function lengthGuard(node: AnyNode & { kind: "array" }, otherwise: string): string[] {
  const bounds = (...names: string[]): number[] =>
    node.steps.filter((step) => names.includes(step.step)).map((step) => step.value);
  const low = Math.max(0, ...bounds("minLength", "length"));
  const high = Math.min(...bounds("maxLength", "length"));
  if (low === high) return [`if (v.length !== ${low}) ${otherwise}`];
  const tests = [low > 0 ? [`v.length < ${low}`] : [], high < Infinity ? [`v.length > ${high}`] : []].flat();
  return tests.length === 0 ? [] : [`if (${tests.join(" || ")}) ${otherwise}`];
}

/** The lines of a function body. */
export function block(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}\n`).join("");
}
