import type { AnyNode, Property } from "../../contract/contract.ts";
import { stringLiteral } from "./literal-text.ts";
import type { Scope } from "./unit.ts";

type ObjectNode = AnyNode & { kind: "object" };

/** The condition that the key `k` is none of the declared ones; empty when none is declared. */
export function knownKeys(node: ObjectNode): string {
  return node.properties.map(({ key }) => `k !== ${stringLiteral(key)}`).join(" && ");
}

/** The condition that the object `o` has no such key, whose value was read before. In JSON no key is there without one. */
export function isAbsent(key: string, value: string, scope: Scope): string {
  const unset = `${value} === undefined`;
  return scope.form.input === "json" ? unset : `${unset} && !(${stringLiteral(key)} in o)`;
}

/**
 * The lines that are done with the strict object `o`, whose values are `a0`, `a1` and so on, when it has other keys. Of
 * JSON input they are counted: a value that is there is not undefined, and every required one is looked at by itself.
 */
export function otherKeysGuard(node: ObjectNode, otherwise: string, scope: Scope): string[] {
  const { properties } = node;
  if (properties.length === 0) return [`for (const _ in o) ${otherwise}`];
  // What every object inherits is there without being counted.
  if (scope.form.input === "any" || properties.some(({ key }) => key in Object.prototype))
    return properties.length < manyKeys
      ? [`for (const k in o) if (${knownKeys(node)}) ${otherwise}`]
      : ["for (const k in o) {", ...keysByLength(node).map((line) => `  ${line}`), `  ${otherwise}`, "}"];
  const there = properties.flatMap((property, i) =>
    mayBeMissing(property, scope) ? [`(a${i} === undefined ? 0 : 1)`] : [],
  );
  const sum = [String(properties.length - there.length), ...there].filter((each) => each !== "0").join(" + ");
  return ["let keys = 0;", "for (const _ in o) keys++;", `if (keys !== ${sum}) ${otherwise}`];
}

/** From so many keys on, the length of one tells faster which it can be. */
const manyKeys = 12;

/** The lines that go on to the next key where `k` is a declared one. */
function keysByLength({ properties }: ObjectNode): string[] {
  const keys = properties.map(({ key }) => key);
  const lengths = [...new Set(keys.map((key) => key.length))].sort((a, b) => a - b);
  const cases = lengths.flatMap((length) => {
    const same = keys.filter((key) => key.length === length).map((key) => `k === ${stringLiteral(key)}`);
    return [`  case ${length}:`, `    if (${same.join(" || ")}) continue;`, "    break;"];
  });
  return ["switch (k.length) {", ...cases, "}"];
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
