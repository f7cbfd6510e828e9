import type { DiscriminatedOption, NamedType, Node } from "../contract/contract.ts";

/** Names set in the config, by family: of a type (`Seat`), or of its key, value or option (`Seat.deleted-at`). */
export type NameOverrides = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What of a contract has a name in a language that the config may set. */
export interface NativeNaming {
  /** What a type is called unless the config says otherwise. */
  readonly typeName: (type: NamedType) => string;
  /** The texts of the type's members that have a name there. */
  readonly memberTexts: (type: NamedType) => readonly string[];
  /** Whether the language, or what every model has, keeps a name from a type or from a member. */
  readonly isTaken: (name: string, of: "type" | "member") => boolean;
}

/** The texts that the members of a type with this node are called after. */
export function memberTexts(node: Node): readonly string[] {
  switch (node.kind) {
    case "object":
      return node.properties.map(({ key }) => key).filter((key) => key !== "__proto__");
    case "enum":
    case "literal":
      return node.values.map(String);
    case "discriminated":
      return node.options.map(taggedText);
    case "union":
      return node.options.map(optionText);
    default:
      return [];
  }
}

/** An option that a tag chooses is called after the tag, or after its type where it has other tags or several. */
export function taggedText({ tags, node }: DiscriminatedOption): string {
  const [tag] = tags;
  if (tags.length === 1 && typeof tag === "string") return tag;
  return node.kind === "ref" ? referredName(node) : String(tag);
}

/** An option of a plain union is called after its type, its only value or its kind. */
export function optionText(option: Node): string {
  switch (option.kind) {
    case "ref":
      return referredName(option);
    case "literal":
      return option.values.length === 1 && option.values[0] !== "" ? String(option.values[0]) : "literal";
    case "number":
      return option.format === "number" || option.format.startsWith("float") ? "number" : "integer";
    case "array":
      return `${optionText(option.element)}List`;
    case "unknown":
    case "json":
      return "any";
    default:
      return "inner" in option ? optionText(option.inner) : option.kind;
  }
}

function referredName({ type }: Extract<Node, { kind: "ref" }>): string {
  return type.slice(type.indexOf(".") + 1);
}
