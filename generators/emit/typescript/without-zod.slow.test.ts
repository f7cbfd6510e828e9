import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Node, TypeId } from "../../contract/contract.ts";
import { bundle, emit } from "./testing/compile-modules.ts";
import { contractOf } from "./testing/contract-of.ts";
import { inputArbitrary } from "./testing/input-arbitrary.ts";
import { nodeArbitrary } from "./testing/node-arbitrary.ts";
import { zodOf } from "./testing/zod-of.ts";

const seed = 20_261_130;
const types = 60;
const inputsPerType = 10;

/** Runs in a folder from which no package can be found, where no text may become code. */
const script = `
  import { readFileSync } from "node:fs";
  import { isDeepStrictEqual } from "node:util";
  import * as types from "./types.mjs";
  const ways = {
    zod: () => import("zod"),
    eval: async () => (0, eval)("1"),
    Function: async () => new Function("return 1")(),
  };
  const open = [];
  for (const [name, way] of Object.entries(ways)) await way().then(() => open.push(name), () => undefined);
  let agreed = 0;
  for (const { name, input, expected } of JSON.parse(readFileSync("cases.json", "utf8"))) {
    const result = types["safeParse" + name](input);
    const given = result.success ? { data: result.data } : { issues: result.error.issues };
    const same = isDeepStrictEqual(JSON.parse(JSON.stringify(given)), expected);
    if (same && types["is" + name](input) === result.success) agreed += 1;
  }
  console.log(JSON.stringify({ open, agreed }));`;

it.each(["full", "compact"] as const)("%s validators run without Zod where no text may become code", async (mode) => {
  const nodes = fc.sample(nodeArbitrary([]), { seed, numRuns: types });
  const contract = contractOf(Object.fromEntries(nodes.map((node, i): [string, Node] => [`Type${i}`, node])));
  const cases = nodes.flatMap((node, i) => {
    const schema = zodOf(contract)(`test.Type${i}` as TypeId);
    return fc.sample(inputArbitrary(node, contract), { seed, numRuns: inputsPerType }).map((any) => {
      const input = throughJson(any);
      const result = schema.safeParse(input);
      const expected = result.success ? { data: result.data } : { issues: result.error.issues };
      return { name: `Type${i}`, input, expected };
    });
  });
  const folder = mkdtempSync(join(tmpdir(), "samewire-alone-"));
  try {
    writeFileSync(join(folder, "types.mjs"), await bundle(await emit(contract, { mode }), "out/test/types.ts"));
    writeFileSync(join(folder, "cases.json"), JSON.stringify(cases));
    writeFileSync(join(folder, "main.mjs"), script);
    const out = execFileSync(process.execPath, ["--disallow-code-generation-from-strings", "main.mjs"], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(JSON.parse(out)).toEqual({ open: [], agreed: types * inputsPerType });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

function throughJson(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? "null");
  } catch {
    return null;
  }
}
