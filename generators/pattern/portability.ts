import { RegExpSyntaxError, visitRegExpAST } from "@eslint-community/regexpp";
import type { AST } from "@eslint-community/regexpp";
import { closeOverCase } from "./case-folding.ts";
import { classSet, escapeSet } from "./class-set.ts";
import { CodeSet } from "./code-set.ts";
import { parsePattern, patternTables } from "./tables.ts";

/** The first thing in a pattern that not every output can judge as JavaScript does, in words; undefined for a portable one. */
export function unportablePart({ source, flags }: RegExp): string | undefined {
  try {
    const pattern = parsePattern(source, flags);
    const parts = [
      modifiers,
      sharedName,
      ...(flags.includes("v") ? [misread] : []),
      ...(flags.includes("v") && flags.includes("i") ? [unevenCase] : []),
    ];
    const part = parts.map((find) => find(pattern)).find((each) => each !== undefined);
    if (part === undefined) patternTables(source, flags);
    return part;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    if (error instanceof RegExpSyntaxError) return `a part that is too new (${error.message.replace(/^.*\/: /, "")})`;
    throw error;
  }
}

function modifiers(pattern: AST.Pattern): string | undefined {
  let part: string | undefined;
  visitRegExpAST(pattern, { onModifiersEnter: () => (part = "flags inside the pattern") });
  return part;
}

/** Older engines refuse two groups of one name, and the native ones know the first alone. */
function sharedName(pattern: AST.Pattern): string | undefined {
  const names: string[] = [];
  visitRegExpAST(pattern, { onCapturingGroupEnter: ({ name }) => name !== null && names.push(name) });
  const twice = names.find((name, index) => names.indexOf(name) < index);
  return twice === undefined ? undefined : `two groups of the name ${twice}`;
}

/**
 * V8 of Node 20 loses single characters of `\q{…}` in `--`, and any beside texts in `&&`; it reads the class of everything
 * as optional.
 */
function misread(pattern: AST.Pattern): string | undefined {
  let part: string | undefined;
  let operations = 0;
  let intersections = 0;
  const report = (node: AST.Node): void => {
    part ??= `${node.raw}, which Node 20 reads differently`;
  };
  visitRegExpAST(pattern, {
    onExpressionCharacterClassEnter: () => operations++,
    onExpressionCharacterClassLeave: () => operations--,
    onClassIntersectionEnter: () => intersections++,
    onClassIntersectionLeave: () => intersections--,
    onClassStringDisjunctionEnter(node) {
      const hasSingle = node.alternatives.some(({ elements }) => elements.length === 1);
      if (intersections > 0 || (operations > 0 && hasSingle)) report(node);
    },
    onCharacterSetEnter: (node) => intersections > 0 && node.kind === "property" && node.strings && report(node),
    onCharacterClassEnter: (node) => node.negate && node.elements.length === 0 && report(node),
  });
  return part;
}

/**
 * With `v` and `i` engines differ in where they ignore case: V8 of Node 20 to 26 folds neither every operand of `--` and
 * `&&`, nor what `\P` and `\W` negate, nor a single character in `\q{…}`. It bears on sets that lack a member's other case.
 */
function unevenCase(pattern: AST.Pattern): string | undefined {
  let part: string | undefined;
  let operations = 0;
  const report = (node: AST.Node, codes: CodeSet): void => {
    if (closeOverCase(codes).ranges.length !== codes.ranges.length || !closeOverCase(codes).minus(codes).isEmpty)
      part ??= `${node.raw}, where engines ignore case differently with the flags i and v`;
  };
  visitRegExpAST(pattern, {
    onExpressionCharacterClassEnter: () => operations++,
    onExpressionCharacterClassLeave: () => operations--,
    onCharacterEnter: (node) => operations > 0 && report(node, CodeSet.single(node.value)),
    onCharacterClassRangeEnter: (node) => operations > 0 && report(node, classSet(node, false).codes),
    onClassStringDisjunctionEnter: (node) => report(node, classSet(node, false).codes),
    onCharacterSetEnter(node) {
      if (node.kind === "any") return;
      if (node.kind === "property" && node.strings) return;
      if (operations > 0 || node.negate || /\{ASCII\}/.test(node.raw)) report(node, escapeSet(node));
    },
  });
  return part;
}
