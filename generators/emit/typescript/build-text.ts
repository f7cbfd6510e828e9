import type { Node, Property, StringStep } from "../../contract/contract.ts";
import { block, checkText, lengthGuard } from "./check-text.ts";
import { textCondition } from "./leaf-check.ts";
import { access, keyText, stringLiteral, valueLiteral } from "./literal-text.ts";
import { shapeUnit } from "./shape-text.ts";
import type { Traits } from "./traits.ts";
import { dataLiteral, hasRules, ruleConstant } from "./unit.ts";
import type { Scope } from "./unit.ts";

/** The name of a function that gives the fresh output of a value, or INVALID. */
export function buildUnit(node: Node, scope: Scope): string {
  if (node.kind === "ref" && !hasRules(node)) return scope.type("build", node.type);
  return scope.below(
    "build",
    node,
    (below, own) => `function ${own}(v: unknown): unknown {\n${buildBody(node, below)}}\n`,
  );
}

/** The body of a builder: reads `v`, returns the output or INVALID. */
export function buildBody(node: Node, scope: Scope): string {
  const lines: string[] = [];
  if (isSlow(node, scope.traits)) {
    return block([`return ${scope.runtime("buildSlowly")}(${shapeUnit(node, scope)}, v);`]);
  }
  if (scope.traits.identity(node)) {
    const check = checkText(node, "v", scope);
    return block([check === "true" ? "return v;" : `return ${check} ? v : ${scope.runtime("INVALID")};`]);
  }
  const output = buildInto({ node, value: "v", output: "r", top: true }, scope, lines);
  return block([...lines, `return ${output};`]);
}

/** Whether only the cold path reads the node: shapes too rare to deserve code of their own. */
export function isSlow(node: Node, traits: Traits): boolean {
  if (node.kind === "tuple")
    return node.items.some((item) => traits.mayBeAbsent(item) !== undefined || traits.omitted(item));
  if (node.kind !== "record") return false;
  const key = traits.resolve(node.key);
  if (key.kind === "string") return node.mode !== "open" || !traits.identity(node.key);
  if (key.kind !== "enum" && key.kind !== "literal") return true;
  if (key.kind === "enum" && key.additive) return true;
  return hasRules(key) || hasRules(node.key) || key.values.some((each) => typeof each !== "string");
}

/** The condition that the key `k` is none of the declared ones; empty when none is declared. */
export function knownKeys(node: Node & { kind: "object" }, k: string): string {
  return node.properties.map((property) => `${k} !== ${stringLiteral(property.key)}`).join(" && ");
}

interface Building {
  readonly node: Node;
  /** The identifier to read. */
  readonly value: string;
  /** An identifier for the output, free to be declared. */
  readonly output: string;
  /** The builder's own node: containers stand right here, not in a function below. */
  readonly top?: boolean;
}

/** Appends the lines that read a value or return INVALID; gives the expression of the output. */
function buildInto({ node, value, output, top }: Building, scope: Scope, lines: string[]): string {
  const invalid = scope.runtime("INVALID");
  if (scope.traits.identity(node)) {
    const check = checkText(node, value, scope);
    if (check !== "true") lines.push(`if (!(${check})) return ${invalid};`);
    return value;
  }
  if (top !== true && !isCheap(node)) {
    lines.push(
      `const ${output} = ${buildUnit(node, scope)}(${value});`,
      `if (${output} === ${invalid}) return ${invalid};`,
    );
    return output;
  }
  const result = buildPlain({ node, value, output }, scope, lines);
  for (const use of node.rules ?? []) {
    lines.push(`if (!${scope.runtime("holds")}(${ruleConstant(scope, use.rule)}, ${result})) return ${invalid};`);
  }
  return result;
}

/** Wrappers that need no function of their own. */
function isCheap(node: Node): boolean {
  return ["optional", "exactOptional", "nullable", "default"].includes(node.kind) && !hasRules(node);
}

