import { describe, expect, it } from "vitest";
import { z } from "zod";
import { buildContract, loadedFromModules } from "../../contract/build/build.ts";
import { loadModule } from "./testing/compile-modules.ts";
import type { EmittedModule } from "./testing/compile-modules.ts";
import { expectCyclicAgreement } from "./testing/cyclic-agreement.ts";
import { scriptModule } from "./testing/zod-module.ts";

const Node = z.strictObject({
  id: z.string().min(1),
  get next() {
    return Node.optional();
  },
  get list() {
    return z.array(Node).max(3).optional();
  },
  get frozen() {
    return Node.readonly().optional();
  },
});
const schemas: Readonly<Record<string, z.ZodType>> = {
  Node,
  Lazy: z.object({ self: z.lazy(() => schemas["Lazy"] as z.ZodType).nullish() }),
  Record: z.record(
    z.string(),
    z.lazy((): z.ZodType => schemas["Record"] as z.ZodType),
  ),
  Json: z.json(),
};

const { families } = loadedFromModules({
  test: { types: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [`${name}Schema`, schema])) },
});
const contract = buildContract({ families }).whole;
const modes = [
  ["full", await loadModule(contract, "test/types", { cycles: true })],
  ["compact", await loadModule(contract, "test/types", { cycles: true, mode: "compact" })],
] as const;

interface Linked {
  id: unknown;
  next?: Linked;
  list?: Linked[];
  frozen?: Linked;
  extra?: unknown;
}

function loop(id: unknown = "a"): Linked {
  const value: Linked = { id };
  value.next = value;
  return value;
}

function call(module: EmittedModule, entry: string, value: unknown): unknown {
  return (module[entry] as (value: unknown) => unknown)(value);
}

describe.each(modes)("values that contain themselves, %s", (_, module) => {
  const agree = (name: string, input: unknown): string => {
    const schema = schemas[name];
    if (schema === undefined) throw new Error(`No schema ${name}.`);
    return expectCyclicAgreement({ module, name, schema, input });
  };

  it("gives an output that contains itself, and is no part of the input", () => {
    const input = loop();
    const output = call(module, "parseNode", input) as Linked;
    expect(output.next).toBe(output);
    expect(output).not.toBe(input);
    expect(call(module, "isNode", input)).toBe(true);
    const { "~standard": standard } = module["Node"] as { "~standard": { validate: (value: unknown) => unknown } };
    expect(standard.validate(input)).toHaveProperty("value.next.next.id", "a");
    expect(agree("Node", input)).toBe("accepted");
  });

  it("gives one output for what stands at two places of the input", () => {
    const shared: Linked = { id: "b" };
    const output = call(module, "parseNode", { id: "a", next: shared, list: [shared, shared] }) as Linked;
    expect([output.list?.[0], output.list?.[1]]).toEqual([output.next, output.next]);
    expect(output.list?.[0]).toBe(output.next);
    expect(output.list?.[1]).toBe(output.next);
  });

  it("says what is wrong at each place, once for each way that leads there without a circle", () => {
    const input = loop(1);
    input.list = [input, { id: "" }];
    const { error } = call(module, "safeParseNode", input) as { error: { issues: { path: unknown }[] } };
    expect(error.issues.map(({ path }) => path)).toEqual([["id"], ["list", 1, "id"]]);
    expect(agree("Node", input)).toBe("refused");
  });

  it("freezes what is whole, and nothing that is still being filled", () => {
    const input: Linked = { id: "a" };
    input.frozen = { id: "b", next: input, frozen: input };
    const output = call(module, "parseNode", input) as Linked;
    expect([Object.isFrozen(output), Object.isFrozen(output.frozen)]).toEqual([false, true]);
    expect(output.frozen?.frozen).toBe(output);
    expect(agree("Node", input)).toBe("accepted");
  });

  it("looks at no entry of a list that is too long, wherever it is met again", () => {
    const input = loop();
    const list = [input, input, input, input];
    input.list = list;
    input.next = { id: "b", list };
    expect(agree("Node", input)).toBe("refused");
  });

  it("reads a response without the unknown keys that it can reach", () => {
    const input: Linked = { id: "a", extra: 1 };
    input.list = [{ id: "b", extra: 2 }];
    expect(agree("Node", input)).toBe("mended");
    // Behind a circle stands the value as it came.
    expect(agree("Node", Object.assign(loop(), { extra: 1 }))).toBe("refused");
  });

  it("reads through lazies, records and JSON values", () => {
    const lazy: Record<string, unknown> = {};
    lazy["self"] = { self: lazy };
    expect(agree("Lazy", lazy)).toBe("accepted");
    const record: Record<string, unknown> = {};
    record["a"] = record;
    expect(agree("Record", record)).toBe("accepted");
    expect(agree("Record", { a: record, b: 1 })).toBe("refused");
    const json: unknown[] = [1, record];
    json.push(json, { json });
    expect(agree("Json", json)).toBe("accepted");
    json.push(undefined);
    expect(agree("Json", json)).toBe("refused");
  });

  it("reads the same value anew each time", () => {
    const input = loop();
    const first = call(module, "parseNode", input) as Linked;
    input.id = 1;
    expect(call(module, "isNode", input)).toBe(false);
    input.id = "b";
    const second = call(module, "parseNode", input) as Linked;
    expect([first.id, second.id, second.next === second]).toEqual(["a", "b", true]);
  });

  it("still refuses what is nested deeper than the stack goes", () => {
    let deep: Linked = { id: "a" };
    for (let i = 0; i < 100_000; i++) deep = { id: "a", next: deep };
    expect(call(module, "isNode", deep)).toBe(false);
    const { error } = call(module, "safeParseNode", deep) as { error: { issues: { message: string }[] } };
    expect(error.issues.map(({ message }) => message)).toEqual(["Invalid input: nested too deeply"]);
    expect(call(module, "isNode", loop())).toBe(true);
  });
});

