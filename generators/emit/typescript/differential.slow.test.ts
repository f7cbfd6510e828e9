import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import type { Node, TypeId } from "../../contract/contract.ts";
import type { FormChoice } from "./form.ts";
import { expectAgreement } from "./testing/agreement.ts";
import { loadModule } from "./testing/compile-modules.ts";
import { randomContract } from "./testing/differential.ts";
import { inputArbitrary } from "./testing/input-arbitrary.ts";
import { zodOf } from "./testing/zod-of.ts";

// A larger run: SAMEWIRE_FUZZ=<number of schemas> SAMEWIRE_SEED=<seed>.
const seed = Number(process.env["SAMEWIRE_SEED"] ?? 20261130);
const schemas = Number(process.env["SAMEWIRE_FUZZ"] ?? 450);
const inputsPerSchema = 30;
const batch = 150;

const forms: readonly (readonly [name: string, form: FormChoice, schemas: number])[] = [
  ["full", {}, schemas],
  ["compact", { mode: "compact" }, Math.ceil(schemas / 3)],
  ["full for JSON input", { input: "json" }, Math.ceil(schemas / 3)],
];

describe.each(forms)(`generated validators against Zod, %s, seed ${seed}`, (_, form, schemas) => {
  const seen = { cases: 0, accepted: 0, mended: 0 };

  afterAll(() => {
    expect(seen.accepted / seen.cases).toBeGreaterThan(0.2);
    expect(seen.mended).toBeGreaterThan(seen.cases / 200);
  });

  for (let start = 0; start < schemas; start += batch) {
    it(`schemas ${start} to ${Math.min(start + batch, schemas) - 1}`, { timeout: 120_000 }, async () => {
      const contract = randomContract(Math.min(batch, schemas - start), seed + start);
      const module = await loadModule(contract, "test/types", form);
      const judge = zodOf(contract);
      const before = seen.cases;
      for (const id of Object.keys(contract.types) as TypeId[]) {
        const node = contract.types[id]?.node ?? { kind: "never" };
        fc.assert(
          fc.property(inputArbitrary(node, contract).map(form.input === "json" ? throughJson : same), (input) => {
            const verdict = expectAgreement({ module, name: id.slice("test.".length), schema: judge(id), input });
            seen.cases += 1;
            if (verdict !== "refused") seen[verdict] += 1;
          }),
          { seed: seed + start, numRuns: inputsPerSchema, reporter: (details) => report(details, node) },
        );
      }
      expect(seen.cases - before).toBeGreaterThanOrEqual(inputsPerSchema * Math.min(batch, schemas - start));
    });
  }
});

function same(input: unknown): unknown {
  return input;
}

/** The input as it comes out of JSON.parse; null for what cannot be sent. */
function throughJson(input: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(input) ?? "null");
  } catch {
    return null;
  }
}

function report(details: fc.RunDetails<[unknown]>, node: Node): void {
  if (details.failed)
    throw new Error(`${JSON.stringify(node)}\n${fc.defaultReportMessage(details)}`, { cause: details.errorInstance });
}
