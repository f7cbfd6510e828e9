import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { safeParseProtocolResponse } from "../../schemas/kit/kit.ts";
import type { Contract, Node } from "../contract/contract.ts";
import { contractOf } from "../emit/typescript/testing/contract-of.ts";
import { inputArbitrary } from "../emit/typescript/testing/input-arbitrary.ts";
import { zodOf } from "../emit/typescript/testing/zod-of.ts";
import { compareContracts } from "./compat.ts";
import type { Direction } from "./compat.ts";
import { anchored, changedNode } from "./testing/changed-node.ts";

// A larger run: SAMEWIRE_FUZZ=<number of changes> SAMEWIRE_SEED=<seed>.
const seed = Number(process.env["SAMEWIRE_SEED"] ?? 20261130);
const changes = Number(process.env["SAMEWIRE_FUZZ"] ?? 300);
const inputs = 40;

type Schema = ReturnType<ReturnType<typeof zodOf>>;

/** What is called compatible is read, in Zod's own judgement, by the other side. */
describe(`verdicts against Zod, seed ${seed}`, () => {
  const seen = { compatible: 0, breaking: 0, witnessed: 0, writings: 0 };

  it.each(["request", "response", "strict"] as const)(
    "%s: nobody refuses what a compatible change lets be written",
    (direction) => {
      fc.assert(
        fc.property(changedNode, changedNode, fc.boolean(), ({ before, after }, anchor, renamed) => {
          const previous = contractIn(direction, { Thing: before, Anchor: anchored(anchor.before) });
          const current = withName(
            contractIn(direction, { Thing: after, Anchor: anchored(anchor.after) }),
            renamed ? "Buoy" : "Anchor",
          );
          const found = compareContracts(previous, current, { strictClients: false });
          const breaking = found.some(({ verdicts }) =>
            verdicts.some((each) => each.breaking && each.direction === direction),
          );
          const refused = refusals(direction, previous, current);
          seen[breaking ? "breaking" : "compatible"] += 1;
          if (breaking && refused.length > 0) seen.witnessed += 1;
          const faults = breaking ? [] : refused.map((value) => ({ value, before, after, anchor, found }));
          expect(faults.slice(0, 1)).toEqual([]);
        }),
        { seed, numRuns: changes },
      );
    },
  );

  afterAll(() => {
    expect(seen.writings).toBeGreaterThan(changes * 10);
    expect(seen.compatible).toBeGreaterThan(changes / 4);
    // A verdict that says breaking is right for at least so many of the changes that random inputs alone show it.
    expect(seen.witnessed / seen.breaking).toBeGreaterThan(0.4);
  });

  /** Values that one side writes and the other one refuses. */
  function refusals(direction: Direction, previous: Contract, current: Contract): readonly unknown[] {
    const [older, newer] = [schemaOf(previous), schemaOf(current)];
    const read = direction === "response" ? safeParseProtocolResponse : strictly;
    const refusedBy = (reader: Schema, writings: readonly unknown[]): readonly unknown[] =>
      writings.filter((value) => !read(reader, value).success);
    const byNewer = refusedBy(newer, writingsOf(previous, older));
    return direction === "request" ? byNewer : [...byNewer, ...refusedBy(older, writingsOf(current, newer))];
  }

  /** What a program writes: JSON values, as its own schema gives them out. */
  function writingsOf(contract: Contract, schema: Schema): readonly unknown[] {
    const sampled = fc.sample(inputArbitrary(nodeOf(contract), contract), { seed, numRuns: inputs });
    const written = sampled.flatMap((input) => {
      const json = jsonOf(input);
      const result = json === undefined ? { success: false } : strictly(schema, json);
      const value = result.success ? jsonOf(result.data) : undefined;
      return value !== undefined && strictly(schema, value).success ? [value] : [];
    });
    seen.writings += written.length;
    return written;
  }
});

/** The same contract, in which the type that is referred to has another name. */
function withName(contract: Contract, name: string): Contract {
  return JSON.parse(JSON.stringify(contract).replaceAll('"test.Anchor"', `"test.${name}"`)) as Contract;
}

function contractIn(direction: Direction, nodes: { readonly Thing: Node; readonly Anchor: Node }): Contract {
  const contract = contractOf(nodes);
  const content = { mediaType: "application/json", body: { kind: "ref", type: "test.Thing" } } as const;
  const base = {
    id: "say",
    family: "test",
    module: "types",
    method: "POST",
    path: "/say",
    summary: "Say.",
    tags: [],
    security: [],
    parameters: [],
  } as const;
  if (direction === "request") return { ...contract, operations: [{ ...base, request: content, responses: [] }] };
  if (direction === "response")
    return { ...contract, operations: [{ ...base, responses: [{ status: 200, description: "Said.", content }] }] };
  return contract;
}

function schemaOf(contract: Contract): Schema {
  return zodOf(contract)("test.Thing");
}

function nodeOf(contract: Contract): Node {
  return contract.types["test.Thing"]?.node ?? { kind: "never" };
}

function strictly(schema: Schema, value: unknown): { readonly success: boolean; readonly data?: unknown } {
  return schema.safeParse(value);
}

function jsonOf(value: unknown): unknown {
  try {
    const text = JSON.stringify(value);
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}
