import { valuesCondition } from "./leaf-check.ts";
import { regexLiteral } from "./regex-text.ts";
import { scriptLiteral } from "./script-shape.ts";
import type { ScriptLeaf } from "./script-traits.ts";
import type { Scope } from "./unit.ts";

/** The condition that a leaf accepts `value`, an identifier. */
export function scriptCondition(node: ScriptLeaf, value: string, scope: Scope): string {
  switch (node.kind) {
    case "date":
      return `${scope.runtime("isDate")}(${value})`;
    case "file":
      return `${scope.runtime("isFile")}(${value})`;
    case "nan":
      return `${scope.runtime("isNaNumber")}(${value})`;
    case "symbol":
    case "bigint":
      return `typeof ${value} === "${node.kind}"`;
    case "undefined":
    case "void":
      return `${value} === undefined`;
    case "custom":
      return "true";
    case "values":
      return valuesCondition(node.values.map(scriptLiteral), value, scope);
    case "template": {
      const pattern = scope.constant("pattern", regexLiteral(node.source, ""));
      return `typeof ${value} === "string" && ${pattern}.test(${value})`;
    }
  }
}
