import { RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import type { AST } from "@eslint-community/regexpp";
import { classSet, escapeSet, propertyText } from "./class-set.ts";
import type { CodeSet } from "./code-set.ts";
import { unicodeSource } from "./unicode-source.ts";

/**
 * The tree of a JavaScript pattern.
 *
 * @throws RegExpSyntaxError for what the parser does not know: an engine may be newer than it is.
 */
export function parsePattern(source: string, flags: string): AST.Pattern {
  const unicodeSets = flags.includes("v");
  return new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, {
    unicode: flags.includes("u"),
    unicodeSets,
  });
}

/** What an engine without Unicode tables looks up while it reads a pattern, by what stands in the pattern. */
export interface PatternTables {
  /** `\p{…}`, never negated, and classes of the flag `v`; with `/i` behind it where case is ignored in the set. */
  readonly sets: ReadonlyMap<string, CodeSet>;
  /** Sets of texts as patterns of the flag `u`. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * The tables of one pattern.
 *
 * @throws RangeError for a property that Unicode 17 does not have.
 */
export function patternTables(source: string, flags: string): PatternTables {
  const sets = new Map<string, CodeSet>();
  const texts = new Map<string, string>();
  if (!/[uv]/.test(flags)) return { sets, texts };
  const ignoreCase = flags.includes("i");
  for (const node of outermostSets(parsePattern(source, flags))) {
    if (flags.includes("v") && (ignoreCase || node.type !== "CharacterSet" || node.strings)) {
      const key = ignoreCase ? `${node.raw}/i` : node.raw;
      const set = classSet(node, ignoreCase);
      if (set.texts.size === 0) sets.set(key, set.codes);
      else texts.set(key, unicodeSource(set));
    } else {
      for (const property of propertiesBelow(node)) sets.set(`\\p{${propertyText(property)}}`, escapeSet(property));
    }
  }
  return { sets, texts };
}

/**
 * A pattern of the flag `v` as one of the flag `u` that matches the same texts.
 *
 * @throws RangeError for a property that Unicode 17 does not have.
 */
export function withoutSetsFlag(source: string, flags: string): string {
  const ignoreCase = flags.includes("i");
  let out = "";
  let end = 0;
  for (const node of outermostSets(parsePattern(source, flags))) {
    if (node.type === "CharacterSet" && !node.strings && !ignoreCase) continue;
    out += source.slice(end, node.start) + unicodeSource(classSet(node, ignoreCase));
    end = node.end;
  }
  return out + source.slice(end);
}

type SetNode = AST.CharacterClass | AST.ExpressionCharacterClass | AST.UnicodePropertyCharacterSet;

/** The classes and properties that stand in no class, in order. */
function outermostSets(pattern: AST.Pattern): readonly SetNode[] {
  const found: SetNode[] = [];
  const add = (node: SetNode): void => {
    if (node.start >= (found.at(-1)?.end ?? 0)) found.push(node);
  };
  visitRegExpAST(pattern, {
    onCharacterClassEnter: add,
    onExpressionCharacterClassEnter: add,
    onCharacterSetEnter: (node) => node.kind === "property" && add(node),
  });
  return found;
}

function propertiesBelow(node: AST.Node): readonly AST.CharacterUnicodePropertyCharacterSet[] {
  const found: AST.CharacterUnicodePropertyCharacterSet[] = [];
  visitRegExpAST(node, {
    onCharacterSetEnter: (each) => each.kind === "property" && !each.strings && found.push(each),
  });
  return found;
}
