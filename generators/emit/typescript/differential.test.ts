import assert from "node:assert/strict";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { safeParseProtocolResponse } from "../../../schemas/kit/kit.ts";
import type { Contract, Node, TypeId } from "../../contract/contract.ts";
import { contractOf } from "./testing/contract-of.ts";
import { loadModule } from "./testing/compile-modules.ts";
import type { EmittedModule } from "./testing/compile-modules.ts";
import { inputArbitrary } from "./testing/input-arbitrary.ts";
import { nodeArbitrary } from "./testing/node-arbitrary.ts";
import { zodOf } from "./testing/zod-of.ts";

// A larger run: SAMEWIRE_FUZZ=<number of schemas> SAMEWIRE_SEED=<seed>.
const seed = Number(process.env["SAMEWIRE_SEED"] ?? 20261130);
const schemas = Number(process.env["SAMEWIRE_FUZZ"] ?? 150);
const inputsPerSchema = 30;
const batch = 150;

describe(`generated validators against Zod, seed ${seed}`, () => {
  for (let start = 0; start < schemas; start += batch) {
    it(`schemas ${start} to ${Math.min(start + batch, schemas) - 1}`, { timeout: 120_000 }, async () => {
      const contract = randomContract(Math.min(batch, schemas - start), seed + start);
      const module = await loadModule(contract, "test/types");
      const judge = zodOf(contract);
      let cases = 0;
      for (const id of Object.keys(contract.types) as TypeId[]) {
        const node = contract.types[id]?.node ?? { kind: "never" };
        fc.assert(
          fc.property(inputArbitrary(node, contract), (input) => {
            cases += 1;
            compare({ module, name: id.slice("test.".length), schema: judge(id), input });
          }),
          { seed: seed + start, numRuns: inputsPerSchema, reporter: (details) => report(details, node) },
        );
      }
      expect(cases).toBeGreaterThanOrEqual(inputsPerSchema * Math.min(batch, schemas - start));
    });
  }
});

function report(details: fc.RunDetails<[unknown]>, node: Node): void {
  if (details.failed) throw new Error(`${JSON.stringify(node)}\n${fc.defaultReportMessage(details)}`, { cause: details.errorInstance });
}

/** Named types of which some refer to each other, forwards and backwards. */
function randomContract(count: number, from: number): Contract {
  const names = Array.from({ length: count }, (_, i) => `Type${i}`);
  const refs = names.slice(0, 5).map((name): TypeId => `test.${name}`);
  const nodes = fc.sample(nodeArbitrary(refs), { seed: from, numRuns: count });
  return contractOf(Object.fromEntries(names.map((name, i) => [name, i < 5 ? anchored(nodes[i]) : nodes[i]] as [string, Node])));
}

/** A referred type is an object, so that types refer to each other only through containers. */
function anchored(node: Node = { kind: "unknown" }): Node {
  const property = { key: "a", node: { kind: "optional", inner: node } as Node, optionalIn: true, optionalOut: true };
  return { kind: "object", properties: [property], unknownKeys: "strict" };
}

interface Case {
  readonly module: EmittedModule;
  readonly name: string;
  readonly schema: z.ZodType;
  readonly input: unknown;
}

type Safe = (value: unknown) => { success: boolean; data?: unknown; error?: { issues: unknown } };

function compare({ module, name, schema, input }: Case): void {
  const expected = sayable(() => schema.safeParse(input));
  if (expected === unsayable) return;
  compareReading({ module, name, schema, input });
  const actual = (module[`safeParse${name}`] as Safe)(input);
  assert.equal(actual.success, expected.success, "verdict");
  assert.equal((module[`is${name}`] as (value: unknown) => boolean)(input), expected.success, "is");
  if (!expected.success) {
    const issues = sayable(() => expected.error.issues);
    if (issues !== unsayable) assert.deepStrictEqual(actual.error?.issues, issues, "issues");
    assert.throws(() => (module[`parse${name}`] as (value: unknown) => unknown)(input), { name: "ContractError" });
    return;
  }
  assert.deepStrictEqual(actual.data, expected.data, "output");
  assertSameMaking(actual.data, expected.data, input, new Set());
  assert.deepStrictEqual((module[`parse${name}`] as (value: unknown) => unknown)(input), expected.data);
}

function compareReading({ module, name, schema, input }: Case): void {
  const expected = sayable(() => {
    const result = safeParseProtocolResponse(schema, input);
    return result.success ? { success: true, data: result.data } : { success: false, issues: result.error.issues };
  });
  if (expected === unsayable) return;
  const actual = (module[`read${name}`] as Safe)(input);
  const comparable = actual.success ? { success: true, data: actual.data } : { success: false, issues: actual.error?.issues };
  assert.deepStrictEqual(comparable, expected, "read");
}

const unsayable = Symbol("unsayable");

/** Zod fails to put a symbol key of a finite record into words; there it is no judge. */
function sayable<T>(ask: () => T): T | typeof unsayable {
  try {
    return ask();
  } catch (error) {
    assert.match(String(error), /Cannot convert a Symbol value to a string/);
    return unsayable;
  }
}

/** Key order, frozenness, and which parts are the input's own. */
function assertSameMaking(actual: unknown, expected: unknown, input: unknown, seen: Set<unknown>): void {
  if (typeof actual !== "object" || actual === null || typeof expected !== "object" || expected === null || seen.has(actual)) return;
  seen.add(actual);
  assert.equal(Object.isFrozen(actual), Object.isFrozen(expected), "frozen");
  assert.equal(actual === input, expected === input, "identity");
  if (actual === input) return;
  assert.deepStrictEqual(Reflect.ownKeys(actual), Reflect.ownKeys(expected), "key order");
  for (const key of Reflect.ownKeys(expected)) {
    const from = typeof input === "object" && input !== null ? Reflect.get(input, key) : undefined;
    assertSameMaking(Reflect.get(actual, key), Reflect.get(expected, key), from, seen);
  }
}
