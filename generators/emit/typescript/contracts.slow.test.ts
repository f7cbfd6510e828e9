import assert from "node:assert/strict";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { safeParseProtocolResponse } from "../../../schemas/kit/kit.ts";
import { buildContract } from "../../contract/build/build.ts";
import type { LoadedSchemas } from "../../contract/build/build.ts";
import type { Contract } from "../../contract/contract.ts";
import { loadSchemas } from "../../load/load.ts";
import { emit, loadModules } from "./testing/compile-modules.ts";
import type { EmittedModule } from "./testing/compile-modules.ts";
import { compilerFindings, repository } from "./testing/type-check.ts";
import { inputArbitrary } from "./testing/input-arbitrary.ts";

const seed = Number(process.env["SAMEWIRE_SEED"] ?? 20261130);
const inputsPerType = Number(process.env["SAMEWIRE_INPUTS"] ?? 20);

type Safe = (value: unknown) => { success: boolean; data?: unknown; error?: { issues: unknown } };

/** The repository's own schemas: what is generated from them against the schemas themselves, whole way through. */
describe(`the contracts of this repository, seed ${seed}`, () => {
  let contract: Contract;
  let loaded: LoadedSchemas;

  beforeAll(async () => {
    const families = ["clankie", "remote"].map((name) => ({
      name,
      patterns: [`schemas/${name}/**/*.ts`, `!schemas/${name}/testing/**`],
    }));
    loaded = (await loadSchemas({ root: repository, families })).loaded;
    contract = buildContract(loaded).contract;
  }, 60_000);

  it("read, accept, refuse and report as their schemas do", { timeout: 120_000 }, async () => {
    let types = 0;
    const homes = contract.modules
      .filter(({ types }) => types.length > 0)
      .map((module) => `${module.family}/${module.name}`);
    const all = await loadModules(contract, homes);
    for (const module of contract.modules) {
      const generated = all.get(`${module.family}/${module.name}`) ?? {};
      for (const id of module.types) {
        const type = contract.types[id];
        if (type === undefined || type.exportName === null) continue;
        const schema = exported(loaded, module.family, module.name, type.exportName);
        fc.assert(
          fc.property(inputArbitrary(type.node, contract), (input) => compare(generated, type.name, schema, input)),
          { seed, numRuns: inputsPerType },
        );
        types += 1;
      }
    }
    expect(types).toBeGreaterThan(50);
  });

  it("have the types that Zod infers", { timeout: 60_000 }, async () => {
    const files = (await emit(contract)).map((file) =>
      // Two nominal types are never one; for this comparison the generated ones borrow Zod's.
      file.path.endsWith("runtime/values.ts") ? { ...file, text: file.text.replace(ownBrand, zodBrand) } : file,
    );
    expect(files.some((file) => file.text.includes(zodBrand))).toBe(true);
    expect(compilerFindings([...files, { path: "out/same-types.ts", text: sameTypes(contract) }])).toBe("");
  });
});

const ownBrand = "T & { readonly [brand]: Name }";
const zodBrand = 'T & import("zod").core.$brand<Name>';

/** A module that compiles only where each generated type and the inferred one are assignable to each other. */
function sameTypes(contract: Contract): string {
  const lines = ['import type { z } from "zod";', 'export type { Brand } from "./runtime/values.ts";'];
  for (const [i, module] of contract.modules.entries()) {
    const types = module.types.flatMap((id) => contract.types[id] ?? []).filter((type) => type.exportName !== null);
    if (types.length === 0) continue;
    lines.push(`import type * as source${i} from ${JSON.stringify(`${repository}/${module.source}`)};`);
    lines.push(`import type * as made${i} from "./${module.family}/${module.name}.ts";`);
    for (const { name, exportName } of types) {
      const [inferred, generated] = [`z.output<typeof source${i}.${exportName}>`, `made${i}.${name}`];
      lines.push(`export const to${i}${name}: (value: ${inferred}) => ${generated} = (value) => value;`);
      lines.push(`export const from${i}${name}: (value: ${generated}) => ${inferred} = (value) => value;`);
    }
  }
  return `${lines.join("\n")}\n`;
}

function exported(loaded: LoadedSchemas, family: string, module: string, name: string): z.ZodType {
  const found = loaded.families
    .find((each) => each.name === family)
    ?.modules.find((each) => each.name === module)
    ?.exports.find((each) => each.name === name);
  return found?.value as z.ZodType;
}

function compare(generated: EmittedModule, name: string, schema: z.ZodType, input: unknown): void {
  const strict = schema.safeParse(input);
  assert.deepStrictEqual(said((generated[`safeParse${name}`] as Safe)(input)), said(strict), `${name}, strict`);
  assert.equal((generated[`is${name}`] as (value: unknown) => boolean)(input), strict.success, `${name}, is`);
  assert.deepStrictEqual(
    said((generated[`read${name}`] as Safe)(input)),
    said(safeParseProtocolResponse(schema, input)),
    `${name}, read`,
  );
}

function said(result: { success: boolean; data?: unknown; error?: { issues: unknown } | undefined }): unknown {
  return result.success ? { success: true, data: result.data } : { success: false, issues: result.error?.issues };
}
