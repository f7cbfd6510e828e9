import { expect, it } from "vitest";
import type { JsonValue, Node } from "../../contract/contract.ts";
import { emitKotlin } from "./kotlin.ts";
import { demoContract, demoSource, object, ref, text, whole } from "./testing/demo-contract.ts";

it("emits a module that Maven and Gradle build, sorted by path", () => {
  const files = emitKotlin(demoContract({ Name: text }), {
    root: "out",
    packages: { demo: "org.example.demo" },
    supportPackage: "org.example.base",
    group: "org.example",
    support: [
      { path: "regex/Node.kt", text: "package samewire.support.regex\n\nimport samewire.support.Wire\n" },
      { path: "vectors/Run.kt", text: "package samewire.support.vectors\n" },
    ],
  });
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual(paths.toSorted());
  expect(paths).toEqual([
    "out/.gitignore",
    "out/README.md",
    "out/build.gradle.kts",
    "out/pom.xml",
    "out/settings.gradle.kts",
    "out/src/main/kotlin/org/example/base/regex/Node.kt",
    "out/src/main/kotlin/org/example/base/regex/UnicodeTables.kt",
    "out/src/main/kotlin/org/example/demo/Shapes.kt",
    "out/src/test/kotlin/org/example/base/vectors/Registry.kt",
    "out/src/test/kotlin/org/example/base/vectors/Run.kt",
  ]);
  expect(files[5]?.text).toBe("package org.example.base.regex\n\nimport org.example.base.Wire\n");
  expect(files.every(({ text: all }) => all.endsWith("\n") && !all.includes("\r"))).toBe(true);
});

it("has warnings fail and all processors used wherever the module is compiled", () => {
  const files = emitKotlin(demoContract({ Name: text }), { root: "out", support: [] });
  const textOf = (path: string): string => files.find((file) => file.path === path)?.text ?? "";
  for (const args of textOf("out/pom.xml").split("<args>").slice(1)) {
    expect(args).toContain("<arg>-Werror</arg>");
    expect(args).toContain("<arg>-Xbackend-threads=0</arg>");
  }
  expect(textOf("out/build.gradle.kts")).toContain(
    '        allWarningsAsErrors.set(true)\n        freeCompilerArgs.add("-Xbackend-threads=0")\n',
  );
});

it("gives every state of a key its own type", () => {
  const source = demoSource({
    Note: object({
      id: text,
      left: { kind: "optional", inner: text },
      "gone-at": { kind: "nullable", inner: text },
      both: { kind: "optional", inner: { kind: "nullable", inner: whole } },
      count: { kind: "default", inner: whole, value: 5 },
      any: { kind: "unknown" },
      version: { kind: "literal", values: [3] },
    }),
  });
  for (const line of [
    "public val id: String,",
    "public val left: String? = null,",
    "public val goneAt: String?,",
    "public val both: Tristate<Long> = Tristate.Absent,",
    "public val count: Long = 5L,",
    "public val any: JsonElement,",
    "public val version: Long get() = 3\n",
    "1 -> m1 = input.text(form.cores[1])",
    "2 -> m2 = input.textOrNull(form.cores[2])",
    "var m3: Tristate<Long> = Tristate.Absent",
    "3 -> m3 = Tristate.of(input.longOrNull(form.cores[3]))",
    "count = m4 ?: (input.absent(form, 4) ?: detour()).long,",
    "any = (m5 ?: input.absent(form, 5) ?: detour()).element,",
    "6 -> input.constant(form.cores[6])",
    "out.putText(form, 0, value.id)",
    "out.putTextIfPresent(form, 1, value.left)",
    "out.putTextOrNull(form, 2, value.goneAt)",
    "out.putTristate(form, 3, value.both) { out.long(form.cores[3], it) }",
    "out.putLong(form, 4, value.count)",
    "out.at(form, 5).any(value.any)",
    "out.constant(form, 6)",
    'property("count", default(number(NumberFormat.INT), wire(5.0))),',
  ]) {
    expect(source).toContain(line);
  }
});

it("keeps the entries of open objects", () => {
  const source = demoSource({
    Open: object({ a: text }, "keep"),
    Judged: object({}, { kind: "array", element: whole, steps: [] }),
  });
  expect(source).toContain("public val additionalProperties: Map<String, JsonElement> = emptyMap(),");
  expect(source).toContain("public val additionalProperties: Map<String, List<Long>> = emptyMap(),");
  expect(source).toContain("1 -> putOther(others, input.name, input.wire().element)");
  expect(source).toContain("additionalProperties = members.others { it.readList { it.long } },");
  expect(source).toContain("UnknownKeys.Judged(list(number(NumberFormat.INT)))");
});