function buildPlain({ node, value, output }: Building, scope: Scope, lines: string[]): string {
  const invalid = scope.runtime("INVALID");
  switch (node.kind) {
    case "string":
      return buildText(node.steps, value, output, scope, lines);
    case "object":
      return buildObject(node, scope, lines);
    case "array":
      return buildArray(node, scope, lines);
    case "tuple":
      return buildTuple(node, scope, lines);
    case "record":
      return buildRecord(node, scope, lines);
    case "json":
      lines.push(
        `const ${output} = ${scope.runtime("buildJson")}(${value});`,
        `if (${output} === ${invalid}) return ${invalid};`,
      );
      return output;
    case "ref":
      lines.push(
        `const ${output} = ${scope.type("build", node.type)}(${value});`,
        `if (${output} === ${invalid}) return ${invalid};`,
      );
      return output;
    case "union":
      lines.push(`let ${output}: unknown = ${invalid};`);
      for (const [i, option] of node.options.entries()) {
        const attempt = `${output} = ${attemptText(option, value, scope.at(String(i)))};`;
        lines.push(i === 0 ? attempt : `if (${output} === ${invalid}) ${attempt}`);
      }
      lines.push(`if (${output} === ${invalid}) return ${invalid};`);
      return output;
    case "discriminated":
      return buildDiscriminated(node, output, scope, lines);
    case "nullable":
      return buildUnless({ node: node.inner, value, output }, { absent: "null", gives: "null" }, scope, lines);
    case "optional": {
      if (scope.traits.mayBeAbsent(node.inner) === "filled") {
        const filled = `${output}Filled`;
        lines.push(`const ${filled} = ${attemptText(node.inner, value, scope)};`);
        lines.push(`if (${filled} === ${invalid} && ${value} !== undefined) return ${invalid};`);
        lines.push(`const ${output} = ${filled} === ${invalid} ? undefined : ${filled};`);
        return output;
      }
      return buildUnless(
        { node: node.inner, value, output },
        { absent: "undefined", gives: "undefined" },
        scope,
        lines,
      );
    }
    case "default":
      return buildUnless(
        { node: node.inner, value, output },
        { absent: "undefined", gives: valueLiteral(node.value) },
        scope,
        lines,
      );
    case "prefault": {
      lines.push(`const ${output}In = ${value} === undefined ? ${valueLiteral(node.value)} : ${value};`);
      return buildInto({ node: node.inner, value: `${output}In`, output }, scope, lines);
    }
    case "exactOptional":
      return buildInto({ node: node.inner, value, output }, scope, lines);
    case "readonly":
      return `${scope.runtime("freeze")}(${buildInto({ node: node.inner, value, output }, scope, lines)})`;
    case "nonoptional": {
      const inner = buildInto({ node: node.inner, value, output }, scope, lines);
      lines.push(`if (${inner} === undefined) return ${invalid};`);
      return inner;
    }
    default:
      throw new Error(`a ${node.kind} is its own output`);
  }
}

/** An expression that gives the output or INVALID. */
function attemptText(node: Node, value: string, scope: Scope): string {
  if (!scope.traits.identity(node)) return `${buildUnit(node, scope)}(${value})`;
  const check = checkText(node, value, scope);
  return check === "true" ? value : `${check} ? ${value} : ${scope.runtime("INVALID")}`;
}

/** The output of `node`, but `gives` where the value is `absent`. */
function buildUnless(
  building: Building,
  { absent, gives }: { absent: string; gives: string },
  scope: Scope,
  lines: string[],
): string {
  const { node, value, output } = building;
  const invalid = scope.runtime("INVALID");
  lines.push(`const ${output} = ${value} === ${absent} ? ${gives} : ${parenthesisedAttempt(node, value, scope)};`);
  lines.push(`if (${output} === ${invalid}) return ${invalid};`);
  return output;
}

function parenthesisedAttempt(node: Node, value: string, scope: Scope): string {
  const attempt = attemptText(node, value, scope);
  return attempt.includes(" ? ") ? `(${attempt})` : attempt;
}

function buildText(steps: readonly StringStep[], value: string, output: string, scope: Scope, lines: string[]): string {
  const invalid = scope.runtime("INVALID");
  lines.push(`if (typeof ${value} !== "string") return ${invalid};`, `let ${output} = ${value};`);
  for (const step of steps) {
    if (step.step === "trim" || step.step === "toLowerCase" || step.step === "toUpperCase") {
      lines.push(`${output} = ${output}.${step.step}();`);
    } else if (step.step === "overwrite") {
      const change = scope.constant(
        "change",
        `${dataLiteral(step.overwrite)} satisfies ${scope.runtime("PortableOverwrite")}`,
      );
      lines.push(`${output} = ${scope.runtime("overwriteText")}(${change}, ${output});`);
    } else {
      const condition = textCondition(step, output, scope);
      if (condition !== "true") lines.push(`if (!(${condition})) return ${invalid};`);
      if (step.step === "format" && step.format === "url")
        lines.push(`${output} = ${scope.runtime("cleanUrl")}(${output});`);
    }
  }
  return output;
}

