import { isScript } from "../../contract/contract.ts";
import type { AnyNode, Property } from "../../contract/contract.ts";
import { checkText } from "./check-text.ts";
import { block, isAbsent, knownKeys, lengthGuard, otherKeysGuard } from "./container-text.ts";
import { access, stringLiteral } from "./literal-text.ts";
import type { Scope } from "./unit.ts";

type Container = AnyNode & { kind: "object" | "array" | "tuple" | "record" | "discriminated" };

export function isContainer(node: AnyNode): node is Container {
  return ["object", "array", "tuple", "record", "discriminated"].includes(node.kind);
}

export function containerCheck(node: Container, scope: Scope): string {
  switch (node.kind) {
    case "object":
      return objectCheck(node, scope);
    case "array":
      return arrayCheck(node, scope);
    case "tuple":
      return tupleCheck(node, scope);
    case "record":
      return recordCheck(node, scope);
    case "discriminated":
      return discriminatedCheck(node, scope);
  }
}

function objectCheck(node: Container & { kind: "object" }, scope: Scope): string {
  const lines = [`if (typeof v !== "object" || v === null || ${scope.runtime("isArray")}(v)) return false;`];
  const properties = node.properties.filter((property) => property.key !== "__proto__");
  const checks = properties.map((property, i) => propertyCheck(property, `a${i}`, scope));
  const unknownKeys = unknownKeysCheck(node, scope);
  if (checks.some((each) => each.length > 0) || unknownKeys.length > 0)
    lines.push(`const o = v as ${scope.runtime("Fields")};`);
  properties.forEach((property, i) => {
    const counted = unknownKeys.some((line) => line.includes(`(a${i} === `));
    if (checks[i]?.length !== 0 || counted) lines.push(`const a${i} = ${access("o", property.key)};`);
  });
  const leaves = checks.filter((_, i) => !mayRecurse(properties[i]?.node));
  const others = checks.filter((_, i) => mayRecurse(properties[i]?.node));
  const keysLast = typeof node.unknownKeys !== "string" && mayRecurse(node.unknownKeys);
  const [before, after] = keysLast ? [others.flat(), unknownKeys] : [unknownKeys, others.flat()];
  lines.push(...leaves.flat(), ...before, ...after, "return true;");
  return block(lines);
}

function propertyCheck(property: Property<AnyNode>, value: string, scope: Scope): string[] {
  const { traits } = scope;
  const { node, key } = property;
  const missing = isAbsent(key, value, scope);
  const check = checkText(node, value, scope.at(key));
  const lines: string[] = [];
  if (traits.mayBeAbsent(node) === undefined && traits.mayTakeUndefined(node))
    lines.push(`if (${missing}) return false;`);
  if (check === "true") return lines;
  if (!traits.omitted(node) || traits.takesUndefined(node)) return [...lines, `if (!(${check})) return false;`];
  // What is wrong with an absent key does not count, but the author's code sees it.
  const tests = traits.runsCode(node) ? [`!(${check})`, `!(${missing})`] : [`!(${missing})`, `!(${check})`];
  return [...lines, `if (${tests.join(" && ")}) return false;`];
}

function unknownKeysCheck(node: Container & { kind: "object" }, scope: Scope): string[] {
  if (node.unknownKeys === "strict") return otherKeysGuard(node, "return false;", scope);
  if (typeof node.unknownKeys === "string") return [];
  const check = checkText(node.unknownKeys, "e", scope.at("other"));
  if (check === "true") return [];
  const known = knownKeys(node);
  const unknown = [known, 'k !== "__proto__"'].filter(Boolean).join(" && ");
  return [`for (const k in o) if (${unknown}) {`, "  const e = o[k];", `  if (!(${check})) return false;`, "}"];
}

