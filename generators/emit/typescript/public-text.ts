import type { AnyNode, NamedType } from "../../contract/contract.ts";
import { judgeOfType } from "./issues-text.ts";
import type { Scope } from "./unit.ts";

/** What callers import of an exported type: `isX`, `parseX`, `safeParseX`, `readX` and the value `X`. */
export function publicText(type: NamedType<AnyNode>, scope: Scope): string {
  const { name } = type;
  const { is, parse, safeParse, read } =
    scope.form.mode === "full" && !followsCycles(type, scope) ? fullTexts(type, scope) : compactTexts(type, scope);
  const input = scope.traits.sameType(type.id) ? name : "unknown";
  const schema = `${scope.runtime("StandardSchema")}<${input}, ${name}>`;
  return [
    `/** Whether the value is a valid {@link ${name}}. */`,
    ...is,
    "",
    `/** The value as a fresh {@link ${name}}; throws ContractError with every issue. */`,
    ...parse,
    "",
    `/** Like {@link parse${name}}, with the error in the result. */`,
    ...safeParse,
    "",
    `/** Reads a response: unknown keys of strict objects and entries with unknown additive values are left out first. */`,
    ...read,
    "",
    `/** {@link ${name}} as a Standard Schema. */`,
    `export const ${name}: ${schema} = /* @__PURE__ */ ${scope.runtime("standardSchema")}(safeParse${name});`,
    "",
  ].join("\n");
}

/** Whether values of the type may contain themselves. */
function followsCycles({ id }: NamedType<AnyNode>, scope: Scope): boolean {
  return scope.form.cycles && scope.traits.deep(id);
}

/** The lines of each declaration. */
interface Texts {
  readonly is: readonly string[];
  readonly parse: readonly string[];
  readonly safeParse: readonly string[];
  readonly read: readonly string[];
}

function checkType({ name, id }: NamedType<AnyNode>, scope: Scope): string {
  return scope.traits.sameType(id) ? `value is ${name}` : "boolean";
}

function fullTexts(type: NamedType<AnyNode>, scope: Scope): Texts {
  const { name, id } = type;
  const use = (runtime: string): string => scope.runtime(runtime);
  const [is, build, judge] = [scope.type("is", id), scope.type("build", id), judgeOfType(id, scope)];
  const guarded = (run: string, otherwise: string): string =>
    scope.traits.deep(id) ? `${use("guard")}(${run}, value, ${otherwise})` : `${run}(value)`;
  const runsCode = scope.traits.runsCode(type.node);
  const checked = runsCode ? `${use("attemptCheck")}(${is}, ${judge}, value)` : guarded(is, "false");
  const attempted = runsCode ? `${use("attempt")}(${build}, ${judge}, value)` : guarded(build, use("INVALID"));
  const built = `const output = ${attempted};`;
  const reading = runsCode ? `(whole) => ${use("attempt")}(${build}, ${judge}, whole)` : build;
  const refused = `if (output === ${use("INVALID")})`;
  const declare = (verb: string, result: string, ...lines: readonly string[]): readonly string[] => [
    `export function ${verb}${name}(value: unknown): ${result} {`,
    ...lines.map((line) => `  ${line}`),
    "}",
  ];
  return {
    is: declare("is", checkType(type, scope), `return ${checked};`),
    parse: declare(
      "parse",
      name,
      built,
      `${refused} throw ${use("errorOf")}(${judge}, value);`,
      `return output as ${name};`,
    ),
    safeParse: declare(
      "safeParse",
      `${use("Result")}<${name}>`,
      built,
      `${refused} return ${use("fail")}(${judge}, value);`,
      `return { success: true, data: output as ${name} };`,
    ),
    read: declare("read", `${use("Result")}<${name}>`, `return ${use("read")}<${name}>(${reading}, ${judge}, value);`),
  };
}

function compactTexts(type: NamedType<AnyNode>, scope: Scope): Texts {
  const { name, id } = type;
  const own = scope.type("shape", id);
  const shape = followsCycles(type, scope) ? `${scope.runtime("ownReading")}(${own})` : own;
  const declare = (verb: string, result: string, maker: string): readonly string[] => [
    `export const ${verb}${name}: (value: unknown) => ${result} = /* @__PURE__ */ ${scope.runtime(maker)}(${shape});`,
  ];
  const result = `${scope.runtime("Result")}<${name}>`;
  return {
    is: declare("is", checkType(type, scope), "checker"),
    parse: declare("parse", name, "parser"),
    safeParse: declare("safeParse", result, "safeParser"),
    read: declare("read", result, "reader"),
  };
}