function buildObject(node: Node & { kind: "object" }, scope: Scope, lines: string[]): string {
  const invalid = scope.runtime("INVALID");
  lines.push(`if (typeof v !== "object" || v === null || ${scope.runtime("isArray")}(v)) return ${invalid};`);
  const properties = node.properties.filter((property) => property.key !== "__proto__");
  if (properties.length > 0 || node.unknownKeys !== "strip") lines.push(`const o = v as ${scope.runtime("Fields")};`);
  properties.forEach((property, i) => lines.push(`const a${i} = ${access("o", property.key)};`));
  const parts = properties.map((property, i) => buildProperty(property, i, scope, lines));
  if (node.unknownKeys === "strict") {
    const known = knownKeys(node, "k");
    lines.push(
      known === "" ? `for (const _ in o) return ${invalid};` : `for (const k in o) if (${known}) return ${invalid};`,
    );
  }
  const sure = parts.findIndex((part) => part.when !== null);
  const first = sure < 0 ? parts : parts.slice(0, sure);
  const literal = first.map((part) => `${keyText(part.key)}: ${part.output}`).join(", ");
  lines.push(`const r: ${scope.runtime("Draft")} = {${literal === "" ? "" : ` ${literal} `}};`);
  for (const part of parts.slice(first.length)) {
    const assign = `${access("r", part.key)} = ${part.output};`;
    lines.push(part.when === null ? assign : `if (${part.when}) ${assign}`);
  }
  if (node.unknownKeys === "keep" || typeof node.unknownKeys === "object") {
    const unknown = [knownKeys(node, "k"), 'k !== "__proto__"'].filter(Boolean).join(" && ");
    lines.push(`for (const k in o) if (${unknown}) {`);
    if (node.unknownKeys === "keep") {
      lines.push("  r[k] = o[k];");
    } else {
      lines.push("  const e = o[k];");
      lines.push(
        ...indented(
          (own) =>
            `r[k] = ${buildInto({ node: node.unknownKeys as Node, value: "e", output: "x" }, scope.at("other"), own)};`,
        ),
      );
    }
    lines.push("}");
  }
  return "r";
}

interface Part {
  readonly key: string;
  readonly output: string;
  /** The condition under which the output has the key; null: always. */
  readonly when: string | null;
}

function buildProperty(property: Property, i: number, scope: Scope, lines: string[]): Part {
  const { traits } = scope;
  const { node, key } = property;
  const value = `a${i}`;
  const invalid = scope.runtime("INVALID");
  const may = traits.mayBeAbsent(node);
  const present = `${value} !== undefined || ${stringLiteral(key)} in o`;
  const building: Building = { node, value, output: `r${i}` };
  const at = scope.at(key);
  if (may === undefined && traits.mayTakeUndefined(node)) {
    lines.push(`if (${value} === undefined && !(${stringLiteral(key)} in o)) return ${invalid};`);
  }
  if (!traits.omitted(node)) return { key, output: buildInto(building, at, lines), when: null };
  if (may === "absent" && traits.takesUndefined(node))
    return { key, output: buildInto(building, at, lines), when: present };
  lines.push(`const p${i} = ${present};`);
  const attempt = parenthesisedAttempt(node, value, at);
  if (may === "absent") {
    lines.push(`const r${i} = p${i} ? ${attempt} : undefined;`, `if (r${i} === ${invalid}) return ${invalid};`);
    return { key, output: `r${i}`, when: `p${i}` };
  }
  lines.push(`const r${i} = ${attempt};`, `if (r${i} === ${invalid} && p${i}) return ${invalid};`);
  return { key, output: `r${i}`, when: `r${i} !== ${invalid} && (p${i} || r${i} !== undefined)` };
}

