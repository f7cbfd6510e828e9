import type { AnyNode, NumberStep, StringStep } from "../../contract/contract.ts";
import { numberLiteral, stringLiteral } from "./literal-text.ts";
import { fastRegexLiteral, isStateful } from "./regex-text.ts";
import { ruleConstant } from "./unit.ts";
import type { Scope } from "./unit.ts";

/** The condition that a text keeps a step that changes nothing. */
export function textCondition(step: StringStep, text: string, scope: Scope): string {
  switch (step.step) {
    case "minLength":
      return atLeast(text, step.value, scope);
    case "maxLength":
      return atMost(text, step.value, scope);
    case "length":
      return step.value === 0 ? `${text}.length === 0` : exactly(text, step.value, scope);
    case "pattern":
      return patternCondition(step.source, step.flags, text, scope);
    case "lowercase":
      return patternCondition("^[^A-Z]*$", "", text, scope);
    case "uppercase":
      return patternCondition("^[^a-z]*$", "", text, scope);
    case "format":
      if (step.source !== undefined) return patternCondition(step.source, step.flags ?? "", text, scope);
      return `${scope.runtime(judgedFormats[step.format] ?? step.format)}(${text})`;
    case "startsWith":
      return `${text}.startsWith(${stringLiteral(step.value)})`;
    case "endsWith":
      return `${text}.endsWith(${stringLiteral(step.value)})`;
    case "includes":
      return `${text}.includes(${stringLiteral(step.value)}${step.position === undefined ? "" : `, ${step.position}`})`;
    case "portable":
      return `${scope.runtime("holds")}(${ruleConstant(scope, step.use.rule)}, ${text})`;
    case "trim":
    case "toLowerCase":
    case "toUpperCase":
    case "overwrite":
      throw new Error(`${step.step} is no condition`);
  }
}

export const judgedFormats: Readonly<Record<string, string>> = {
  url: "isUrl",
  base64: "isBase64",
  base64url: "isBase64url",
  ipv6: "isIpv6",
  cidrv6: "isCidrv6",
  jwt: "isJwt",
};

/** The cheap conditions first: no text is searched before its length is known to fit. */
export function inCheapOrder(steps: readonly StringStep[]): readonly StringStep[] {
  const cost = (step: StringStep): number =>
    step.step.toLowerCase().includes("length") ? 0 : step.step === "portable" ? 2 : 1;
  return [...steps].sort((a, b) => cost(a) - cost(b));
}

function patternCondition(source: string, flags: string, text: string, scope: Scope): string {
  const pattern = scope.constant("pattern", fastRegexLiteral(source, flags));
  return isStateful(flags) ? `${scope.runtime("matches")}(${pattern}, ${text})` : `${pattern}.test(${text})`;
}

// A code point is one or two UTF-16 units, so most texts are settled by their units alone.
function atLeast(text: string, bound: number, scope: Scope): string {
  if (bound <= 0) return "true";
  if (bound === 1) return `${text}.length !== 0`;
  const count = `${scope.runtime("codePoints")}(${text}) >= ${bound}`;
  return `(${text}.length >= ${2 * bound - 1} || (${text}.length >= ${bound} && ${count}))`;
}

function atMost(text: string, bound: number, scope: Scope): string {
  if (bound <= 0) return `${text}.length <= ${bound}`;
  const count = `${scope.runtime("codePoints")}(${text}) <= ${bound}`;
  return `(${text}.length <= ${bound} || (${text}.length <= ${2 * bound} && ${count}))`;
}

function exactly(text: string, bound: number, scope: Scope): string {
  return `(${text}.length >= ${bound} && ${text}.length <= ${2 * bound} && ${scope.runtime("codePoints")}(${text}) === ${bound})`;
}

/** The condition that a value is the node's number. */
export function numberCondition(node: AnyNode & { kind: "number" }, value: string, scope: Scope): string {
  const conditions: string[] = [];
  const ranges: Readonly<Record<string, readonly [number, number]>> = {
    int32: [-2147483648, 2147483647],
    uint32: [0, 4294967295],
    float32: [-3.4028234663852886e38, 3.4028234663852886e38],
  };
  if (node.format.includes("int")) conditions.push(`${scope.runtime("isSafeInteger")}(${value})`);
  // NaN keeps no bound, and bounds on both sides leave out the infinities. Only finite numbers have a remainder.
  else if (isBounded(node)) conditions.push(`typeof ${value} === "number"`);
  else conditions.push(`${scope.runtime("isFiniteNumber")}(${value})`);
  const range = ranges[node.format];
  if (range !== undefined) conditions.push(`${value} >= ${range[0]}`, `${value} <= ${range[1]}`);
  for (const step of node.steps) conditions.push(stepCondition(step, value, scope));
  return conditions.join(" && ");
}

function isBounded({ format, steps }: AnyNode & { kind: "number" }): boolean {
  if (steps.some(({ step }) => step === "multipleOf")) return true;
  const has = (kind: NumberStep["step"]): boolean =>
    steps.some(({ step, value }) => step === kind && Number.isFinite(value));
  return format === "float32" || (has("minimum") && has("maximum"));
}

function stepCondition(step: NumberStep, value: string, scope: Scope): string {
  const bound = numberLiteral(step.value);
  if (step.step === "multipleOf") return `${scope.runtime("remainder")}(${value}, ${bound}) === 0`;
  const sign = step.step === "minimum" ? ">" : "<";
  return `${value} ${sign}${step.exclusive ? "" : "="} ${bound}`;
}

/** The condition that a value is one of those that the literals stand for. */
export function valuesCondition(literals: readonly string[], value: string, scope: Scope): string {
  if (literals.length === 0) return `${scope.runtime("isNever")}(${value})`;
  if (literals.length > 24 || literals.includes("NaN")) {
    const list = `[${literals.join(", ")}]`;
    return `${scope.constant("values", `/* @__PURE__ */ ${scope.runtime("setOf")}(${list})`)}.has(${value})`;
  }
  const tests = literals.map((each) => `${value} === ${each}`);
  return tests.length === 1 ? tests.join("") : `(${tests.join(" || ")})`;
}
