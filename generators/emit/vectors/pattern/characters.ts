/**
 * Characters to try in a pattern's places: all of ASCII, and beyond it those that naive implementations get wrong
 * (digits and letters of other scripts, folding pairs, white space, combining marks, astral symbols).
 */
const REPERTOIRE: readonly string[] = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ..."\u0085\u00a0\u00aa\u00b5\u00df\u00e9\u0130\u0131\u017f\u0301\u0416\u0660\u0967\u1680\u180e\u200b\u200d\u2028\u212a\u3000\u4e2d\ufeff\uff11\uff21",
  ..."\u{1d54f}\u{1d7d8}\u{1f600}\u{1f1e9}\u{20000}",
  // Greek, Kana and Cherokee, a title case, and letters and an emoji that Unicode 16 and 17 added.
  ..."\u03c3\u03c2\u0345\u3042\u30a2\u13a0\u01c5\u{1c89}\u{a7cb}\u{10d50}\u{16ea0}\u{11de0}\u{1fae9}",
];

export interface CharacterChoice {
  /** Characters that the place takes; ASCII letters and digits first. Empty when none of the repertoire fits. */
  readonly fitting: readonly string[];
  readonly unfitting: readonly string[];
}

/** Sorts the repertoire, and the characters that the place itself names, by whether the place takes them. */
export function charactersFor(source: string, flags: string): CharacterChoice {
  // A backslash before what it cannot escape, as in `\c$`, stands for itself.
  const place = new RegExp(`^(?:${source === "\\" ? "\\\\" : source})$`, flags.replace(/[gy]/g, ""));
  const named = [...source].flatMap((character) => [before(character), character, after(character)]);
  const all = [...new Set([...REPERTOIRE, ...named])].filter((character) => /^[^\ud800-\udfff]$/u.test(character));
  const plainFirst = [...all.filter(isPlain), ...all.filter((character) => !isPlain(character))];
  return {
    fitting: plainFirst.filter((character) => place.test(character)),
    unfitting: plainFirst.filter((character) => !place.test(character)),
  };
}

function isPlain(character: string): boolean {
  return /^[A-Za-z0-9]$/.test(character);
}

function before(character: string): string {
  return String.fromCodePoint(Math.max(0, (character.codePointAt(0) ?? 1) - 1));
}

function after(character: string): string {
  return String.fromCodePoint(Math.min(0x10ffff, (character.codePointAt(0) ?? 0) + 1));
}
