import type { AnyNode, StringStep } from "../../contract/contract.ts";
import { buildArray, buildDiscriminated, buildObject, buildRecord, buildTuple } from "./build-container.ts";
import { checkText } from "./check-text.ts";
import { block } from "./container-text.ts";
import { textCondition } from "./leaf-check.ts";
import { valueLiteral } from "./literal-text.ts";
import { shapeUnit } from "./shape-text.ts";
import { isSlow } from "./slow-node.ts";
import { dataLiteral, hasRules, ruleConstant } from "./unit.ts";
import type { Scope } from "./unit.ts";

/** The name of a function that gives the fresh output of a value, or INVALID. */
export function buildUnit(node: AnyNode, scope: Scope): string {
  if (node.kind === "ref" && !hasRules(node)) return scope.type("build", node.type);
  return scope.below(
    "build",
    node,
    (below, own) => `function ${own}(v: unknown): unknown {\n${buildBody(node, below)}}\n`,
  );
}

/** The body of a builder: reads `v`, returns the output or INVALID. */
export function buildBody(node: AnyNode, scope: Scope): string {
  const lines: string[] = [];
  if (isSlow(node, scope.traits)) {
    return block([`return ${scope.runtime("outputOf")}(${shapeUnit(node, scope)}.judge, v);`]);
  }
  if (scope.traits.identity(node)) {
    const check = checkText(node, "v", scope);
    return block([check === "true" ? "return v;" : `return ${check} ? v : ${scope.runtime("INVALID")};`]);
  }
  const output = buildInto({ node, value: "v", output: "r", top: true }, scope, lines);
  return block([...lines, `return ${output};`]);
}

export interface Building {
  readonly node: AnyNode;
  /** The identifier to read. */
  readonly value: string;
  /** An identifier for the output, free to be declared. */
  readonly output: string;
  /** The builder's own node: containers stand right here, not in a function below. */
  readonly top?: boolean;
}

/** Appends the lines that read a value or return INVALID; gives the expression of the output. */
export function buildInto({ node, value, output, top }: Building, scope: Scope, lines: string[]): string {
  const invalid = scope.runtime("INVALID");
  if (scope.traits.identity(node)) {
    const check = checkText(node, value, scope);
    if (check !== "true") lines.push(`if (!(${check})) return ${invalid};`);
    return value;
  }
  if (top !== true && !isCheap(node)) {
    lines.push(
      `const ${output} = ${buildUnit(node, scope)}(${value});`,
      `if (${output} === ${invalid}) return ${invalid};`,
    );
    return output;
  }
  const result = buildPlain({ node, value, output }, scope, lines);
  for (const use of node.rules ?? []) {
    lines.push(`if (!${scope.runtime("holds")}(${ruleConstant(scope, use.rule)}, ${result})) return ${invalid};`);
  }
  return result;
}

/** Wrappers that need no function of their own. */
function isCheap(node: AnyNode): boolean {
  return ["optional", "exactOptional", "nullable", "default"].includes(node.kind) && !hasRules(node);
}

