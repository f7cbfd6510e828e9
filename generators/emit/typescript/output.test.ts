import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Contract, Node, TypeId } from "../../contract/contract.ts";
import { expectAgreement } from "./testing/agreement.ts";
import { bundle, emit, loadModule } from "./testing/compile-modules.ts";
import { contractOf } from "./testing/contract-of.ts";
import { nodeArbitrary } from "./testing/node-arbitrary.ts";
import { compilerFindings } from "./testing/type-check.ts";
import { zodOf } from "./testing/zod-of.ts";

const seed = 20_261_130;

const text: Node = { kind: "string", steps: [] };

function object(properties: Readonly<Record<string, Node>>): Node & { kind: "object" } {
  const all = Object.entries(properties).map(([key, node]) => ({
    key,
    node,
    optionalIn: node.kind === "optional",
    optionalOut: node.kind === "optional",
  }));
  return { kind: "object", properties: all, unknownKeys: "strict" };
}

/** Random types beside names and texts that try to break out. */
function hostileContract(): Contract {
  const names = ["Array", "Error", "Record", "Object", "Result", "Shape", "Symbol", "Type"];
  const refs = names.map((name): TypeId => `test.${name}`);
  const random = fc.sample(nodeArbitrary(refs), { seed, numRuns: 120 });
  const named = names.map((name, i) => [name, object({ a: { kind: "optional", inner: random[i] ?? text } })] as const);
  const words = "ends */ here\n@deprecated\n`${x}` \u2028 <script>";
  const filled: Node = { kind: "default", inner: text, value: words };
  const told: Node = {
    ...object({
      "*/ }": { ...text, description: words, deprecated: words },
      ["__proto__"]: text,
      constructor: filled,
    }),
    description: words,
  };
  const literal: Node = { kind: "enum", values: [words, "\ud800", "\\", '"', "`"], additive: false };
  const others = random.slice(names.length).map((node, i) => [`Random${i}`, node] as const);
  return contractOf({ ...Object.fromEntries(named), Told: told, Literal: literal, ...Object.fromEntries(others) });
}

describe("the emitted files", () => {
  it("type-check under this repository's settings, whatever the names and texts", { timeout: 60_000 }, async () => {
    const files = await emit(hostileContract());
    expect(compilerFindings(files)).toBe("");
    expect(compilerFindings(files, { lib: ["es2023", "dom"], types: [] })).toBe("");
  });

  it("use no Zod, and make no code out of text", async () => {
    for (const file of await emit(hostileContract())) {
      const code = file.text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
      expect(file.text).not.toMatch(/\bzod\b/);
      expect(code).not.toMatch(/\beval\b|new Function|\bimport\(|require\(/);
      const foreign = [...code.matchAll(/from "([^"]+)"/g)]
        .map((match) => match[1] ?? "")
        .filter((path) => !path.startsWith("."));
      expect(foreign).toEqual([]);
    }
  });

  it("run where code from strings is forbidden and the built-ins are frozen", async () => {
    const contract = contractOf({ Item: object({ id: text, n: { kind: "number", format: "int", steps: [] } }) });
    const script = `
      import { isItem, readItem, safeParseItem } from "./test/types.ts";
      Object.freeze(Error);
      console.log(isItem({ id: "1", n: 1 }), safeParseItem({ id: 1 }).error.issues.length, readItem({ id: "1", n: 1, x: 1 }).success);
      try { eval("1"); console.log("eval runs"); } catch { console.log("eval is forbidden"); }`;
    const code = await bundle(await emit(contract), "out/main.ts", script);
    const out = execFileSync(process.execPath, ["--disallow-code-generation-from-strings", "--input-type=module"], {
      input: code,
      encoding: "utf8",
    });
    expect(out).toBe("true 2 true\neval is forbidden\n");
  });

  it("leave out of a bundle what is not called", async () => {
    const files = await emit(contractOf({ Item: object({ id: text }) }));
    const only = await bundle(
      files,
      "out/main.ts",
      'import { isItem } from "./test/types.ts"; console.log(isItem(1));',
    );
    expect(only).not.toMatch(/unrecognized_keys|ContractError|standard/);
    expect(only.length).toBeLessThan(1500);
  });

  it("are the same for the same contract", async () => {
    expect(await emit(hostileContract())).toEqual(await emit(hostileContract()));
  });

  it("close no comment early and call nothing deprecated that is not", async () => {
    const module = (await emit(hostileContract())).find((file) => file.path === "out/test/types.ts")?.text ?? "";
    const told = module.slice(module.indexOf("ends *\\/ here") - 40, module.indexOf("export interface Told"));
    expect(told).toContain("ends *\\/ here");
    expect(told).not.toMatch(/^\s*\*\s*@deprecated/m);
  });
});

describe("an error", () => {
  const contract = contractOf({ Item: object({ id: text }) });

  it("that is thrown leads to the caller and says every issue", async () => {
    const parse = (await loadModule(contract, "test/types"))["parseItem"] as (value: unknown) => unknown;
    const error = thrownBy(() => parse({ id: 1, more: 2 }));
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: "ContractError",
      issues: [{ code: "invalid_type" }, { code: "unrecognized_keys" }],
    });
    expect(JSON.parse((error as Error).message)).toEqual((error as { issues?: unknown }).issues);
    expect((error as Error).stack).toContain("output.test.ts");
  });

  it("of a safe reading is made once, and leaves the stack limit alone", async () => {
    const safeParse = (await loadModule(contract, "test/types"))["safeParseItem"] as (value: unknown) => {
      error: Error;
    };
    const limit = Error.stackTraceLimit;
    const result = safeParse(1);
    expect(result.error).toBe(result.error);
    expect(Error.stackTraceLimit).toBe(limit);
  });
});

