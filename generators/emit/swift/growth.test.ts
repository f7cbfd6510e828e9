import { describe, expect, it } from "vitest";
import type { Contract, Node } from "../../contract/contract.ts";
import { emitSwift } from "./swift.ts";
import { contractOf, list, literal, nullable, objectOf, optional, ref, text } from "./testing/contract-of.ts";

const values = (...all: readonly string[]): Node => ({ kind: "enum", values: all, additive: false });
const variants = (...names: readonly string[]): Node => ({
  kind: "discriminated",
  discriminator: "kind",
  options: names.map((name) => ({ tags: [name], node: ref(name) })),
});
const variant = (tag: string): Node => objectOf({ kind: literal(tag) });

const nodes: Readonly<Record<string, Node>> = {
  State: values("a-b", "open", "class"),
  Circle: variant("Circle"),
  Rect: variant("Rect"),
  Shape: variants("Circle", "Rect"),
  Either: { kind: "union", options: [text, ref("Circle"), list(text)] },
  Holder: objectOf({ state: ref("State"), "a-b": text, shape: nullable(ref("Shape")) }),
};

/** Every line that names something an app can write, and the file it stands in. */
function declarations(contract: Contract): readonly string[] {
  return emitSwift(contract, { root: "out", support: [] })
    .filter(({ path }) => path.includes("/Sources/Demo/") || path.includes("/Sources/Other/"))
    .flatMap(({ path, text: source }) => {
      const lines = source.split("\n").filter((line) => /^\s*(?:case [\w`]+(?:\(.*\))?$|public (?!init))/.test(line));
      // What a constant holds is no name.
      return lines.map((line) => `${path}: ${line.trim().replace(/ = .*/, "")}`);
    });
}

/** What the grown contract no longer declares, or declares otherwise. */
function renamed(grown: Contract): readonly string[] {
  const after = new Set(declarations(grown));
  return declarations(contractOf(nodes)).filter((line) => !after.has(line));
}

describe("growth renames nothing", () => {
  it.each<[string, Readonly<Record<string, Node>>]>([
    ["an enum value", { State: values("a-b", "open", "class", "closed") }],
    ["an enum value before the others", { State: values("closed", "a-b", "open", "class") }],
    ["an enum value that looks like another", { State: values("a-b", "open", "class", "a_b", "A B") }],
    [
      "an optional key",
      { Holder: objectOf({ extra: optional(text), state: ref("State"), "a-b": text, shape: nullable(ref("Shape")) }) },
    ],
    [
      "a key that looks like another",
      { Holder: objectOf({ state: ref("State"), "a-b": text, shape: nullable(ref("Shape")), a_b: optional(text) }) },
    ],
    ["a variant", { Group: variant("Group"), Shape: variants("Group", "Circle", "Rect") }],
    ["an option of a union", { Either: { kind: "union", options: [text, ref("Circle"), list(text), ref("Rect")] } }],
    ["a type", { Added: objectOf({ holder: ref("Holder") }) }],
  ])("%s", (_, change) => expect(renamed(contractOf({ ...nodes, ...change }))).toEqual([]));

  it("a module", () => {
    const base = contractOf(nodes);
    const added = contractOf({ Later: objectOf({ holder: ref("Holder") }) });
    const [module] = added.modules;
    if (module === undefined) throw new Error("no module");
    const grown: Contract = {
      ...base,
      modules: [{ ...module, name: "added", source: "schemas/demo/added.ts" }, ...base.modules],
      types: { ...base.types, ...added.types },
    };
    expect(renamed(grown)).toEqual([]);
  });
});
