import { isScript } from "../../contract/contract.ts";
import type { AnyNode } from "../../contract/contract.ts";
import { isScriptLeaf } from "./script-traits.ts";
import type { Traits } from "./traits.ts";
import { hasRules } from "./unit.ts";

/** Whether only the cold path reads the node: shapes too rare to deserve code of their own. */
export function isSlow(node: AnyNode, traits: Traits): boolean {
  if (isScript(node)) return !isScriptLeaf(node);
  if (node.kind === "tuple")
    return node.items.some((item) => traits.mayBeAbsent(item) !== undefined || traits.omitted(item));
  if (node.kind !== "record") return false;
  const key = traits.resolve(node.key);
  if (key.kind === "string") return node.mode !== "open" || !traits.identity(node.key);
  if (key.kind !== "enum" && key.kind !== "literal") return true;
  if (key.kind === "enum" && key.additive) return true;
  return hasRules(key) || hasRules(node.key) || key.values.some((each) => typeof each !== "string");
}
