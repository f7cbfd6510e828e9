import type { AnyNode, Property, SizeStep } from "../../contract/contract.ts";
import { checkText } from "./check-text.ts";
import { isContainer } from "./check-container.ts";
import { knownKeys } from "./container-text.ts";
import { issuesInto, judgeOf } from "./issues-text.ts";
import { access, boundText, stringLiteral, valueLiteral } from "./literal-text.ts";
import { call, flatText, list } from "./piece.ts";
import type { Scope } from "./unit.ts";

/** The lines of a function that appends the issues of the container `v`; null for any other node. */
export function containerIssues(node: AnyNode, scope: Scope): readonly string[] | null {
  switch (node.kind) {
    case "object":
      return objectIssues(node, scope);
    case "array":
      return arrayIssues(node, scope);
    case "discriminated":
      return discriminatedIssues(node, scope);
    default:
      return null;
  }
}

function objectIssues(node: AnyNode & { kind: "object" }, scope: Scope): readonly string[] {
  const properties = node.properties.filter((property) => property.key !== "__proto__");
  const lines = properties.flatMap((property, i) => propertyIssues(property, `a${i}`, scope));
  const counted = lines.length > 0 ? ["let n = issues.length;"] : [];
  return [wrongObject(node, scope), ...counted, ...lines, ...otherKeys(node, scope)];
}

/** A line that is done with `v` where it is no object; below it `v` is one. */
function wrongObject(node: AnyNode, scope: Scope): string {
  return `if (!${scope.runtime("isObject")}(v)) return ${expected(node, '"object"', scope)};`;
}

function expected(node: AnyNode, kind: string, scope: Scope): string {
  return flatText(call(scope.runtime("wrongType"), ["issues", "v", kind, messageOf(node)]));
}

function messageOf(node: AnyNode): string | undefined {
  return node.message === undefined ? undefined : stringLiteral(node.message);
}

function propertyIssues({ key, node }: Property<AnyNode>, value: string, scope: Scope): readonly string[] {
  const { traits } = scope;
  const name = stringLiteral(key);
  const may = traits.mayBeAbsent(node);
  const lines = issuesInto({ node, value, start: "n" }, scope.at(key));
  const required = may === undefined && traits.mayTakeUndefined(node);
  if (lines.length === 0 && !required) return [];
  // What is wrong with a missing value does not count where the output may lack the key.
  const drops = traits.omitted(node) && may !== undefined && !traits.takesUndefined(node);
  return [
    `const ${value} = ${access("v", key)};`,
    ...lines,
    ...(drops ? [`if (${value} === undefined && !(${name} in v)) issues.length = n;`] : []),
    required
      ? `n = ${scope.runtime("underRequired")}(issues, n, ${name}, ${value}, v);`
      : `n = ${scope.runtime("under")}(issues, n, ${name});`,
  ];
}

function otherKeys(node: AnyNode & { kind: "object" }, scope: Scope): readonly string[] {
  if (node.unknownKeys === "strict") {
    const known = knownKeys(node);
    return [
      "const others: string[] = [];",
      `for (const k in v) ${known === "" ? "" : `if (${known}) `}others.push(k);`,
      `${flatText(call(scope.runtime("unrecognized"), ["issues", "v", "others", messageOf(node)]))};`,
    ];
  }
  if (typeof node.unknownKeys === "string") return [];
  const lines = issuesInto({ node: node.unknownKeys, value: "e", start: "m" }, scope.at("other"));
  if (lines.length === 0) return [];
  const known = [knownKeys(node), 'k !== "__proto__"'].filter(Boolean).join(" && ");
  return [
    `for (const k in v) if (${known}) {`,
    "  const m = issues.length;",
    "  const e = v[k];",
    ...lines.map((line) => `  ${line}`),
    `  ${scope.runtime("under")}(issues, m, k);`,
    "}",
  ];
}

function arrayIssues(node: AnyNode & { kind: "array" }, scope: Scope): readonly string[] {
  const entries = entryIssues(node.element, scope);
  const caps = node.steps.filter((step) => step.step !== "minLength");
  const kept = caps.map((step) => {
    const args = ["issues", "v", boundText(step), sizeMessage(step, node), step.step === "length" ? "true" : undefined];
    return `if (!${flatText(call(scope.runtime("keepsCap"), args))}) return;`;
  });
  const steps = node.steps.map(
    (step) =>
      `${flatText(call(scope.runtime(sizeExpectation(step)), ["issues", "n", "v", boundText(step), sizeMessage(step, node)]))};`,
  );
  const isArray = `${scope.runtime("isArray")}(v)`;
  const wrong = expected(node, '"array"', scope);
  if (steps.length === 0) return [`if (!${isArray}) return ${wrong};`, ...entries];
  return [
    "const n = issues.length;",
    ...(kept.length + entries.length === 0
      ? [`if (!${isArray}) ${wrong};`]
      : [`if (${isArray}) {`, ...[...kept, ...entries].map((line) => `  ${line}`), `} else ${wrong};`]),
    ...steps,
  ];
}

function sizeMessage(step: SizeStep, node: AnyNode): string | undefined {
  const message = step.message ?? node.message;
  return message === undefined ? undefined : stringLiteral(message);
}

function sizeExpectation(step: SizeStep): string {
  return { minLength: "expectAtLeast", maxLength: "expectAtMost", length: "expectExactly" }[step.step];
}

/** The loop over the entries. Of containers only those that are refused are walked. */
function entryIssues(element: AnyNode, scope: Scope): readonly string[] {
  const at = scope.at("item");
  const lines = issuesInto({ node: element, value: "e", start: "m" }, at);
  if (lines.length === 0) return [];
  // In a recursive type the check would be made again at every level, which costs the square of the depth.
  const quick = (isContainer(element) || element.kind === "ref") && !scope.traits.nests(element);
  return [
    "for (let i = 0; i < v.length; i++) {",
    "  const e = v[i];",
    ...(quick ? [`  if (${checkText(element, "e", at)}) continue;`] : []),
    "  const m = issues.length;",
    ...lines.map((line) => `  ${line}`),
    `  ${scope.runtime("under")}(issues, m, i);`,
    "}",
  ];
}

function discriminatedIssues(node: AnyNode & { kind: "discriminated" }, scope: Scope): readonly string[] {
  const cases = node.options.flatMap((option, i) => [
    ...option.tags.map((tag) => `  case ${valueLiteral(tag)}:`),
    `    ${judgeOf(option.node, scope.at(String(i)))}(v, issues);`,
    "    break;",
  ]);
  const tags = flatText(list(node.options.flatMap((option) => option.tags).map(valueLiteral)));
  const args = ["issues", "v", stringLiteral(node.discriminator), tags, messageOf(node)];
  return [
    wrongObject(node, scope),
    `switch (${access("v", node.discriminator)}) {`,
    ...cases,
    "  default:",
    `    ${flatText(call(scope.runtime("wrongTag"), args))};`,
    "}",
  ];
}
