import type { AnyNode, NamedType } from "../../contract/contract.ts";
import type { Scope } from "./unit.ts";

/** What callers import of an exported type: `isX`, `parseX`, `safeParseX`, `readX` and the value `X`. */
export function publicText(type: NamedType<AnyNode>, scope: Scope): string {
  const { name, id } = type;
  const use = (runtime: string): string => scope.runtime(runtime);
  const [is, build, shape] = [scope.type("is", id), scope.type("build", id), scope.type("shape", id)];
  const deep = scope.traits.deep(id);
  const guarded = (run: string, otherwise: string): string =>
    deep ? `${use("guard")}(${run}, value, ${otherwise})` : `${run}(value)`;
  const built = `const output = ${guarded(build, use("INVALID"))};`;
  const same = scope.traits.sameType(id);
  const input = same ? name : "unknown";
  return [
    `/** Whether the value is a valid {@link ${name}}. */`,
    `export function is${name}(value: unknown): ${same ? `value is ${name}` : "boolean"} {`,
    `  return ${guarded(is, "false")};`,
    "}",
    "",
    `/** The value as a fresh {@link ${name}}; throws ContractError with every issue. */`,
    `export function parse${name}(value: unknown): ${name} {`,
    `  ${built}`,
    `  if (output === ${use("INVALID")}) throw ${use("errorOf")}(${shape}, value);`,
    `  return output as ${name};`,
    "}",
    "",
    `/** Like {@link parse${name}}, with the error in the result. */`,
    `export function safeParse${name}(value: unknown): ${use("Result")}<${name}> {`,
    `  ${built}`,
    `  if (output === ${use("INVALID")}) return ${use("fail")}(${shape}, value);`,
    `  return { success: true, data: output as ${name} };`,
    "}",
    "",
    `/** Reads a response: unknown keys of strict objects and entries with unknown additive values are left out first. */`,
    `export function read${name}(value: unknown): ${use("Result")}<${name}> {`,
    `  return ${use("read")}<${name}>(${build}, ${shape}, value);`,
    "}",
    "",
    `/** {@link ${name}} as a Standard Schema. */`,
    `export const ${name}: ${use("StandardSchema")}<${input}, ${name}> = /* @__PURE__ */ ${use("standardSchema")}(safeParse${name});`,
    "",
  ].join("\n");
}