describe("values that contain themselves, beside code of the author", () => {
  const Part: z.ZodType = z.object({
    id: z.string(),
    get up() {
      return Part.optional().refine((value) => (value as Linked | undefined)?.id !== "hidden", "hidden");
    },
    get made() {
      return Part.transform((value) => ({ value })).optional();
    },
    get caught() {
      return Part.catch(null as never).optional();
    },
    get set() {
      return z.set(Part).optional();
    },
    get map() {
      return z.map(Part, z.any()).optional();
    },
  });
  const inner: { is?: (value: unknown) => boolean } = {};
  const Outer = z.object({
    part: Part.optional(),
    get again() {
      return Outer.optional();
    },
    probe: z
      .any()
      .optional()
      .refine((value) => value === undefined || inner.is?.(value) !== false),
  });

  it("is read as Zod reads it", async () => {
    const { modules } = await scriptModule({ Part, Outer }, {}, { cycles: true });
    const part = (more: (self: Record<string, unknown>) => object): unknown => {
      const self: Record<string, unknown> = { id: "a" };
      return Object.assign(self, more(self));
    };
    const inputs = [
      part((self) => ({ up: self })),
      part((self) => ({ id: "hidden", up: self })),
      part((self) => ({ id: "hidden", up: { id: "b", up: self } })),
      part((self) => ({ made: self })),
      part(() => ({ made: part((self) => ({ up: self })) })),
      part((self) => ({ up: { id: "b", made: self } })),
      part((self) => ({ caught: { id: 1, up: self } })),
      part((self) => ({ caught: self, set: new Set([self]), map: new Map([[self, self]]) })),
      part((self) => ({ id: 1, map: new Map([[{ id: 1, up: self }, 1]]) })),
    ];
    for (const module of Object.values(modules)) {
      for (const input of inputs) expectCyclicAgreement({ module, name: "Part", schema: Part, input });
      expect(() => call(module, "parsePart", inputs[3])).toThrow("reference cycle that closes through a transform");
    }
  });

  it("keeps a reading inside of a check apart from the one around it", async () => {
    const { modules } = await scriptModule({ Part, Outer }, {}, { cycles: true });
    for (const module of Object.values(modules)) {
      inner.is = module["isOuter"] as (value: unknown) => boolean;
      const input: Record<string, unknown> = {};
      input["again"] = input;
      input["probe"] = { part: { id: "a" }, again: { part: { id: "b" } } };
      const output = call(module, "parseOuter", input) as Record<string, unknown>;
      expect(output["again"]).toBe(output);
    }
  });
});

it("refuses a value that contains itself where the family does not ask for cycles", async () => {
  const module = await loadModule(contract, "test/types");
  const { error } = call(module, "safeParseNode", loop()) as { error: { issues: { message: string }[] } };
  expect(error.issues.map(({ message }) => message)).toEqual(["Invalid input: nested too deeply"]);
});
