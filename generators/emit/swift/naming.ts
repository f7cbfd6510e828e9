import type { Node } from "../../contract/contract.ts";
import { memberTexts } from "../native-names.ts";
import type { NativeNaming } from "../native-names.ts";
import { isTakenMember, isTakenType, typeName } from "./identifiers.ts";
import { isTextEnum } from "./swift-type.ts";

/** What the config can name in Swift. */
export const swiftNaming: NativeNaming = {
  typeName: (type) => type.swiftName ?? typeName(type.name),
  memberTexts: ({ node }) => (isConstant(node) ? [] : memberTexts(node)),
  isTaken: (name, of) => (of === "type" ? isTakenType(name) : isTakenMember(name)),
};

/** A literal that is no enum: it has no names of its own. */
function isConstant(node: Node): boolean {
  return node.kind === "literal" && !(node.values.length > 1 && isTextEnum(node));
}
