import type { AST } from "@eslint-community/regexpp";
import { closeOverCase, foldText } from "./case-folding.ts";
import { CodeSet } from "./code-set.ts";
import { characterProperty, stringProperty } from "./properties.ts";

/** What one place of a pattern with the flag `v` takes: single characters, and texts of none or several. */
export interface ClassSet {
  readonly codes: CodeSet;
  readonly texts: ReadonlySet<string>;
}

type ClassNode =
  | AST.CharacterClass
  | AST.CharacterClassElement
  | AST.ExpressionCharacterClass
  | AST.ExpressionCharacterClass["expression"]
  | AST.UnicodePropertyCharacterSet;

const DIGIT = CodeSet.of([[0x30, 0x39]]);
const WORD = DIGIT.union(CodeSet.of([[0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a]])); // prettier-ignore
const SPACE = (characterProperty("White_Space") ?? CodeSet.EMPTY)
  .minus(CodeSet.single(0x85))
  .union(CodeSet.single(0xfeff));

/**
 * Evaluates a class or property of the flag `v` (ECMA-262, CompileToCharSet). Where case is ignored the set holds all
 * that equal a member, which is what the specification's folding of each part comes to; texts are folded.
 *
 * @throws RangeError for a property that Unicode 17 does not have.
 */
export function classSet(node: ClassNode, ignoreCase: boolean): ClassSet {
  const below = (each: ClassNode): ClassSet => classSet(each, ignoreCase);
  const leaf = (codes: CodeSet, negate = false): ClassSet => {
    const closed = ignoreCase ? closeOverCase(codes) : codes;
    return { codes: negate ? closed.complement() : closed, texts: new Set() };
  };
  switch (node.type) {
    case "Character":
      return leaf(CodeSet.single(node.value));
    case "CharacterClassRange":
      return leaf(CodeSet.of([[node.min.value, node.max.value]]));
    case "CharacterSet":
      if (node.kind === "property" && node.strings) return textSet(textsOf(node.key), ignoreCase);
      return leaf(escapeSet(node), node.negate);
    case "ClassStringDisjunction":
      return textSet(
        node.alternatives.map(({ elements }) => String.fromCodePoint(...elements.map(({ value }) => value))),
        ignoreCase,
      );
    case "ClassIntersection":
      return intersection(below(node.left), below(node.right));
    case "ClassSubtraction":
      return difference(below(node.left), below(node.right));
    case "ExpressionCharacterClass":
      return negated(below(node.expression), node.negate);
    case "CharacterClass":
      return negated(union(node.elements.map(below)), node.negate);
  }
}

/** The characters of `\d`, `\s`, `\w` or a property, as if it were not negated. */
export function escapeSet(node: AST.EscapeCharacterSet | AST.CharacterUnicodePropertyCharacterSet): CodeSet {
  switch (node.kind) {
    case "digit":
      return DIGIT;
    case "space":
      return SPACE;
    case "word":
      return WORD;
    case "property": {
      const name = propertyText(node);
      const codes = characterProperty(name);
      if (codes === undefined) throw new RangeError(`the property ${name}, which Unicode 17 does not have`);
      return codes;
    }
  }
}

/** What stands between the braces. */
export function propertyText({ raw }: AST.UnicodePropertyCharacterSet): string {
  return raw.slice("\\p{".length, -"}".length);
}

function textsOf(name: string): readonly string[] {
  const texts = stringProperty(name);
  if (texts === undefined) throw new RangeError(`the property ${name}, which Unicode 17 does not have`);
  return texts;
}

function textSet(texts: readonly string[], ignoreCase: boolean): ClassSet {
  const single = texts.filter((text) => [...text].length === 1).map((text) => text.codePointAt(0) ?? 0);
  const codes = CodeSet.of(single.map((code) => [code, code]));
  const others = texts.filter((text) => [...text].length !== 1);
  return {
    codes: ignoreCase ? closeOverCase(codes) : codes,
    texts: new Set(ignoreCase ? others.map(foldText) : others),
  };
}

function union(sets: readonly ClassSet[]): ClassSet {
  return {
    codes: CodeSet.EMPTY.union(...sets.map(({ codes }) => codes)),
    texts: new Set(sets.flatMap(({ texts }) => [...texts])),
  };
}

function intersection(left: ClassSet, right: ClassSet): ClassSet {
  return {
    codes: left.codes.intersect(right.codes),
    texts: new Set([...left.texts].filter((text) => right.texts.has(text))),
  };
}

function difference(left: ClassSet, right: ClassSet): ClassSet {
  return {
    codes: left.codes.minus(right.codes),
    texts: new Set([...left.texts].filter((text) => !right.texts.has(text))),
  };
}

/** A negated class has no texts but those of one character: the grammar sees to it. */
function negated(set: ClassSet, negate: boolean): ClassSet {
  return negate ? { codes: set.codes.complement(), texts: new Set() } : set;
}