function buildArray(node: Node & { kind: "array" }, scope: Scope, lines: string[]): string {
  const invalid = scope.runtime("INVALID");
  lines.push(`if (!${scope.runtime("isArray")}(v)) return ${invalid};`, ...lengthGuard(node, `return ${invalid};`));
  lines.push(
    `const r = ${scope.runtime("arrayOf")}(v.length);`,
    "for (let i = 0; i < r.length; i++) {",
    "  const e = v[i];",
  );
  lines.push(
    ...indented(
      (own) => `r[i] = ${buildInto({ node: node.element, value: "e", output: "x" }, scope.at("item"), own)};`,
    ),
    "}",
  );
  return "r";
}

function buildTuple(node: Node & { kind: "tuple" }, scope: Scope, lines: string[]): string {
  const invalid = scope.runtime("INVALID");
  const length = node.rest === null ? ` || v.length !== ${node.items.length}` : "";
  lines.push(`if (!${scope.runtime("isArray")}(v)${length}) return ${invalid};`);
  const outputs = node.items.map((item, i) => {
    lines.push(`const a${i} = v[${i}];`);
    return buildInto({ node: item, value: `a${i}`, output: `r${i}` }, scope.at(String(i)), lines);
  });
  lines.push(`const r: unknown[] = [${outputs.join(", ")}];`);
  const { rest } = node;
  if (rest !== null) {
    lines.push(`for (let i = ${node.items.length}; i < v.length; i++) {`, "  const e = v[i];");
    lines.push(
      ...indented((own) => `r.push(${buildInto({ node: rest, value: "e", output: "x" }, scope.at("rest"), own)});`),
      "}",
    );
  }
  return "r";
}

function buildRecord(node: Node & { kind: "record" }, scope: Scope, lines: string[]): string {
  const invalid = scope.runtime("INVALID");
  const key = scope.traits.resolve(node.key);
  lines.push(`if (!${scope.runtime("isPlainObject")}(v)) return ${invalid};`);
  if (node.mode === "exhaustive" && (key.kind === "enum" || key.kind === "literal")) {
    const keys = key.values.map(String).filter((each) => each !== "__proto__");
    const entries = keys.map((each, i) => {
      lines.push(`const a${i} = ${access("v", each)};`);
      return `${keyText(each)}: ${buildInto({ node: node.value, value: `a${i}`, output: `r${i}` }, scope.at("value"), lines)}`;
    });
    const known = key.values.map((each) => `k !== ${stringLiteral(String(each))}`).join(" && ");
    lines.push(`for (const k in v) if (${known}) return ${invalid};`);
    lines.push(`const r: ${scope.runtime("Draft")} = { ${entries.join(", ")} };`);
    return "r";
  }
  lines.push(`const keys = ${scope.runtime("recordKeys")}(v);`, `if (keys === null) return ${invalid};`);
  lines.push(
    `const r: ${scope.runtime("Draft")} = {};`,
    "for (const k of keys) {",
    '  if (k === "__proto__") continue;',
  );
  const keyCheck = checkText(node.key, "k", scope.at("key"));
  if (keyCheck !== 'typeof k === "string"') lines.push(`  if (!(${keyCheck})) return ${invalid};`);
  lines.push("  const e = v[k];");
  lines.push(
    ...indented((own) => `r[k] = ${buildInto({ node: node.value, value: "e", output: "x" }, scope.at("value"), own)};`),
    "}",
  );
  return "r";
}

function buildDiscriminated(
  node: Node & { kind: "discriminated" },
  output: string,
  scope: Scope,
  lines: string[],
): string {
  const invalid = scope.runtime("INVALID");
  lines.push(`if (typeof v !== "object" || v === null || ${scope.runtime("isArray")}(v)) return ${invalid};`);
  lines.push(`let ${output}: unknown = ${invalid};`);
  lines.push(`switch (${access(`(v as ${scope.runtime("Fields")})`, node.discriminator)}) {`);
  for (const [i, option] of node.options.entries()) {
    for (const tag of option.tags) lines.push(`  case ${typeof tag === "string" ? stringLiteral(tag) : String(tag)}:`);
    lines.push(`    ${output} = ${attemptText(option.node, "v", scope.at(String(i)))};`, "    break;");
  }
  lines.push("}", `if (${output} === ${invalid}) return ${invalid};`);
  return output;
}

function indented(write: (lines: string[]) => string): string[] {
  const own: string[] = [];
  const last = write(own);
  return [...own, last].map((line) => `  ${line}`);
}
