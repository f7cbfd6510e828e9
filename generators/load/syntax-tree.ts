/** A node of the parser's syntax tree (ESTree with TypeScript), as far as places need it. */
export interface SyntaxNode {
  readonly type: string;
  /** Offset in UTF-16 units. */
  readonly start: number;
  readonly [field: string]: unknown;
}

/** Initial values of the file's top-level constants by name; exported names too, where they differ. */
export function topLevelValues(program: SyntaxNode): ReadonlyMap<string, SyntaxNode> {
  const values = new Map<string, SyntaxNode>();
  const renamed: (readonly [string, string])[] = [];
  for (const statement of nodesIn(program["body"])) {
    const { declaration } = statement;
    const declared = isNode(declaration) ? declaration : statement;
    for (const declarator of nodesIn(declared["declarations"])) {
      const { id, init } = declarator;
      if (isNode(id) && typeof id["name"] === "string" && isNode(init)) values.set(id["name"], init);
    }
    if (statement.type === "ExportDefaultDeclaration") values.set("default", declared);
    for (const { local, exported } of nodesIn(statement["specifiers"]).map(namesOf)) renamed.push([exported, local]);
  }
  for (const [exported, local] of renamed) {
    const value = values.get(local);
    if (value !== undefined && !values.has(exported)) values.set(exported, value);
  }
  return values;
}

function namesOf(specifier: SyntaxNode): { readonly local: string; readonly exported: string } {
  const { local, exported } = specifier;
  return { local: nameIn(local), exported: nameIn(exported) };
}

function nameIn(value: unknown): string {
  return isNode(value) ? String(value["name"] ?? value["value"] ?? "") : "";
}

/** The property `key` of an object literal: its key to show, its value to go on from. */
export function keyedChild(
  node: SyntaxNode,
  key: string,
): { readonly shown: SyntaxNode; readonly value: SyntaxNode } | undefined {
  if (node.type !== "ObjectExpression") return undefined;
  for (const property of nodesIn(node["properties"])) {
    const { key: name, value, computed } = property;
    if (!isNode(name) || !isNode(value) || computed === true) continue;
    if (String(name["name"] ?? name["value"]) === key) return { shown: name, value };
  }
  return undefined;
}

/** The element of an array literal. */
export function elementAt(
  node: SyntaxNode,
  index: number,
): { readonly shown: SyntaxNode; readonly value: SyntaxNode } | undefined {
  if (node.type !== "ArrayExpression" || !Array.isArray(node["elements"])) return undefined;
  const element: unknown = node["elements"][index];
  return isNode(element) ? { shown: element, value: element } : undefined;
}

/** The nodes directly below, in source order. */
export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  return Object.values(node)
    .flatMap((value: unknown) => (isNode(value) ? [value] : nodesIn(value)))
    .sort((left, right) => left.start - right.start);
}

function nodesIn(value: unknown): readonly SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
