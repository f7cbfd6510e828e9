import fc from "fast-check";
import { isJson, sameJson } from "../../generators/contract/contract.ts";
import type { Contract, DefaultNode, JsonValue, Node, TypeId } from "../../generators/contract/contract.ts";
import { inputArbitrary } from "../../generators/emit/typescript/testing/input-arbitrary.ts";
import { zodOf } from "../../generators/emit/typescript/testing/zod-of.ts";

/** Inputs that are tried as a default. */
const TRIED = 60;

/**
 * The contract with defaults that are values of their schemas, which a drawn one seldom is. Where none is found the
 * default stays, and a build refuses its type.
 */
export function withOwnDefaults(contract: Contract, seed: number): Contract {
  return JSON.parse(JSON.stringify(contract), (_key, value: unknown) =>
    isDefault(value) ? { ...value, value: ownValue(value, contract, seed) ?? value.value } : value,
  ) as Contract;
}

function isDefault(value: unknown): value is DefaultNode {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "default";
}

function ownValue({ inner }: DefaultNode, contract: Contract, seed: number): JsonValue | undefined {
  const id: TypeId = "test.Defaulted";
  const holder = { ...contract, types: { ...contract.types, [id]: { node: inner } } } as unknown as Contract;
  const schema = zodOf(holder)(id);
  return fc
    .sample(inputArbitrary(inner as Node, holder), { seed, numRuns: TRIED })
    .find((value): value is JsonValue => {
      if (!isJson(value)) return false;
      try {
        const { success, data } = schema.safeParse(value);
        return success && sameJson(data, value);
      } catch {
        // A random schema may throw where no author's would.
        return false;
      }
    });
}
