/** A piece of source: text, or a call, object or list of pieces that breaks over lines when it is long. */
export type Piece =
  | string
  | { readonly open: string; readonly parts: readonly Part[]; readonly close: string; readonly flat: string };

type Part = readonly [prefix: string, piece: Piece];

const width = 112;

function whole(open: string, parts: readonly Part[], close: string): Piece {
  return { open, parts, close, flat: open + parts.map(([key, part]) => key + flatText(part)).join(", ") + close };
}

export function object(entries: readonly (readonly [key: string, piece: Piece])[]): Piece {
  if (entries.length === 0) return "{}";
  return whole(
    "{ ",
    entries.map(([key, piece]) => [`${key}: `, piece]),
    " }",
  );
}

export function list(pieces: readonly Piece[]): Piece {
  return whole(
    "[",
    pieces.map((piece) => ["", piece]),
    "]",
  );
}

/** A call; arguments that are left out stand for undefined, and those at the end are dropped. */
export function call(callee: string, args: readonly (Piece | undefined)[]): Piece {
  const used = args.slice(0, args.findLastIndex((arg) => arg !== undefined) + 1);
  return whole(
    `${callee}(`,
    used.map((piece) => ["", piece ?? "undefined"]),
    ")",
  );
}

/** A function without parameters that gives the piece. */
export function thunk(piece: Piece): Piece {
  return lambda("", piece);
}

/** A function of `parameters` that gives the piece. */
export function lambda(parameters: string, piece: Piece): Piece {
  const bare = flatText(piece).startsWith("{");
  const head = `(${parameters}) => `;
  if (typeof piece === "string") return `${head}${bare ? `(${piece})` : piece}`;
  return whole(`${head}${bare ? "(" : ""}${piece.open}`, piece.parts, `${piece.close}${bare ? ")" : ""}`);
}

export function flatText(piece: Piece): string {
  return typeof piece === "string" ? piece : piece.flat;
}

/** The piece as source lines, the first of which starts at the end of `indent`. */
export function print(piece: Piece, indent: string): string {
  if (typeof piece === "string") return piece;
  const { parts, open, close, flat } = piece;
  if (parts.length === 0 || indent.length + flat.length < width) return flat;
  const [only, ...others] = parts;
  // A call with one argument stays on its line, and the argument breaks.
  if (only !== undefined && others.length === 0 && open.endsWith("("))
    return `${open}${print(only[1], indent)}${close}`;
  const inner = `${indent}  `;
  const lines = parts.map(([key, part]) => `${inner}${key}${print(part, inner)},\n`).join("");
  return `${open.trimEnd()}\n${lines}${indent}${close.trimStart()}`;
}
