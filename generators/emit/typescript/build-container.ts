import type { AnyNode, Property } from "../../contract/contract.ts";
import { attemptText, buildInto, parenthesisedAttempt } from "./build-text.ts";
import type { Building } from "./build-text.ts";
import { isAbsent, knownKeys, lengthGuard, otherKeysGuard } from "./container-text.ts";
import { checkText } from "./check-text.ts";
import { access, keyText, stringLiteral } from "./literal-text.ts";
import type { Scope } from "./unit.ts";

export function buildObject(node: AnyNode & { kind: "object" }, scope: Scope, lines: string[]): string {
  const invalid = scope.runtime("INVALID");
  lines.push(`if (typeof v !== "object" || v === null || ${scope.runtime("isArray")}(v)) return ${invalid};`);
  const properties = node.properties.filter((property) => property.key !== "__proto__");
  if (properties.length > 0 || node.unknownKeys !== "strip") lines.push(`const o = v as ${scope.runtime("Fields")};`);
  properties.forEach((property, i) => lines.push(`const a${i} = ${access("o", property.key)};`));
  const parts = properties.map((property, i) => buildProperty(property, i, scope, lines));
  if (node.unknownKeys === "strict") lines.push(...otherKeysGuard(node, `return ${invalid};`, scope));
  const sure = parts.findIndex((part) => part.when !== null);
  const first = sure < 0 ? parts : parts.slice(0, sure);
  const literal = first.map((part) => `${keyText(part.key)}: ${part.output}`).join(", ");
  lines.push(`const r: ${scope.runtime("Draft")} = {${literal === "" ? "" : ` ${literal} `}};`);
  for (const part of parts.slice(first.length)) {
    const assign = `${access("r", part.key)} = ${part.output};`;
    lines.push(part.when === null ? assign : `if (${part.when}) ${assign}`);
  }
  if (node.unknownKeys === "keep" || typeof node.unknownKeys === "object") {
    const unknown = [knownKeys(node), 'k !== "__proto__"'].filter(Boolean).join(" && ");
    lines.push(`for (const k in o) if (${unknown}) {`);
    if (node.unknownKeys === "keep") {
      lines.push("  r[k] = o[k];");
    } else {
      lines.push("  const e = o[k];");
      lines.push(
        ...indented(
          (own) =>
            `r[k] = ${buildInto({ node: node.unknownKeys as AnyNode, value: "e", output: "x" }, scope.at("other"), own)};`,
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

function buildProperty(property: Property<AnyNode>, i: number, scope: Scope, lines: string[]): Part {
  const { traits } = scope;
  const { node, key } = property;
  const value = `a${i}`;
  const invalid = scope.runtime("INVALID");
  const may = traits.mayBeAbsent(node);
  const present =
    scope.form.input === "json" ? `${value} !== undefined` : `${value} !== undefined || ${stringLiteral(key)} in o`;
  const building: Building = { node, value, output: `r${i}` };
  const at = scope.at(key);
  if (may === undefined && traits.mayTakeUndefined(node)) {
    lines.push(`if (${isAbsent(key, value, scope)}) return ${invalid};`);
  }
  if (!traits.omitted(node)) {
    const output = buildInto(building, at, lines);
    // An absent key of which the schema makes nothing stays absent.
    return { key, output, when: may === "absent" ? `${output} !== undefined || ${present}` : null };
  }
  if (may === "absent" && traits.takesUndefined(node))
    return { key, output: buildInto(building, at, lines), when: present };
  lines.push(`const p${i} = ${present};`);
  const attempt = parenthesisedAttempt(node, value, at);
  if (may === "absent" && traits.runsCode(node)) {
    // What an absent key gives is dropped, but the author's code sees it.
    lines.push(`const r${i} = ${attempt};`, `if (r${i} === ${invalid} && p${i}) return ${invalid};`);
    return { key, output: `r${i}`, when: `p${i}` };
  }
  if (may === "absent") {
    lines.push(`const r${i} = p${i} ? ${attempt} : undefined;`, `if (r${i} === ${invalid}) return ${invalid};`);
    return { key, output: `r${i}`, when: `p${i}` };
  }
  lines.push(`const r${i} = ${attempt};`, `if (r${i} === ${invalid} && p${i}) return ${invalid};`);
  return { key, output: `r${i}`, when: `r${i} !== ${invalid} && (p${i} || r${i} !== undefined)` };
}

export function buildArray(node: AnyNode & { kind: "array" }, scope: Scope, lines: string[]): string {
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

export function buildTuple(node: AnyNode & { kind: "tuple" }, scope: Scope, lines: string[]): string {
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

export function buildRecord(node: AnyNode & { kind: "record" }, scope: Scope, lines: string[]): string {
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

export function buildDiscriminated(
  node: AnyNode & { kind: "discriminated" },
  output: string,
  scope: Scope,
  lines: string[],
): string {
  const invalid = scope.runtime("INVALID");
  // Each option looks for itself whether it is given an array.
  lines.push(`if (typeof v !== "object" || v === null) return ${invalid};`);
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
