import type { AST } from "@eslint-community/regexpp";
import { classSet, parsePattern as treeOf } from "../../../pattern/pattern.ts";

/** The parts of a JavaScript pattern that matter for making texts. What consumes nothing (anchors, lookarounds) is left out. */
export type PatternPart =
  | { readonly part: "character"; readonly source: string }
  | { readonly part: "text"; readonly text: string }
  | { readonly part: "sequence"; readonly items: readonly PatternPart[] }
  | { readonly part: "choice"; readonly options: readonly PatternPart[] }
  | { readonly part: "repeat"; readonly item: PatternPart; readonly min: number; readonly max: number };

/** So many texts of a class that holds some are tried. */
const TEXTS = 6;

/** Reads the source of a valid pattern, or gives undefined where it holds a back reference. */
export function parsePattern(source: string, flags: string): PatternPart | undefined {
  try {
    return choice(treeOf(source, flags).alternatives, flags);
  } catch (error) {
    if (error instanceof BackReference) return undefined;
    throw error;
  }
}

class BackReference extends Error {}

function choice(alternatives: readonly AST.Alternative[], flags: string): PatternPart {
  const options = alternatives.map(({ elements }): PatternPart => {
    return { part: "sequence", items: elements.flatMap((element) => partsOf(element, flags)) };
  });
  return options.length === 1 && options[0] !== undefined ? options[0] : { part: "choice", options };
}

function partsOf(node: AST.Element, flags: string): readonly PatternPart[] {
  switch (node.type) {
    case "Assertion":
      return [];
    case "Backreference":
      throw new BackReference();
    case "Group":
    case "CapturingGroup":
      return [choice(node.alternatives, flags)];
    case "Quantifier":
      return partsOf(node.element, flags).map((item) => ({ part: "repeat", item, min: node.min, max: node.max }));
    case "Character":
      return [{ part: "character", source: node.raw }];
    case "CharacterSet":
      return [
        node.kind === "property" && node.strings ? ofTexts(node, flags) : { part: "character", source: node.raw },
      ];
    case "CharacterClass":
    case "ExpressionCharacterClass":
      return [flags.includes("v") ? ofTexts(node, flags) : { part: "character", source: node.raw }];
  }
}

/** A class of the flag `v`: single characters, and some of its texts from first to last. */
function ofTexts(node: Parameters<typeof classSet>[0], flags: string): PatternPart {
  const single: PatternPart = { part: "character", source: node.raw };
  const texts = [...classSet(node, flags.includes("i")).texts].toSorted();
  const step = Math.max(1, Math.floor(texts.length / TEXTS));
  const some = texts.filter((_, index) => index % step === 0).map((text): PatternPart => ({ part: "text", text }));
  return some.length === 0 ? single : { part: "choice", options: [single, ...some] };
}
