import { parseSync } from "oxc-parser";

/** One condition of a generated module that can be dropped. */
export interface Mutant {
  readonly id: number;
  /** The top-level declaration that it stands in. */
  readonly unit: string;
  readonly text: string;
}

/** A module in which the condition with the number in `globalThis.$mutant` is dropped. */
export interface MutableModule {
  readonly text: string;
  readonly mutants: readonly Mutant[];
}

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const active = "(globalThis as { $mutant?: number }).$mutant";

/**
 * Makes every condition of a generated module droppable: an `if` never holds, an operand of `&&` always does and one of
 * `||` never, a call that appends issues is not made.
 */
export function mutable(source: string): MutableModule {
  const mutants: Mutant[] = [];
  const opens = new Map<number, string>();
  const closes = new Map<number, string>();
  const wrap = (node: SyntaxNode, unit: string, open: (id: number) => string, inner: () => void): void => {
    const id = mutants.length;
    mutants.push({ id, unit, text: source.slice(node.start, node.end) });
    opens.set(node.start, (opens.get(node.start) ?? "") + open(id));
    inner();
    closes.set(node.end, `${closes.get(node.end) ?? ""}))`);
  };
  const visit = (node: SyntaxNode, unit: string): void => {
    const below = (): void => {
      for (const child of childrenOf(node)) visit(child, unit);
    };
    if (node.type === "IfStatement") {
      const test = node["test"] as SyntaxNode;
      wrap(
        test,
        unit,
        (id) => `(${active} !== ${id} && (`,
        () => visit(test, unit),
      );
      for (const child of childrenOf(node)) if (child !== test) visit(child, unit);
    } else if (node.type === "LogicalExpression" && node["operator"] !== "??") {
      const sign =
        node["operator"] === "&&"
          ? (id: number) => `(${active} === ${id} || (`
          : (id: number) => `(${active} !== ${id} && (`;
      for (const operand of [node["left"], node["right"]] as SyntaxNode[]) {
        // An operand of the same operator is a row of conditions itself.
        if (operand.type === node.type && operand["operator"] === node["operator"]) visit(operand, unit);
        else wrap(operand, unit, sign, () => visit(operand, unit));
      }
    } else if (node.type === "ExpressionStatement" && (node["expression"] as SyntaxNode).type === "CallExpression") {
      const call = node["expression"] as SyntaxNode;
      wrap(
        call,
        unit,
        (id) => `(${active} === ${id} || (`,
        () => visit(call, unit),
      );
    } else {
      below();
    }
  };
  const { program, errors } = parseSync("module.ts", source);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  for (const statement of program.body as unknown as SyntaxNode[]) {
    const name = /^(?:is|build|issues)\$\w[\w$]*/.exec((statement["id"] as { name?: string } | null)?.name ?? "")?.[0];
    if (statement.type === "FunctionDeclaration" && name !== undefined) visit(statement, name);
  }
  let text = "";
  for (let at = 0; at <= source.length; at++)
    text += (closes.get(at) ?? "") + (opens.get(at) ?? "") + (source[at] ?? "");
  return { text, mutants };
}

function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  return Object.values(node)
    .flat()
    .filter(
      (value): value is SyntaxNode =>
        typeof value === "object" && value !== null && "type" in value && "start" in value,
    );
}

/** Conditions that change nothing when they are dropped, and why: another one beside them says the same. */
const redundant: readonly (readonly [unit: RegExp, text: RegExp, why: string])[] = [
  [/^/, /^typeof \w+ === "number"$/, "Number.isFinite and isSafeInteger refuse other kinds; it is for the compiler"],
  [/^/, /^\w+\.length (?:<=|>=) \d+$/, "settles by UTF-16 units what counting code points would say"],
  [/^/, /^\w+ [!=]== undefined$/, "settles without a search what `in` would say"],
  [/^build/, /^\w+ === \$INVALID$/, "what is returned next is INVALID itself"],
  [/Record/, /^typeof k === "string"$/, "a key of a record is a text"],
  [/Tagged\$\d/, /./, "the tag has chosen this option, so the value is an object with that tag"],
  [/Tagged$/, /^\$isArray\(v\)$/, "the option looks again"],
  [
    /^issues\$Rule/,
    /^(?:typeof v === "string"|!\$isAborted\(issues, n\))$/,
    "each of the two keeps the rule from other kinds",
  ],
  [/^build\$Loose$/, /^k !== "a"$/, "a declared key whose value stays as it is would be written twice"],
  [/(?:Float32|Multiple)/, /^\$isFiniteNumber\(v\)$/, "no bound or multiple holds of NaN and endless numbers"],
  [/Formatjwt/, /^typeof v === "string"$/, "what has no parts is no JWT"],
  [/^build\$Ruled\$/, /^"\w" in o$/, "the copy is for the rule alone, to which undefined and absent are one"],
];

/** Why a condition that nothing misses cannot be missed; undefined where it should be. */
export function redundancyOf({ unit, text }: Mutant): string | undefined {
  return redundant.find(([where, what]) => where.test(unit) && what.test(text))?.[2];
}
