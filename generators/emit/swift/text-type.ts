import type { StringNode } from "../../contract/contract.ts";
import { textMeaning } from "../text-meaning.ts";
import type { TextMeaning } from "../text-meaning.ts";

const types = {
  datetime: "ISODateTime",
  date: "ISODate",
  base64: "Base64Text",
  base64url: "Base64URLText",
  decimal: "IntegerText",
} as const satisfies Record<TextMeaning, string>;

/** Support types for texts of a format that means something; the text itself stays as it is. */
export type TextType = "String" | (typeof types)[TextMeaning];

/** What a string is held in. */
export function textType(node: StringNode): TextType {
  const meaning = textMeaning(node);
  return meaning === undefined ? "String" : types[meaning];
}
