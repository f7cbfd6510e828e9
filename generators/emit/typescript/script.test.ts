import { inspect } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import type { TypeId } from "../../contract/contract.ts";
import { expectAgreement } from "./testing/agreement.ts";
import * as code from "./testing/author-code.ts";
import { inputArbitrary } from "./testing/input-arbitrary.ts";
import { junk } from "./testing/junk.ts";
import { everyConstruct, zodArbitrary } from "./testing/zod-arbitrary.ts";
import type { Make } from "./testing/zod-arbitrary.ts";
import { scriptModule } from "./testing/zod-module.ts";

// A larger run: SAMEWIRE_FUZZ=<number of schemas> SAMEWIRE_SEED=<seed>.
const seed = Number(process.env["SAMEWIRE_SEED"] ?? 20261130);
const schemas = Number(process.env["SAMEWIRE_FUZZ"] ?? 150);
const batch = 150;

describe(`what only TypeScript carries against Zod, seed ${seed}`, () => {
  it("every construct by itself", { timeout: 120_000 }, async () => {
    await expectAllAgree(everyConstruct, seed, 40);
  });

  for (let start = 0; start < schemas; start += batch) {
    it(`random schemas ${start} to ${Math.min(start + batch, schemas) - 1}`, { timeout: 120_000 }, async () => {
      await expectAllAgree(
        fc.sample(zodArbitrary, { seed: seed + start, numRuns: Math.min(batch, schemas - start) }),
        seed + start,
        30,
      );
    });
  }
});

async function expectAllAgree(makes: readonly Make[], from: number, inputs: number): Promise<void> {
  let names = 0;
  const made: Record<string, z.ZodType> = {};
  for (const [i, make] of makes.entries()) made[`Type${i}`] = make(() => `Named${names++}`);
  const { contract, modules } = await scriptModule(made, code);
  let cases = 0;
  for (const [exported, schema] of Object.entries(made)) {
    const name = schema.meta()?.id ?? exported;
    const node = contract.types[`test.${name}` as TypeId]?.node;
    if (node === undefined) throw new Error(`${name} is missing`);
    for (const value of junk) {
      const input = value();
      try {
        for (const module of Object.values(modules)) expectAgreement({ module, name, schema, input });
      } catch (error) {
        throw new Error(`${name} ${JSON.stringify(node)}\n${inspect(input)}`, { cause: error });
      }
    }
    fc.assert(
      fc.property(inputArbitrary(node, contract), (input) => {
        for (const module of Object.values(modules)) expectAgreement({ module, name, schema, input });
        cases += 1;
      }),
      { seed: from, numRuns: inputs, reporter: (details) => report(details, name, node) },
    );
  }
  expect(cases).toBeGreaterThanOrEqual(makes.length * inputs);
}

function report(details: fc.RunDetails<[unknown]>, name: string, node: object): void {
  if (details.failed)
    throw new Error(`${name} ${JSON.stringify(node)}\n${fc.defaultReportMessage(details)}`, {
      cause: details.errorInstance,
    });
}
