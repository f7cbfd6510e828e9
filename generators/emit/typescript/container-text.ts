import type { AnyNode, Property } from "../../contract/contract.ts";
import { stringLiteral } from "./literal-text.ts";
import type { Scope } from "./unit.ts";

/** The condition that the key `k` is none of the declared ones; empty when none is declared. */
export function knownKeys(node: AnyNode & { kind: "object" }, k: string): string {
  return node.properties.map((property) => `${k} !== ${stringLiteral(property.key)}`).join(" && ");
}

/**
 * The lines that are done with the strict object `o`, whose values are `a0`, `a1` and so on, when it has other keys. Of
 * JSON input they are counted: a value that is there is not undefined, and every required one is looked at by itself.
 */
export function otherKeysGuard(node: AnyNode & { kind: "object" }, otherwise: string, scope: Scope): string[] {
  const { properties } = node;
  if (properties.length === 0) return [`for (const _ in o) ${otherwise}`];
  if (scope.form.input === "any" || properties.some(({ key }) => key === "__proto__"))
    return [`for (const k in o) if (${knownKeys(node, "k")}) ${otherwise}`];
  const there = properties.flatMap((property, i) =>
    mayBeMissing(property, scope) ? [`(a${i} === undefined ? 0 : 1)`] : [],
  );
  const sum = [String(properties.length - there.length), ...there].filter((each) => each !== "0").join(" + ");
  return ["let keys = 0;", "for (const _ in o) keys++;", `if (keys !== ${sum}) ${otherwise}`];
}

function mayBeMissing({ node }: Property<AnyNode>, { traits }: Scope): boolean {
  return traits.mayBeAbsent(node) !== undefined || traits.omitted(node);
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
