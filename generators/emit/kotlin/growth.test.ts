import { describe, expect, it } from "vitest";
import type { Contract, Node } from "../../contract/contract.ts";
import { emitKotlin } from "./kotlin.ts";
import { demoContract, object, ref, text } from "./testing/demo-contract.ts";

const values = (...all: readonly string[]): Node => ({ kind: "enum", values: all, additive: false });
const literal = (value: string): Node => ({ kind: "literal", values: [value] });
const variants = (...names: readonly string[]): Node => ({
  kind: "discriminated",
  discriminator: "kind",
  options: names.map((name) => ({ tags: [name], node: ref(name) })),
});
const variant = (tag: string): Node => object({ kind: literal(tag) });
const list: Node = { kind: "array", element: text, steps: [] };
const shape: Node = { kind: "nullable", inner: ref("Shape") };
const maybe: Node = { kind: "optional", inner: text };

const nodes: Readonly<Record<string, Node>> = {
  State: values("a-b", "open", "class"),
  Circle: variant("Circle"),
  Rect: variant("Rect"),
  Shape: variants("Circle", "Rect"),
  Either: { kind: "union", options: [text, ref("Circle"), list] },
  Holder: object({ state: ref("State"), "a-b": text, shape }),
};

/** Everything that an app can name, with the file it stands in. */
function declarations(contract: Contract): readonly string[] {
  return emitKotlin(contract, { root: "out", support: [] })
    .filter(({ path }) => path.includes("/src/main/"))
    .flatMap(({ path, text: source }) => {
      const names = source.matchAll(
        /^\s*(?:public [\w ]*?(?:val|fun|class|interface|object|typealias) [^\s(:]+|[A-Z_\d]+(?=\())/gm,
      );
      return [...names].map(([name]) => `${path}: ${name.trim()}`);
    });
}

/** What the grown contract no longer declares. */
function gone(grown: Contract): readonly string[] {
  const after = new Set(declarations(grown));
  return declarations(demoContract(nodes)).filter((line) => !after.has(line));
}

describe("growth renames nothing", () => {
  it.each<[string, Readonly<Record<string, Node>>]>([
    ["an enum value", { State: values("a-b", "open", "class", "closed") }],
    ["an enum value before the others", { State: values("closed", "a-b", "open", "class") }],
    ["an enum value that looks like another", { State: values("a-b", "open", "class", "a_b", "A B") }],
    ["an optional key", { Holder: object({ extra: maybe, state: ref("State"), "a-b": text, shape }) }],
    ["a key that looks like another", { Holder: object({ state: ref("State"), "a-b": text, shape, a_b: maybe }) }],
    ["a variant", { Group: variant("Group"), Shape: variants("Group", "Circle", "Rect") }],
    ["an option of a union", { Either: { kind: "union", options: [text, ref("Circle"), list, ref("Rect")] } }],
    ["a type", { Added: object({ holder: ref("Holder") }) }],
  ])("%s", (_, change) => expect(gone(demoContract({ ...nodes, ...change }))).toEqual([]));

  it("a module", () => {
    const base = demoContract(nodes);
    const added = demoContract({ Later: object({ holder: ref("Holder") }) });
    const [module] = added.modules;
    if (module === undefined) throw new Error("no module");
    const grown: Contract = {
      ...base,
      modules: [{ ...module, name: "added", source: "schemas/demo/added.ts" }, ...base.modules],
      types: { ...base.types, ...added.types },
    };
    expect(declarations(base).length).toBeGreaterThan(25);
    expect(gone(grown)).toEqual([]);
  });
});