describe("depth", () => {
  const Tree = object({ next: { kind: "optional", inner: { kind: "ref", type: "test.Tree" } } });
  const contract = contractOf({ Tree, Any: { kind: "json" } });

  function nested(depth: number): unknown {
    let value: unknown = {};
    for (let i = 0; i < depth; i++) value = { next: value };
    return value;
  }

  it("of an honest size is read", async () => {
    const module = await loadModule(contract, "test/types");
    expect((module["isTree"] as (value: unknown) => boolean)(nested(500))).toBe(true);
  });

  it("of a hostile size is refused, not thrown", async () => {
    const module = await loadModule(contract, "test/types");
    const hostile = nested(200_000);
    for (const name of ["Tree", "Any"]) {
      expect((module[`is${name}`] as (value: unknown) => boolean)(hostile)).toBe(false);
      for (const verb of ["safeParse", "read"]) {
        const result = (module[verb + name] as (value: unknown) => { success: boolean; error: { issues: unknown } })(
          hostile,
        );
        expect(result.success).toBe(false);
        expect(result.error.issues).toEqual([
          {
            code: "custom",
            params: { "samewire.tooDeep": true },
            path: [],
            message: "Invalid input: nested too deeply",
          },
        ]);
      }
      expect(() => (module[`parse${name}`] as (value: unknown) => unknown)(hostile)).toThrow("nested too deeply");
    }
  });
});

describe("a type that contains itself through two options of a union", () => {
  const option = (tag: string): Node =>
    object({ next: { kind: "ref", type: "test.Fork" }, tag: { kind: "literal", values: [tag] } });
  const contract = contractOf({
    Fork: { kind: "union", options: [option("left"), option("right"), { kind: "null" }] },
    Line: object({ fork: { kind: "ref", type: "test.Fork" } }),
  });

  /** Each level tries both options; without a memory that is twice the work of the level below. */
  function line(length: number, last: unknown): unknown {
    let value = last;
    for (let i = 0; i < length; i++) value = { next: value, tag: i % 2 === 0 ? "right" : "left" };
    return { fork: value };
  }

  it("reads each value once, valid or not", async () => {
    const module = await loadModule(contract, "test/types");
    const [is, parse, safeParse, read] = ["isLine", "parseLine", "safeParseLine", "readLine"].map(
      (name) => module[name] as (value: unknown) => unknown,
    );
    expect(is?.(line(200, null))).toBe(true);
    expect(is?.(line(200, 1))).toBe(false);
    expect(parse?.(line(200, null))).toEqual(line(200, null));
    expect(safeParse?.(line(200, 1))).toMatchObject({ success: false });
    expect(read?.(line(200, 1))).toMatchObject({ success: false });
  });

  it("forgets between readings", async () => {
    const module = await loadModule(contract, "test/types");
    const is = module["isLine"] as (value: unknown) => boolean;
    const value = line(3, null) as { fork: { tag: unknown } };
    expect(is(value)).toBe(true);
    value.fork.tag = "neither";
    expect(is(value)).toBe(false);
  });

  it("says what its schema says", async () => {
    const module = await loadModule(contract, "test/types");
    for (const last of [null, 1, { next: null, tag: "up" }, { next: null, tag: "left", more: 1 }]) {
      expectAgreement({ module, name: "Line", schema: zodOf(contract)("test.Line"), input: line(4, last) });
    }
  });
});

describe("the Standard Schema value", () => {
  it("validates as version 1 says", async () => {
    const module = await loadModule(contractOf({ Item: object({ id: text }) }), "test/types");
    const standard = (
      module["Item"] as { "~standard": { version: number; vendor: string; validate: (value: unknown) => unknown } }
    )["~standard"];
    expect([standard.version, standard.vendor]).toEqual([1, "samewire"]);
    expect(standard.validate({ id: "1" })).toEqual({ value: { id: "1" } });
    expect(standard.validate({ id: 1 })).toEqual({
      issues: [
        {
          code: "invalid_type",
          expected: "string",
          path: ["id"],
          message: "Invalid input: expected string, received number",
        },
      ],
    });
  });
});

function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}
