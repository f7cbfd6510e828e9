/** Words of Swift that need backticks as a name. */
const KEYWORDS: ReadonlySet<string> = new Set(
  (
    "associatedtype class deinit enum extension fileprivate func import inout internal let open operator private " +
    "precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default " +
    "defer do else fallthrough for guard if in repeat return throw switch where while as false is nil super throws true " +
    "try await async actor any some Any"
  ).split(" "),
);

/** Names that no backticks make usable, or that every model already has. */
const TAKEN_MEMBERS: ReadonlySet<string> = new Set(
  (
    "self Self init Type Protocol wireId wireIsRecursive wireSchema makeWireSchema wireType wireValue wireCases encoded " +
    "encodedText read encode hash hashValue rawValue recordKey allCases AllCases RawValue"
  ).split(" "),
);

/** Names that no model can have, and names of the support that models hardly want: a model gets `_` after them. */
const TAKEN_TYPES: ReadonlySet<string> = new Set(
  (
    "Swift SamewireSupport Foundation Type Protocol Self Any JSONValue JSONObject AnyWireType WireType WireModel WireEnum WireCases " +
    "WireBrand WireValue WireFields WireMembers WireItems WireChoice WireError WireNull RecordKey PropertyShape TupleItem " +
    "TaggedOption RuleUse RuleCondition URLRule"
  ).split(" "),
);

const SYMBOLS: Readonly<Record<string, string>> = {
  "+": "plus",
  "-": "minus",
  "*": "times",
  "/": "slash",
  "=": "equals",
  "<": "less",
  ">": "greater",
  "&": "and",
  "|": "or",
  "!": "not",
  "?": "question",
  ".": "dot",
  ",": "comma",
  $: "dollar",
  "%": "percent",
  "@": "at",
  "#": "hash",
  _: "underscore",
  " ": "space",
  "~": "tilde",
  ":": "colon",
  ";": "semicolon",
  "'": "quote",
  '"': "doubleQuote",
  "\\": "backslash",
};

/** A member's name in lower camel case, from any text at all. */
export function memberName(text: string, digitPrefix: "_" | "n" = "_"): string {
  const [first = "", ...rest] = wordsOf(text);
  const name = lowerFirst(first) + rest.map(upperFirst).join("");
  const safe = /^\p{N}/u.test(name) ? `${digitPrefix}${name}` : name;
  return TAKEN_MEMBERS.has(safe) ? `${safe}_` : safe;
}

/** A type's name in upper camel case. */
export function typeName(text: string): string {
  const name = wordsOf(text).map(upperFirst).join("");
  const safe = /^\p{N}/u.test(name) ? `_${name}` : name;
  return TAKEN_TYPES.has(safe) ? `${safe}_` : safe;
}

/** Whether no model can have the name. */
export function isTakenType(name: string): boolean {
  return TAKEN_TYPES.has(name);
}

/** Whether no member can have the name. */
export function isTakenMember(name: string): boolean {
  return TAKEN_MEMBERS.has(name);
}

/** The name as source text: keywords stand in backticks. */
export function quoted(name: string): string {
  return KEYWORDS.has(name) ? `\`${name}\`` : name;
}

/** Whether the name can stand as it is before an argument, as all but these keywords can in every Swift. */
export function isPlainLabel(name: string): boolean {
  return name !== "inout" && name !== "let" && name !== "var";
}

/**
 * Names for texts that share a scope. Of equal names the first in order stays as it is, later ones get a suffix made
 * from their own text: adding a member at the end renames nothing.
 */
export function uniqueNames(
  texts: readonly string[],
  name: (text: string) => string,
  taken: Iterable<string> = [],
): string[] {
  const used = new Set(taken);
  return texts.map((text) => {
    const base = name(text);
    let result = base;
    for (let length = 4; used.has(result); length += 1) result = `${base}_${digest(text).slice(0, length)}`;
    used.add(result);
    return result;
  });
}

/** A short stable hash (64-bit FNV-1a in base 36) of a text's UTF-16 units. */
function digest(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index += 1) {
    hash = ((hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n) & 0xffffffffffffffffn;
  }
  return hash.toString(36).padStart(13, "0").split("").reverse().join("");
}

function wordsOf(text: string): string[] {
  const words = text.normalize("NFC").match(/[\p{L}\p{Nd}]+/gu);
  if (words !== null) return words;
  const spelled = [...text].map((each) => SYMBOLS[each] ?? `u${(each.codePointAt(0) ?? 0).toString(16).toUpperCase()}`);
  return spelled.length === 0 ? ["empty"] : spelled;
}

/** `URLPath` becomes `urlPath`, `Foo` `foo`, `ID` `id`. */
function lowerFirst(word: string): string {
  const capitals = /^[A-Z]+/.exec(word)?.[0].length ?? 0;
  if (capitals === 0) return word;
  const whole = capitals === word.length || capitals === 1 || /^[^a-zA-Z]/.test(word.slice(capitals));
  const end = whole ? capitals : capitals - 1;
  return word.slice(0, end).toLowerCase() + word.slice(end);
}

function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