it("makes unions sealed interfaces that their own types implement, others wrapped", () => {
  const source = demoSource({
    Circle: object({ kind: { kind: "literal", values: ["circle"] }, r: whole }),
    Dot: object({ kind: { kind: "literal", values: ["dot"] } }),
    Shape: {
      kind: "discriminated",
      discriminator: "kind",
      options: [
        { tags: ["circle"], node: ref("Circle") },
        { tags: ["dot"], node: ref("Dot") },
      ],
    },
    First: {
      kind: "union",
      options: [ref("Shape"), text, { kind: "null" }, { kind: "array", element: ref("First"), steps: [] }],
    },
  });
  expect(source).toContain("public data class Circle(\n    public val r: Long,\n) : Shape {");
  expect(source).toContain("public class Dot : Shape {");
  expect(source).toContain("/** Told apart by `kind`. */");
  expect(source).toContain("public sealed interface Shape : First {");
  expect(source).toContain("public data class StringValue(public val value: String) : First");
  expect(source).toContain("public data object NullValue : First");
  expect(source).toContain("public data class ListValue(public val value: List<First>) : First");
  expect(source).toContain('discriminated(\n            "kind",\n            tagged(ref(Circle), wire("circle")),\n');
  expect(source).toContain("is Circle -> Circle.put(value, out)");
});

it("does not let two unions that hold each other inherit in a circle", () => {
  const source = demoSource({
    A: { kind: "union", options: [ref("B"), text] },
    B: { kind: "union", options: [ref("A"), whole] },
  });
  expect(source).toContain("public sealed interface B : A {");
  expect(source).toContain("public sealed interface A {");
  expect(source).toContain("public data class AValue(public val value: A) : B");
});

it("makes enums, brands, tuples and aliases", () => {
  const source = demoSource({
    Color: { kind: "enum", values: ["red", "deep-blue", ""], additive: true },
    UserId: { node: text, brand: true },
    Pair: { kind: "tuple", items: [text, { kind: "optional", inner: whole }], requiredItems: 1, rest: null },
    Names: { kind: "record", mode: "open", key: ref("UserId"), value: ref("Color") },
    Loop: { kind: "array", element: ref("Loop"), steps: [] },
  });
  expect(source).toContain('RED("red"),\n    DEEP_BLUE("deep-blue"),\n    EMPTY(""),\n    ;');
  expect(source).toContain('public companion object : EnumModel<Color>("demo.Color", true, { Color.entries }) {');
  expect(source).toContain(
    "@JvmInline\n@Serializable(with = UserId.Companion::class)\npublic value class UserId(public val value: String) {",
  );
  expect(source).toContain(
    "public data class Pair(\n    public val item0: String,\n    public val item1: Long? = null,\n) {",
  );
  expect(source).toContain("public typealias Names = Map<UserId, Color>");
  expect(source).toContain("public object NamesModel : Model<Map<UserId, Color>>");
  expect(source).toContain("public data class Loop(public val value: List<Loop>) {");
});

it("qualifies what a model's name would hide", () => {
  const source = demoSource({
    String: object({ a: text }),
    List: { kind: "array", element: text, steps: [] },
    Wire: object({}),
    Input: object({}),
    END: object({ a: text }),
  });
  expect(source).toContain("while (at != samewire.support.input.END) {");
  expect(source).toContain("public val a: kotlin.String,");
  expect(source).toContain("public typealias List = kotlin.collections.List<kotlin.String>");
  expect(source).toContain("override fun fromWire(judged: samewire.support.Wire): Wire");
  expect(source).toContain("override fun read(input: samewire.support.input.Input): String");
});

it("lets no text become code", () => {
  const evil = '*/ ${exit()} "\n@Deprecated';
  const source = demoSource({
    Note: {
      node: object({ [evil]: { ...whole, description: evil, deprecated: evil } }),
      description: evil,
      deprecated: true,
    },
  });
  expect(source).toContain('@Deprecated("Deprecated by the contract.")');
  expect(source).toContain('@Deprecated("*/ \\${exit()} \\"\\n@Deprecated")');
  expect(source).toContain('property("*/ \\${exit()} \\"\\n@Deprecated", number(NumberFormat.INT))');
  expect(source).toContain(' * *&#47; ${exit()} "\n * &#64;Deprecated\n');
});

