import { beforeAll, describe, expect, it } from "vitest";
import type { Node } from "../../contract/contract.ts";
import { expectAgreement } from "./testing/agreement.ts";
import { emit, loadModule } from "./testing/compile-modules.ts";
import type { EmittedModule } from "./testing/compile-modules.ts";
import { contractOf } from "./testing/contract-of.ts";
import { zodOf } from "./testing/zod-of.ts";

const anything: Node = { kind: "unknown" };
const maybe: Node = { kind: "optional", inner: anything };
const exact: Node = { kind: "exactOptional", inner: { kind: "number", format: "int", steps: [] } };

function object(all: Readonly<Record<string, Node>>): Node {
  const properties = Object.entries(all).map(([key, node]) => {
    const optional = node.kind === "optional" || node.kind === "exactOptional";
    return { key, node, optionalIn: optional, optionalOut: optional };
  });
  return { kind: "object", properties, unknownKeys: "strict" };
}

const contract = contractOf({
  Inherited: object({ constructor: maybe, toString: anything }),
  Plain: object({ a: anything, b: maybe, c: exact }),
});

const inputs = [
  "{}",
  '{"a":null}',
  '{"a":1,"b":2,"c":3}',
  '{"a":1,"c":3}',
  '{"b":2,"c":3}',
  '{"a":1,"other":2}',
  '{"b":1,"other":2}',
  '{"other":1}',
  '{"constructor":1}',
  '{"constructor":1,"toString":2}',
  '{"toString":2,"valueOf":3}',
  "[]",
  "null",
];

describe("validators of JSON input", () => {
  let module: EmittedModule;
  beforeAll(async () => {
    module = await loadModule(contract, "test/types", { input: "json" });
  });

  it.each(inputs)("judge %s as Zod does, and keep the keys that Zod keeps", (text) => {
    for (const name of ["Inherited", "Plain"] as const) {
      const schema = zodOf(contract)(`test.${name}`);
      expect(() => expectAgreement({ module, name, schema, input: JSON.parse(text) })).not.toThrow();
    }
  });

  it("count keys, and ask no object for a key that it has without a value", async () => {
    const text = (await emit(contract, { input: "json" })).find(({ path }) => path === "out/test/types.ts")?.text;
    const plain = /function build\$Plain[\s\S]*?\n}\n/.exec(text ?? "")?.[0];
    expect(plain).toContain("keys++");
    expect(plain).not.toContain('" in o');
  });
});