/** Whether checking the node calls another function; such nodes are looked at after the cheap ones. */
function mayRecurse(node: AnyNode | undefined): boolean {
  if (node === undefined) return false;
  // Code of the author may throw, and the first to throw is the one that callers see.
  if (isScript(node)) return true;
  if ("inner" in node) return mayRecurse(node.inner);
  if (node.kind === "union") return node.options.some(mayRecurse);
  return ["object", "array", "tuple", "record", "discriminated", "ref", "json"].includes(node.kind);
}

function arrayCheck(node: Container & { kind: "array" }, scope: Scope): string {
  const lines = [`if (!${scope.runtime("isArray")}(v)) return false;`, ...lengthGuard(node, "return false;")];
  const check = checkText(node.element, "e", scope.at("item"));
  if (check !== "true") {
    lines.push("for (let i = 0; i < v.length; i++) {", "  const e = v[i];", `  if (!(${check})) return false;`, "}");
  }
  return block([...lines, "return true;"]);
}

function tupleCheck(node: Container & { kind: "tuple" }, scope: Scope): string {
  const length = node.rest === null ? ` || v.length !== ${node.items.length}` : "";
  const lines = [`if (!${scope.runtime("isArray")}(v)${length}) return false;`];
  node.items.forEach((item, i) => {
    const check = checkText(item, `a${i}`, scope.at(String(i)));
    if (check !== "true") lines.push(`const a${i} = v[${i}];`, `if (!(${check})) return false;`);
  });
  const rest = node.rest === null ? "true" : checkText(node.rest, "e", scope.at("rest"));
  if (rest !== "true") {
    const start = node.items.length;
    lines.push(
      `for (let i = ${start}; i < v.length; i++) {`,
      "  const e = v[i];",
      `  if (!(${rest})) return false;`,
      "}",
    );
  }
  return block([...lines, "return true;"]);
}

function recordCheck(node: Container & { kind: "record" }, scope: Scope): string {
  const lines = [`if (!${scope.runtime("isPlainObject")}(v)) return false;`];
  const key = scope.traits.resolve(node.key);
  if (node.mode === "exhaustive" && (key.kind === "enum" || key.kind === "literal")) {
    const keys = key.values.map(String).filter((each) => each !== "__proto__");
    keys.forEach((each, i) => {
      const check = checkText(node.value, `a${i}`, scope.at(each));
      if (check !== "true") lines.push(`const a${i} = ${access("v", each)};`, `if (!(${check})) return false;`);
    });
    const known = key.values.map((each) => `k !== ${stringLiteral(String(each))}`).join(" && ");
    lines.push(`for (const k in v) if (${known}) return false;`);
    return block([...lines, "return true;"]);
  }
  lines.push(`const keys = ${scope.runtime("recordKeys")}(v);`, "if (keys === null) return false;");
  const keyCheck = checkText(node.key, "k", scope.at("key"));
  const value = checkText(node.value, "e", scope.at("value"));
  const plainKey = keyCheck === 'typeof k === "string"';
  if (!plainKey || value !== "true") {
    lines.push("for (const k of keys) {", '  if (k === "__proto__") continue;');
    if (!plainKey) lines.push(`  if (!(${keyCheck})) return false;`);
    if (value !== "true") lines.push("  const e = v[k];", `  if (!(${value})) return false;`);
    lines.push("}");
  }
  return block([...lines, "return true;"]);
}

function discriminatedCheck(node: Container & { kind: "discriminated" }, scope: Scope): string {
  // Each option looks for itself whether it is given an array.
  const lines = ['if (typeof v !== "object" || v === null) return false;'];
  lines.push(`switch (${access(`(v as ${scope.runtime("Fields")})`, node.discriminator)}) {`);
  for (const [i, option] of node.options.entries()) {
    for (const tag of option.tags) lines.push(`  case ${typeof tag === "string" ? stringLiteral(tag) : String(tag)}:`);
    lines.push(`    return ${checkText(option.node, "v", scope.at(String(i)))};`);
  }
  return block([...lines, "  default:", "    return false;", "}"]);
}
