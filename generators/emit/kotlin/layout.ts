/** A piece of Kotlin: text, or a call whose arguments may be broken over lines. */
export type Piece = string | { readonly head: string; readonly args: readonly Piece[]; readonly tail?: string };

const width = 118;

/** A call or constructor. `tail` follows the closing parenthesis. */
export function call(head: string, args: readonly Piece[], tail?: string): Piece {
  return tail === undefined ? { head, args } : { head, args, tail };
}

/** Lays a piece out at `indent` spaces, `used` columns into its first line: on one line where it fits. */
export function layout(piece: Piece, indent: number, used = 0): string {
  const flat = flatten(piece);
  if (typeof piece === "string" || indent + used + flat.length <= width) return flat;
  const pad = " ".repeat(indent + 4);
  const args = piece.args.map((arg) => `${pad}${layout(arg, indent + 4)},\n`).join("");
  const tail = piece.tail ?? "";
  return args === "" ? flat : `${piece.head}(\n${args}${" ".repeat(indent)})${tail}`;
}

function flatten(piece: Piece): string {
  if (typeof piece === "string") return piece;
  return `${piece.head}(${piece.args.map(flatten).join(", ")})${piece.tail ?? ""}`;
}

/** Every line of `text` that is not empty, moved right by `spaces`. */
export function indented(text: string, spaces = 4): string {
  return text.replace(/^(?=.)/gm, " ".repeat(spaces));
}
