import { parseSync } from "oxc-parser";
import type { SourcePlace } from "../diagnostics/diagnostic.ts";
import { LinePositions } from "./line-positions.ts";
import { childrenOf, elementAt, keyedChild, topLevelValues } from "./syntax-tree.ts";
import type { SyntaxNode } from "./syntax-tree.ts";

/** Finds the place of a part of an exported schema: as near as the text tells, or undefined. */
export type Locate = (exportName: string, pointer: string) => SourcePlace | undefined;

/** Parses the text when the first place is asked for, which is only after something went wrong. */
export function locateIn(file: string, text: string): Locate {
  let parsed: { readonly values: ReadonlyMap<string, SyntaxNode>; readonly lines: LinePositions } | undefined;
  return (exportName, pointer) => {
    parsed ??= {
      values: topLevelValues(parseSync(file, text).program as unknown as SyntaxNode),
      lines: new LinePositions(text),
    };
    const root = parsed.values.get(exportName);
    const found = root === undefined ? undefined : descend(root, stepsOf(pointer), parsed.values);
    return found === undefined ? undefined : { file, ...parsed.lines.at(found.start) };
  };
}

/** The steps below the type or operation itself. */
function stepsOf(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(3)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

const keyed: ReadonlySet<string> = new Set(["properties", "responses"]);
const indexed: ReadonlySet<string> = new Set(["oneOf", "anyOf", "prefixItems"]);

function descend(
  root: SyntaxNode,
  steps: readonly string[],
  values: ReadonlyMap<string, SyntaxNode>,
): SyntaxNode | undefined {
  let at = root;
  let found: SyntaxNode | undefined;
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index] ?? "";
    const argument = steps[index + 1] ?? "";
    const next = nextNode(at, { step, argument, values });
    if (keyed.has(step) || indexed.has(step)) index++;
    if (next === undefined && (keyed.has(step) || indexed.has(step))) break;
    if (next !== undefined) {
      found = next.shown;
      at = next.value;
    }
  }
  return found;
}

interface Step {
  readonly step: string;
  readonly argument: string;
  readonly values: ReadonlyMap<string, SyntaxNode>;
}

interface Found {
  readonly shown: SyntaxNode;
  readonly value: SyntaxNode;
}

function nextNode(at: SyntaxNode, { step, argument, values }: Step): Found | undefined {
  if (keyed.has(step)) return search(at, (node) => keyedChild(node, argument), values);
  if (step === "request" || step === "item") return search(at, (node) => keyedChild(node, step), values);
  if (!indexed.has(step)) return undefined;
  return search(at, (node) => elementAt(node, Number(argument)), values);
}

/** Breadth first below `root`, then through the constants of the file that it names. */
function search(
  root: SyntaxNode,
  match: (node: SyntaxNode) => Found | undefined,
  values: ReadonlyMap<string, SyntaxNode>,
): Found | undefined {
  const queue = [root];
  const named = new Set<string>();
  const followed: SyntaxNode[] = [];
  for (let node = queue.shift(); node !== undefined; node = queue.shift() ?? followed.shift()) {
    const found = match(node);
    if (found !== undefined) return found;
    const name = node.type === "Identifier" ? node["name"] : undefined;
    const value = typeof name === "string" && !named.has(name) ? values.get(name) : undefined;
    if (typeof name === "string") named.add(name);
    if (value !== undefined) followed.push(value);
    queue.push(...childrenOf(node));
  }
  return undefined;
}
