/** What a punctuation mark is called where a name would have nothing else. */
const marks: Readonly<Record<string, string>> = {
  "+": "plus",
  "-": "minus",
  "*": "star",
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
  ":": "colon",
  ";": "semicolon",
  "~": "tilde",
  "^": "caret",
  "(": "open",
  ")": "close",
  "[": "bracket",
  "]": "bracket",
  "{": "brace",
  "}": "brace",
  "'": "quote",
  '"': "quote",
  "`": "backtick",
  "\\": "backslash",
};

/**
 * The words of a wire text: split at punctuation and at changes of case. Letters and digits of the basic plane are
 * kept, other characters become their code point; a text of marks alone is spelt out; an empty one is `empty`.
 */
export function wordsOf(text: string): string[] {
  const words = [...text]
    .map(spell)
    .join("")
    .split(" ")
    .flatMap(splitCase)
    .filter((word) => word !== "");
  if (words.length > 0) return words;
  const spelt = [...text].map((character) => marks[character] ?? codeWord(character));
  return spelt.length === 0 ? ["empty"] : spelt;
}

function spell(character: string): string {
  if (character.length === 1 && /[\p{L}\p{Nd}]/u.test(character)) return character;
  return marks[character] === undefined ? ` ${codeWord(character)} ` : " ";
}

function codeWord(character: string): string {
  return `u${(character.codePointAt(0) ?? 0).toString(16)}`;
}

function splitCase(run: string): string[] {
  return run
    .replace(/(\p{Ll}|\p{Nd})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .split(" ");
}

/** `aB`, for members. */
export function camelCase(text: string): string {
  return wordsOf(text)
    .map((word, index) => (index === 0 ? lower(word) : capitalised(word)))
    .join("");
}

/** `AB`, for types. */
export function pascalCase(text: string): string {
  return wordsOf(text).map(capitalised).join("");
}

/** `A_B`, for entries of an enum. */
export function upperCase(text: string): string {
  return upper(wordsOf(text).join("_"));
}

function capitalised(word: string): string {
  return upper(word.slice(0, 1)) + lower(word.slice(1));
}

function upper(text: string): string {
  return [...text].map((letter) => oneLetter(letter, letter.toUpperCase())).join("");
}

function lower(text: string): string {
  return [...text].map((letter) => oneLetter(letter, letter.toLowerCase())).join("");
}

/** Letters whose other case is more than a letter (`ß`, `ẖ`) stay as they are. */
function oneLetter(letter: string, changed: string): string {
  return changed.length === 1 ? changed : letter;
}
