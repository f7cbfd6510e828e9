import type { AnyNode, NamedType } from "../../contract/contract.ts";
import { judgeOfType } from "./issues-text.ts";
import type { Scope } from "./unit.ts";

/** What callers import of an exported type: `isX`, `parseX`, `safeParseX`, `readX` and the value `X`. */
export function publicText(type: NamedType<AnyNode>, scope: Scope): string {
  const { name } = type;
  const use = (runtime: string): string => scope.runtime(runtime);
  const { is, parse, safeParse, read } =
    scope.form.mode === "full" ? fullBodies(type, scope) : compactBodies(type, scope);
  const same = scope.traits.sameType(type.id);
  return [
    `/** Whether the value is a valid {@link ${name}}. */`,
    `export function is${name}(value: unknown): ${same ? `value is ${name}` : "boolean"} {`,
    ...is,
    "}",
    "",
    `/** The value as a fresh {@link ${name}}; throws ContractError with every issue. */`,
    `export function parse${name}(value: unknown): ${name} {`,
    ...parse,
    "}",
    "",
    `/** Like {@link parse${name}}, with the error in the result. */`,
    `export function safeParse${name}(value: unknown): ${use("Result")}<${name}> {`,
    ...safeParse,
    "}",
    "",
    `/** Reads a response: unknown keys of strict objects and entries with unknown additive values are left out first. */`,
    `export function read${name}(value: unknown): ${use("Result")}<${name}> {`,
    ...read,
    "}",
    "",
    `/** {@link ${name}} as a Standard Schema. */`,
    `export const ${name}: ${use("StandardSchema")}<${same ? name : "unknown"}, ${name}> = /* @__PURE__ */ ${use("standardSchema")}(safeParse${name});`,
    "",
  ].join("\n");
}

/** The lines of the bodies. */
interface Bodies {
  readonly is: readonly string[];
  readonly parse: readonly string[];
  readonly safeParse: readonly string[];
  readonly read: readonly string[];
}

function fullBodies({ name, id }: NamedType<AnyNode>, scope: Scope): Bodies {
  const use = (runtime: string): string => scope.runtime(runtime);
  const [is, build, judge] = [scope.type("is", id), scope.type("build", id), judgeOfType(id, scope)];
  const guarded = (run: string, otherwise: string): string =>
    scope.traits.deep(id) ? `${use("guard")}(${run}, value, ${otherwise})` : `${run}(value)`;
  const built = `  const output = ${guarded(build, use("INVALID"))};`;
  const refused = `  if (output === ${use("INVALID")})`;
  return {
    is: [`  return ${guarded(is, "false")};`],
    parse: [built, `${refused} throw ${use("errorOf")}(${judge}, value);`, `  return output as ${name};`],
    safeParse: [
      built,
      `${refused} return ${use("fail")}(${judge}, value);`,
      `  return { success: true, data: output as ${name} };`,
    ],
    read: [`  return ${use("read")}<${name}>(${build}, ${judge}, value);`],
  };
}

function compactBodies({ name, id }: NamedType<AnyNode>, scope: Scope): Bodies {
  const shape = scope.type("shape", id);
  const run = (runtime: string, type = ""): readonly string[] => [
    `  return ${scope.runtime(runtime)}${type}(${shape}, value);`,
  ];
  return {
    is: run("accepts"),
    parse: run("parse", `<${name}>`),
    safeParse: run("safeParse", `<${name}>`),
    read: run("readShape", `<${name}>`),
  };
}
