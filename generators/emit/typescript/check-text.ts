import { isScript } from "../../contract/contract.ts";
import type { AnyNode } from "../../contract/contract.ts";
import { buildUnit } from "./build-text.ts";
import { containerCheck, isContainer } from "./check-container.ts";
import { inCheapOrder, numberCondition, textCondition, valuesCondition } from "./leaf-check.ts";
import { valueLiteral } from "./literal-text.ts";
import { scriptCondition } from "./script-condition.ts";
import { isScriptLeaf } from "./script-traits.ts";
import { isSlow } from "./slow-node.ts";
import { isOverwrite } from "./traits.ts";
import { hasRules, ruleConstant } from "./unit.ts";
import type { Scope } from "./unit.ts";

/** A boolean expression: whether the node accepts `value`, an identifier. Conjunctions stand bare, the rest in parentheses. */
export function checkText(node: AnyNode, value: string, scope: Scope): string {
  if (!hasRules(node)) return plainCheck(node, value, scope);
  // A check reads the output, so only a value that is its own output can be checked in place.
  if (!scope.traits.identity(node)) return built(node, value, scope);
  const rules = (node.rules ?? []).map(
    (use) => `${scope.runtime("holds")}(${ruleConstant(scope, use.rule)}, ${value})`,
  );
  return [plainCheck(node, value, scope), ...rules].join(" && ");
}

/** The body of the boolean check of a named type. */
export function checkBody(node: AnyNode, scope: Scope): string {
  if (!hasRules(node) && isContainer(node) && !isSlow(node, scope.traits)) return containerCheck(node, scope);
  const check = checkText(node, "v", scope);
  // The parameter has to be used.
  return check === "true" ? `  void v;\n  return ${check};\n` : `  return ${check};\n`;
}

function plainCheck(node: AnyNode, value: string, scope: Scope): string {
  if (isScript(node)) return isScriptLeaf(node) ? scriptCondition(node, value, scope) : built(node, value, scope);
  switch (node.kind) {
    case "unknown":
      return "true";
    case "json":
      return `${scope.runtime("isJson")}(${value})`;
    case "never":
      return `${scope.runtime("isNever")}(${value})`;
    case "null":
      return `${value} === null`;
    case "boolean":
      return `typeof ${value} === "boolean"`;
    case "string": {
      if (node.steps.some(isOverwrite)) return built(node, value, scope);
      const conditions = inCheapOrder(node.steps).map((step) => textCondition(step, value, scope));
      return [`typeof ${value} === "string"`, ...conditions.filter((each) => each !== "true")].join(" && ");
    }
    case "number":
      return numberCondition(node, value, scope);
    case "literal":
    case "enum":
      return valuesCondition(node.values.map(valueLiteral), value, scope);
    case "ref":
      return `${scope.type("is", node.type)}(${value})`;
    case "object":
    case "array":
    case "tuple":
    case "record":
    case "discriminated": {
      if (isSlow(node, scope.traits)) return built(node, value, scope);
      const name = scope.below(
        "is",
        node,
        (below, own) => `function ${own}(v: unknown): boolean {\n${containerCheck(node, below)}}\n`,
      );
      return `${name}(${value})`;
    }
    case "union":
      return `(${node.options.map((option, i) => parenthesised(checkText(option, value, scope.at(String(i))))).join(" || ")})`;
    case "optional":
    case "default":
      return unless(`${value} === undefined`, checkText(node.inner, value, scope));
    case "nullable":
      return unless(`${value} === null`, checkText(node.inner, value, scope));
    case "exactOptional":
    case "readonly":
      return checkText(node.inner, value, scope);
    case "nonoptional":
      if (!scope.traits.identity(node.inner)) return built(node, value, scope);
      return `${value} !== undefined && ${checkText(node.inner, value, scope)}`;
    case "prefault":
      return built(node, value, scope);
  }
}

function unless(excused: string, check: string): string {
  return check === "true" ? check : `(${excused} || ${parenthesised(check)})`;
}

function built(node: AnyNode, value: string, scope: Scope): string {
  return `${buildUnit(node, scope)}(${value}) !== ${scope.runtime("INVALID")}`;
}

function parenthesised(condition: string): string {
  return condition.includes(" && ") && !condition.startsWith("(") ? `(${condition})` : condition;
}