it("takes kotlinName and refuses two types of one name", () => {
  expect(demoSource({ Thing: { node: text, brand: true, kotlinName: "Gadget" } })).toContain(
    "public value class Gadget(",
  );
  expect(() => demoSource({ Thing: { node: text, kotlinName: "Other" }, Other: text })).toThrow(
    "Two types of demo are called Other",
  );
});

it("writes a pattern as it is", () => {
  const pattern = (source: string) =>
    demoSource({ P: { kind: "string", steps: [{ step: "pattern", source, flags: "u" }] } });
  expect(pattern("^\\p{Lu}+$")).toContain('string(pattern("^\\\\p{Lu}+\\$", "u"))');
});

it("emits internal models on demand", () => {
  const source = demoSource({ Note: object({ a: text }) }, { visibility: "internal" });
  expect(source).toContain("internal data class Note(\n    internal val a: String,\n)");
  expect(source).not.toContain("public ");
});

it("builds an object with more members than a constructor takes through a builder", () => {
  const numbers = Object.fromEntries(
    Array.from({ length: 166 }, (_, index) => [`n${index}`, { kind: "number", format: "number", steps: [] } as const]),
  );
  const source = demoSource({ Wide: object(numbers) });
  expect(source).toContain("public class Wide private constructor(builder: Builder) {");
  expect(source).toContain("public val n165: Double = requireNotNull(builder.n165)");
  expect(source).toContain("public var n0: Double? = null");
});

it("writes portable checks after the node they stand on", () => {
  const source = demoSource({
    Sends: {
      ...object({ a: { kind: "optional", inner: text }, b: { kind: "optional", inner: text } }),
      rules: [
        { rule: { check: "exactlyOne", keys: ["a", "b"], path: ["a"] } },
        { rule: { check: "uniqueItems", by: "id" }, abort: true },
      ],
    },
  });
  expect(source).toContain('exactlyOne("a", "b", at = path("a")),');
  expect(source).toContain('uniqueItems("id", stops = true),');
});

it("has a twin for every portable rule across keys", () => {
  const source = demoSource({
    Host: {
      kind: "string",
      steps: [
        { step: "overwrite", overwrite: { overwrite: "normalHost" } },
        { step: "portable", use: { rule: { check: "punycode" } } },
        { step: "portable", use: { rule: { check: "utf16Length", min: 1, max: 40 } } },
      ],
    },
    Run: {
      ...object({ status: text }),
      rules: [
        { rule: { check: "implies", when: [{ key: "status", in: ["a", 1] }], forbidden: ["why"], values: [] } },
        { rule: { check: "jsonBytes", max: 9 }, abort: true },
        { rule: { check: "atLeastOne", keys: ["status"], counts: "presence" } },
      ],
    },
    Bag: {
      kind: "record",
      mode: "open",
      key: text,
      value: { kind: "array", element: whole, steps: [], rules: [{ rule: { check: "uniqueItems", by: ["a", "b"] } }] },
      rules: [{ rule: { check: "entryCount", min: 0, max: 3 } }],
    },
  });
  for (const call of [
    "string(normalHost(), portable(punycode()), portable(utf16Length(1L, 40L)))",
    'implies(listOf(case("status", wire("a"), wire(1.0))), forbidden = listOf("why"), values = listOf())',
    "jsonBytes(9L, stops = true)",
    'atLeastOnePresent("status")',
    'uniqueItems("a", "b")',
    "entryCount(0L, 3L)",
  ]) {
    expect(source).toContain(call);
  }
});

it("gives no default argument where the default is of another kind", () => {
  const int32: Node = { kind: "number", format: "int32", steps: [] };
  const fallbacks: Readonly<Record<string, readonly [Node, JsonValue]>> = {
    a: [text, 1],
    b: [whole, "x"],
    c: [{ kind: "boolean" }, 0],
    d: [int32, 2147483648],
    e: [whole, 1.5],
    f: [text, "x"],
    g: [int32, 7],
  };
  const properties = Object.entries(fallbacks).map(([key, [inner, value]]) => [
    key,
    { kind: "prefault", inner, value } as Node,
  ]);
  const source = demoSource({ Odd: object(Object.fromEntries(properties) as Record<string, Node>) });
  for (const line of [
    "a: String,",
    "b: Long,",
    "c: Boolean,",
    "d: Int,",
    "e: Long,",
    'f: String = "x",',
    "g: Int = 7,",
  ]) {
    expect(source).toContain(`public val ${line}\n`);
  }
});
