import { parseSync } from "oxc-parser";

/** One small change of a source that a global switch turns on. */
export interface Mutant {
  /** The switch, counted from `from` of the run. */
  readonly id: number;
  readonly file: string;
  readonly line: number;
  /** What is changed, and the source around it. */
  readonly what: string;
  /** The source of the expression that holds it. */
  readonly within: string;
  /** What follows that expression. */
  readonly after: string;
  /** The function or constant of the module that holds it. */
  readonly unit: string;
}

export interface Instrumented {
  readonly text: string;
  readonly mutants: readonly Mutant[];
}

interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/**
 * The source with every mutant in it, each asleep until `$on(id)` says true of it: a condition dropped, an operand of
 * `&&` or `||` dropped, a bound moved by one either way, a case or a call left out.
 */
export function instrument(file: string, source: string, from: number): Instrumented {
  const insertions: { readonly at: number; readonly text: string }[] = [];
  const mutants: Mutant[] = [];
  let unit = "";

  const note = (what: string, node: Syntax, parent: Syntax | null): number => {
    const id = from + mutants.length;
    const line = source.slice(0, node.start).split("\n").length;
    const within = parent === null ? "" : source.slice(parent.start, parent.end);
    const after = parent === null ? "" : source.slice(parent.end, parent.end + 80).trim();
    mutants.push({
      id,
      file,
      line,
      what: `${what}: ${source.slice(node.start, node.end).slice(0, 160)}`,
      within,
      after,
      unit,
    });
    return id;
  };
  const around = (node: Syntax, before: string, after: string, inside: () => void): void => {
    insertions.push({ at: node.start, text: before });
    inside();
    insertions.push({ at: node.end, text: after });
  };
  /** Walks below a node, wrapping where its place or kind asks for it. */
  const walk = (node: Syntax, parent: Syntax | null, key: string): void => {
    const below = (): void => walkBelow(node);
    if (parent?.type === "Program" || parent?.type === "ExportNamedDeclaration") unit = nameOf(node) ?? unit;
    if (parent !== null && key === "test" && parent.type === "IfStatement") {
      around(node, `!$on(${note("no if", node, parent)}) && (`, ")", below);
    } else if (parent?.type === "LogicalExpression" && parent["operator"] !== "??") {
      const isAnd = parent["operator"] === "&&";
      const id = note(`no operand of ${String(parent["operator"])}`, node, parent);
      around(node, isAnd ? `($on(${id}) || (` : `(!$on(${id}) && (`, "))", below);
    } else if (parent?.type === "ConditionalExpression" && key === "test") {
      around(node, `($on(${note("always", node, parent)}) || (!$on(${note("never", node, parent)}) && (`, ")))", below);
    } else if (parent?.type === "SwitchCase" && key === "test") {
      around(node, `($on(${note("no case", node, parent)}) ? {} : (`, "))", below);
    } else if (node.type === "ExpressionStatement" && isCall(node["expression"])) {
      around(node, `{ if (!$on(${note("no call", node, parent)})) `, " }", below);
    } else if (isStep(node, parent, key)) {
      around(node, `...($on(${note("no step", node, parent)}) ? [] : [`, "])", below);
    } else if (isBound(node, parent)) {
      around(node, "(", ` + $by(${note("by 1", node, parent)}, ${note("by -1", node, parent)}))`, below);
    } else {
      below();
    }
  };
  const walkBelow = (node: Syntax): void => {
    for (const [key, child] of Object.entries(node)) {
      if (key === "typeAnnotation" || key === "returnType" || key === "typeArguments") continue;
      // The bound of a loop is no condition: without it nothing would end.
      if (node.type === "ForStatement" && key !== "body") continue;
      for (const each of [child].flat()) if (isSyntax(each)) walk(each, node, key);
    }
  };

  walkBelow(parseSync(file, source).program as unknown as Syntax);
  let text = "";
  let at = 0;
  for (const insertion of insertions.toSorted((a, b) => a.at - b.at)) {
    text += source.slice(at, insertion.at) + insertion.text;
    at = insertion.at;
  }
  return { text: text + source.slice(at), mutants };
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function isCall(value: unknown): boolean {
  return isSyntax(value) && value.type === "CallExpression";
}

/** A step in a list of steps, as shapes have them. */
function isStep(node: Syntax, parent: Syntax | null, key: string): boolean {
  return parent?.type === "ArrayExpression" && key === "elements" && isCall(node);
}

/** A number that a value is compared with, or that a check is given. */
function isBound(node: Syntax, parent: Syntax | null): boolean {
  if (node.type !== "Literal" || typeof node["value"] !== "number" || parent === null) return false;
  if (parent.type === "BinaryExpression") return /^([<>]=?|[!=]==)$/.test(String(parent["operator"]));
  return parent.type === "CallExpression" && !Object.is(node["value"], 0) && Number.isFinite(node["value"]);
}

function nameOf(node: Syntax): string | null {
  const declared = node["declaration"] ?? node;
  if (!isSyntax(declared)) return null;
  const [first] = (declared["declarations"] as readonly Syntax[] | undefined) ?? [declared];
  const id = first?.["id"];
  return isSyntax(id) ? String(id["name"]) : null;
}
