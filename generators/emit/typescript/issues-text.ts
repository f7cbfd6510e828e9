import { isScript, typeOf } from "../../contract/contract.ts";
import type { AnyNode, TypeId } from "../../contract/contract.ts";
import { block } from "./container-text.ts";
import { containerIssues } from "./issues-container.ts";
import { numberIssues, textIssues } from "./issues-leaf.ts";
import { stringLiteral, valueLiteral } from "./literal-text.ts";
import { call, flatText } from "./piece.ts";
import { aborts, issueValuesOf, shapeUnit, useText } from "./shape-text.ts";
import { isSlow } from "./slow-node.ts";
import type { Traits } from "./traits.ts";
import { isOverwrite } from "./traits.ts";
import { hasRules } from "./unit.ts";
import type { Scope } from "./unit.ts";

/** A value to say all about that is wrong with it. */
export interface Telling {
  readonly node: AnyNode;
  /** The identifier to read. */
  readonly value: string;
  /** The identifier of the number of issues before the value's own. */
  readonly start: string;
}

/**
 * Whether a node is left to its shape: what it reads is changed on the way or is needed after an issue, or it is too
 * rare to deserve code of its own.
 */
export function isLeftToShape(node: AnyNode, traits: Traits): boolean {
  if (isSlow(node, traits) || (hasRules(node) && (!traits.identity(node) || node.kind === "union"))) return true;
  if (isScript(node)) return true;
  switch (node.kind) {
    case "string":
      return node.steps.some((step) => isOverwrite(step) || ("abort" in step && aborts(step)));
    case "number":
      return node.formats !== undefined || node.steps.some(aborts);
    case "array":
      return node.steps.some(aborts);
    case "tuple":
    case "record":
    case "json":
      return true;
    case "ref":
      return traits.forked(node.type);
    case "readonly":
    case "nonoptional":
      return !traits.identity(node.inner);
    default:
      return false;
  }
}

/** A function that appends the issues of a named type's value. */
export function judgeOfType(id: TypeId, scope: Scope): string {
  const { node } = typeOf(scope.units.contract, id);
  if (scope.traits.forked(id) || isLeftToShape(node, scope.traits)) return `${scope.type("shape", id)}.judge`;
  return scope.type("issues", id);
}

/** A function that appends the issues of a node's value. */
export function judgeOf(node: AnyNode, scope: Scope): string {
  if (isLeftToShape(node, scope.traits)) return `${shapeUnit(node, scope)}.judge`;
  if (node.kind === "ref") return judgeOfType(node.type, scope);
  return scope.below("issues", node, (below, own) => issuesFunction(own, node, below));
}

/** The declaration of a function that appends the issues of a node's value. */
export function issuesFunction(name: string, node: AnyNode, scope: Scope): string {
  const lines = containerIssues(node, scope) ?? startingAt("n", issuesInto({ node, value: "v", start: "n" }, scope));
  return `function ${name}(v: unknown, issues: ${scope.runtime("RawIssue")}[]): void {\n${block(lines)}}\n`;
}

/** The lines, led by the number of issues before them where they ask for it. */
export function startingAt(start: string, lines: readonly string[]): readonly string[] {
  const asks = lines.some((line) => new RegExp(`\\(issues, ${start}[,)]`).test(line));
  return asks ? [`const ${start} = issues.length;`, ...lines] : lines;
}

/** The lines that append the issues of a value; none where every value will do. */
export function issuesInto(telling: Telling, scope: Scope): readonly string[] {
  const { node, value, start } = telling;
  if (isLeftToShape(node, scope.traits)) return [`${judgeOf(node, scope)}(${value}, issues);`];
  const rules = (node.rules ?? []).map((use) => {
    const expected = call(scope.runtime("expectRule"), ["issues", value, useText(use, scope)]);
    return `if (!${scope.runtime("isAborted")}(issues, ${start})) ${flatText(expected)};`;
  });
  return [...plainIssues(telling, scope), ...rules];
}

function plainIssues({ node, value, start }: Telling, scope: Scope): readonly string[] {
  const message = node.message === undefined ? undefined : stringLiteral(node.message);
  const expect = (name: string, ...args: readonly (string | undefined)[]): string =>
    `${flatText(call(scope.runtime(name), ["issues", ...args]))};`;
  const unless = (absent: string, inner: AnyNode, own = value): readonly string[] =>
    guarded(`${own} !== ${absent}`, issuesInto({ node: inner, value: own, start }, scope));
  switch (node.kind) {
    case "unknown":
      return [];
    case "never":
      return [expect("wrongType", value, '"never"', message)];
    case "null":
      return [expect("expectNull", value, message)];
    case "boolean":
      return [expect("expectBoolean", value, message)];
    case "string":
      return textIssues(node, value, start, scope);
    case "number":
      return numberIssues(node, value, start, scope);
    case "literal":
    case "enum": {
      const values = flatText(issueValuesOf(node));
      return [expect(node.kind === "enum" && node.additive ? "expectKnown" : "expectOneOf", value, values, message)];
    }
    case "optional":
    case "default":
      return unless("undefined", node.inner);
    case "nullable":
      return unless("null", node.inner);
    case "exactOptional":
    case "readonly":
      return issuesInto({ node: node.inner, value, start }, scope);
    case "nonoptional":
      return [...issuesInto({ node: node.inner, value, start }, scope), expect("expectDefined", start, value, message)];
    case "prefault": {
      const inner = issuesInto({ node: node.inner, value: `${value}In`, start }, scope);
      return [`const ${value}In = ${value} === undefined ? ${valueLiteral(node.value)} : ${value};`, ...inner];
    }
    case "union": {
      const judges = node.options.map((option, i) => judgeOf(option, scope.at(String(i))));
      return [expect("expectOption", value, `[${judges.join(", ")}]`, message)];
    }
    default:
      return [`${judgeOf(node, scope)}(${value}, issues);`];
  }
}

/** The lines under a condition. */
export function guarded(condition: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  const [only, ...others] = lines;
  if (only !== undefined && others.length === 0 && !only.startsWith("if ") && !only.startsWith("const "))
    return [`if (${condition}) ${only}`];
  return [`if (${condition}) {`, ...lines.map((line) => `  ${line}`), "}"];
}
