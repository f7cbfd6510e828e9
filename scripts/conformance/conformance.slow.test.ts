import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Contract } from "../../generators/contract/contract.ts";
import { readSnapshot } from "../../generators/contract/snapshot.ts";
import { jsonSchemaLane } from "./json-schema-lane.ts";
import { renderLane, renderVectors } from "./lane.ts";
import { typescriptLane } from "./typescript-lane.ts";
import { GeneratedTypescript } from "./validators.ts";
import { readVectors } from "./vector.ts";
import type { Vector } from "./vector.ts";

const folder = "generated";
/** The folder of the vectors may not hold more. */
const mostBytes = 10_000_000;

let contract: Contract;
let vectors: readonly Vector[];
let generated: GeneratedTypescript;

beforeAll(() => {
  contract = readSnapshot(readFileSync(`${folder}/contract.lock.json`, "utf8"));
  vectors = readVectors(`${folder}/vectors`);
  generated = new GeneratedTypescript(contract, `${folder}/typescript`);
  console.log(renderVectors(vectors));
});

describe("the committed vectors", () => {
  it("are at least 20,000, a third and more of them valid and a third and more invalid in either mode", () => {
    expect(vectors.length).toBeGreaterThanOrEqual(20_000);
    for (const mode of ["strict", "read"] as const) {
      const valid = vectors.filter((vector) => vector[mode] !== false).length;
      expect(Math.min(valid, vectors.length - valid) / vectors.length).toBeGreaterThan(1 / 3);
    }
  });

  it("cover every exported type", () => {
    const exported = Object.values(contract.types).filter(({ exportName }) => exportName !== null);
    expect(new Set(vectors.map(({ type }) => type))).toEqual(new Set(exported.map(({ id }) => id)));
  });

  it("stay under 10 MB", () => {
    const index = JSON.parse(readFileSync(`${folder}/vectors/index.json`, "utf8")) as { types: { file: string }[] };
    const bytes = index.types.map(({ file }) => readFileSync(`${folder}/vectors/${file}`).length);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(mostBytes);
  });
});

describe("disagreements with Zod", () => {
  it("TypeScript: none, in verdict and output of both modes", async () => {
    const result = await typescriptLane(vectors, generated);
    console.log(renderLane(result));
    expect(result.compared).toBeGreaterThan(vectors.length);
    expect(result.disagreements).toEqual([]);
  });

  it("JSON Schema: none but what the list of limits foretells", async () => {
    const result = await jsonSchemaLane(vectors, contract, generated);
    console.log(renderLane(result));
    expect(result.compared).toBeGreaterThan(vectors.length / 2);
    expect(result.disagreements).toEqual([]);
  });
});

describe("a lane", () => {
  const wrong = (vector: Vector): Vector => ({
    ...vector,
    strict: vector.strict === false,
    read: vector.read === false,
  });

  it("TypeScript notices a wrong verdict and a wrong output", async () => {
    const some = vectors.filter(({ text, strict }) => strict === true && text.startsWith("{")).slice(0, 50);
    const outputs = some.map((vector): Vector => ({ ...vector, strict: { out: { other: 1 } } }));
    const verdicts = await typescriptLane(some.map(wrong), generated);
    const changed = await typescriptLane(outputs, generated);
    expect(some).toHaveLength(50);
    expect(new Set(verdicts.disagreements.map(({ vector }) => vector.text)).size).toBe(
      new Set(some.map(({ text }) => text)).size,
    );
    expect(changed.disagreements).toHaveLength(50);
  });

  it("JSON Schema notices in both modes a wrong rejection, and an acceptance that no limit foretells", async () => {
    const valid = vectors.filter(({ strict, text }) => strict !== false && text.startsWith("{")).slice(0, 50);
    const invalid = vectors
      .filter(({ strict, read, text }) => strict === false && read === false && text.startsWith('{"'))
      .slice(0, 50);
    const { disagreements } = await jsonSchemaLane([...valid, ...invalid].map(wrong), contract, generated);
    for (const mode of ["strict", "read"]) {
      expect(disagreements.filter(({ fault }) => fault === `${mode}: accepted`)).toHaveLength(50);
      expect(disagreements.filter(({ fault }) => fault === `${mode}: rejected`).length).toBeGreaterThan(30);
    }
  });
});
