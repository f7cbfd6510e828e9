import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { buildContract, loadedFromModules } from "../../../generators/contract/build/build.ts";
import * as operator from "./operator.ts";
import { notationOf } from "./testing/shape-notation.ts";

/** Each line was compared with the tables of the contract facts, whose notation it uses. */
const file = new URL("testing/shapes.txt", import.meta.url);
// To accept a change that the facts state: SAMEWIRE_UPDATE_CASES=1 npx vitest run schemas/clankie/operator/shapes. Never in CI.
const update = process.env["SAMEWIRE_UPDATE_CASES"] === "1" && process.env["CI"] === undefined;

it("every schema of the operator service has the keys, values and bounds that the facts state", () => {
  const { contract, diagnostics } = buildContract(loadedFromModules({ clankie: { operator } }));
  expect(diagnostics).toEqual([]);
  const lines = Object.values(contract.types).map(
    ({ exportName, name, node }) => `${exportName ?? name}: ${notationOf(node)}\n`,
  );
  const text = lines.toSorted((left, right) => (left < right ? -1 : 1)).join("");
  if (update) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, "utf8"));
  const exported = Object.keys(operator).filter((name) => name.endsWith("Schema"));
  expect(exported.filter((name) => !text.includes(`${name}: `))).toEqual([]);
});
