import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import type { Contract, Node, TypeId } from "../../contract/contract.ts";
import type { FormChoice } from "./form.ts";
import { contractOf } from "./testing/contract-of.ts";
import { expectAgreement } from "./testing/agreement.ts";
import { loadModule } from "./testing/compile-modules.ts";
import { inputArbitrary } from "./testing/input-arbitrary.ts";
import { nodeArbitrary } from "./testing/node-arbitrary.ts";
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

/** Named types of which some refer to each other, forwards and backwards. */
function randomContract(count: number, from: number): Contract {
  const names = Array.from({ length: count }, (_, i) => `Type${i}`);
  const refs = names.slice(0, 5).map((name): TypeId => `test.${name}`);
  const nodes = fc.sample(nodeArbitrary(refs), { seed: from, numRuns: count });
  return contractOf(
    Object.fromEntries(names.map((name, i) => [name, i < 5 ? anchored(nodes[i]) : nodes[i]] as [string, Node])),
  );
}

/** A referred type is an object, so that types refer to each other only through containers. */
function anchored(node: Node = { kind: "unknown" }): Node {
  const property = { key: "a", node: { kind: "optional", inner: node } as Node, optionalIn: true, optionalOut: true };
  return { kind: "object", properties: [property], unknownKeys: "strict" };
}
