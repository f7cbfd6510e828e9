import { childrenOf } from "../../contract/contract.ts";
import type { AnyNode, NamedType, ScriptNode } from "../../contract/contract.ts";
import { stringLiteral } from "./literal-text.ts";
import { scriptLiteral } from "./script-shape.ts";
import { alternatives, definedText, operand } from "./type-text.ts";
import type { TypeScope } from "./type-text.ts";

/** The output type of a node that only TypeScript carries; unknown where code of the author makes the value. */
export function scriptType(node: ScriptNode, scope: TypeScope, below: (inner: AnyNode) => string): string {
  switch (node.kind) {
    case "date":
      return "Date";
    case "file":
      return "File";
    case "symbol":
    case "undefined":
    case "void":
    case "bigint":
      return node.kind;
    case "nan":
      return "number";
    case "custom":
      return "unknown";
    case "values":
      return alternatives(
        node.values.map((value) =>
          typeof value === "object" && value !== null && "special" in value && value.special !== "undefined"
            ? "number"
            : scriptLiteral(value),
        ),
      );
    case "map":
      return `Map<${below(node.key)}, ${below(node.value)}>`;
    case "set":
      return `Set<${below(node.value)}>`;
    case "intersection":
      return `${operand(below(node.left))} & ${operand(below(node.right))}`;
    case "xor":
    case "tagged":
      return alternatives(node.options.map(below));
    case "keyed":
      return keyedType(node, below);
    case "catch":
    case "coerce":
    case "checked":
      return below(node.inner);
    case "heldDefault":
      return node.of === "prefault" ? below(node.inner) : definedText(node.inner, scope, "");
    case "pipe":
      return below(node.after);
    case "transform": {
      const { source, exportName, path } = node.run;
      return path.length === 0 ? `ReturnType<typeof ${scope.code(source, exportName)}>` : "unknown";
    }
    case "template":
      return "string";
    case "success":
      return "boolean";
  }
}

function keyedType(node: ScriptNode & { kind: "keyed" }, below: (inner: AnyNode) => string): string {
  if (node.keys === null || node.key.kind === "pipe") return `{ [key: string]: ${below(node.value)} }`;
  const keys = node.keys.map((key) => (typeof key === "string" ? stringLiteral(key) : String(key))).join(" | ");
  return `{ [Key in ${keys || "never"}]${node.partial ? "?" : ""}: ${below(node.value)} }`;
}

/**
 * The author's schema, as a local name, where only its own type tells what code inside makes of the value: its
 * functions are held by the schema itself.
 */
export function opaqueSource(type: NamedType<AnyNode>, scope: TypeScope): string | undefined {
  if (type.exportName === null || !isOpaque(type.node)) return undefined;
  return scope.code(scope.sourceOf(type), type.exportName);
}

function isOpaque(node: AnyNode): boolean {
  if (node.kind === "transform") return node.run.path.length > 0;
  if (node.kind === "custom") return true;
  if (node.kind === "pipe") return isOpaque(node.after);
  return childrenOf(node).some(isOpaque);
}
