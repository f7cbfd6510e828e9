import type { NamedType } from "../../contract/contract.ts";
import { docComment } from "./notes-text.ts";
import { docLines } from "./swift-text.ts";

/** What stands before a type: its doc comment. A deprecated type says so in words; an attribute would warn inside here. */
export function typeHead(type: NamedType): string {
  const node = type.node;
  const own = docComment({ ...node, ...type }, node);
  const deprecated = type.deprecated ?? node.deprecated;
  if (deprecated === undefined) return own;
  return (
    own +
    docLines([...(own === "" ? [] : [""]), `- Warning: Deprecated${deprecated === true ? "." : `: ${deprecated}`}`], "")
  );
}
