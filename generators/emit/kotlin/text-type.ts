import type { Node } from "../../contract/contract.ts";
import { textMeaning } from "../text-meaning.ts";
import type { TextMeaning } from "../text-meaning.ts";
import type { FileScope, StandardName } from "./file-scope.ts";

const types = {
  datetime: "IsoDateTime",
  date: "IsoDate",
  base64: "Base64Text",
  base64url: "Base64UrlText",
  decimal: "IntegerText",
} as const satisfies Record<TextMeaning, StandardName>;

/** Run-time classes for texts of a format that means something; each holds the text as it stands on the wire. */
export type TextType = "String" | (typeof types)[TextMeaning];

/** What a text is held in. */
export function textType(node: Extract<Node, { kind: "string" }>): TextType {
  const meaning = textMeaning(node);
  return meaning === undefined ? "String" : types[meaning];
}

/** Code of a value of the text's class, from code of a plain text. */
export function typedText(scope: FileScope, core: Extract<Node, { kind: "string" }>, code: string): string {
  const type = textType(core);
  return type === "String" ? code : `${scope.standard(type)}(${code})`;
}

/** Whether a Kotlin type is one of these classes, qualified or not. */
export function isTypedText(type: string): boolean {
  return /(?:^|\.)(?:IsoDateTime|IsoDate|Base64Text|Base64UrlText|IntegerText)$/.test(type);
}