function buildPlain({ node, value, output }: Building, scope: Scope, lines: string[]): string {
  const invalid = scope.runtime("INVALID");
  switch (node.kind) {
    case "string":
      return buildText(node.steps, value, output, scope, lines);
    case "object":
      return buildObject(node, scope, lines);
    case "array":
      return buildArray(node, scope, lines);
    case "tuple":
      return buildTuple(node, scope, lines);
    case "record":
      return buildRecord(node, scope, lines);
    case "json":
      lines.push(
        `const ${output} = ${scope.runtime("buildJson")}(${value});`,
        `if (${output} === ${invalid}) return ${invalid};`,
      );
      return output;
    case "ref":
      lines.push(
        `const ${output} = ${scope.type("build", node.type)}(${value});`,
        `if (${output} === ${invalid}) return ${invalid};`,
      );
      return output;
    case "union":
      lines.push(`let ${output}: unknown = ${invalid};`);
      for (const [i, option] of node.options.entries()) {
        const attempt = `${output} = ${attemptText(option, value, scope.at(String(i)))};`;
        lines.push(i === 0 ? attempt : `if (${output} === ${invalid}) ${attempt}`);
      }
      lines.push(`if (${output} === ${invalid}) return ${invalid};`);
      return output;
    case "discriminated":
      return buildDiscriminated(node, output, scope, lines);
    case "nullable":
      return buildUnless({ node: node.inner, value, output }, { absent: "null", gives: "null" }, scope, lines);
    case "optional": {
      if (scope.traits.mayBeAbsent(node.inner) === "filled") {
        const filled = `${output}Filled`;
        lines.push(`const ${filled} = ${attemptText(node.inner, value, scope)};`);
        lines.push(`if (${filled} === ${invalid} && ${value} !== undefined) return ${invalid};`);
        lines.push(`const ${output} = ${filled} === ${invalid} ? undefined : ${filled};`);
        return output;
      }
      return buildUnless(
        { node: node.inner, value, output },
        { absent: "undefined", gives: "undefined" },
        scope,
        lines,
      );
    }
    case "default": {
      const filled = { absent: "undefined", gives: valueLiteral(node.value) };
      const inner = buildUnless({ node: node.inner, value, output }, filled, scope, lines);
      // Only what changes its value can make nothing of something.
      return scope.traits.runsCode(node.inner) ? `(${inner} === undefined ? ${filled.gives} : ${inner})` : inner;
    }
    case "prefault": {
      lines.push(`const ${output}In = ${value} === undefined ? ${valueLiteral(node.value)} : ${value};`);
      return buildInto({ node: node.inner, value: `${output}In`, output }, scope, lines);
    }
    case "exactOptional":
      return buildInto({ node: node.inner, value, output }, scope, lines);
    case "readonly":
      return `${scope.runtime("freeze")}(${buildInto({ node: node.inner, value, output }, scope, lines)})`;
    case "nonoptional": {
      const inner = buildInto({ node: node.inner, value, output }, scope, lines);
      lines.push(`if (${inner} === undefined) return ${invalid};`);
      return inner;
    }
    default:
      throw new Error(`a ${node.kind} is its own output`);
  }
}

/** An expression that gives the output or INVALID. */
export function attemptText(node: AnyNode, value: string, scope: Scope): string {
  if (!scope.traits.identity(node)) return `${buildUnit(node, scope)}(${value})`;
  const check = checkText(node, value, scope);
  return check === "true" ? value : `${check} ? ${value} : ${scope.runtime("INVALID")}`;
}

/** The output of `node`, but `gives` where the value is `absent`. */
function buildUnless(
  building: Building,
  { absent, gives }: { absent: string; gives: string },
  scope: Scope,
  lines: string[],
): string {
  const { node, value, output } = building;
  const invalid = scope.runtime("INVALID");
  lines.push(`const ${output} = ${value} === ${absent} ? ${gives} : ${parenthesisedAttempt(node, value, scope)};`);
  lines.push(`if (${output} === ${invalid}) return ${invalid};`);
  return output;
}

export function parenthesisedAttempt(node: AnyNode, value: string, scope: Scope): string {
  const attempt = attemptText(node, value, scope);
  return attempt.includes(" ? ") ? `(${attempt})` : attempt;
}

function buildText(steps: readonly StringStep[], value: string, output: string, scope: Scope, lines: string[]): string {
  const invalid = scope.runtime("INVALID");
  lines.push(`if (typeof ${value} !== "string") return ${invalid};`, `let ${output} = ${value};`);
  for (const step of steps) {
    if (step.step === "trim" || step.step === "toLowerCase" || step.step === "toUpperCase") {
      lines.push(`${output} = ${output}.${step.step}();`);
    } else if (step.step === "overwrite") {
      const change = scope.constant(
        "change",
        `${dataLiteral(step.overwrite)} satisfies ${scope.runtime("PortableOverwrite")}`,
      );
      lines.push(`${output} = ${scope.runtime("overwriteText")}(${change}, ${output});`);
    } else {
      const condition = textCondition(step, output, scope);
      if (condition !== "true") lines.push(`if (!(${condition})) return ${invalid};`);
      if (step.step === "format" && step.format === "url")
        lines.push(`${output} = ${scope.runtime("cleanUrl")}(${output});`);
    }
  }
  return output;
}
