import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatToolOutput, prettyToolValue } from "../tool-output.ts";
import type { ToolOutputPart } from "../tool-output.ts";

const t = (text: string): ToolOutputPart => ({ kind: "text", text });
const i = (uri: string): ToolOutputPart => ({ kind: "image", uri });
const p = (value: unknown): ToolOutputPart => t(JSON.stringify(value, null, 2));

function encoded(value: unknown, times: number): unknown {
  let text = value;
  for (let time = 0; time < times; time += 1) text = JSON.stringify(text);
  return text;
}

const cycle: Record<string, unknown> = { outcome: 1 };
cycle["self"] = cycle;

const png = { type: "image", mimeType: "image/png", data: "QUJD" };

const examples: readonly [name: string, input: unknown, output: ToolOutputPart[]][] = [
  ["MD0 undefined", undefined, []],
  ["MD0 an empty text", "", []],
  ["MD0 at the top alone: an empty text block", { content: [{ type: "text", text: "" }] }, [t("")]],
  ["MD0 at the top alone: an empty outcome", { outcome: "ok", content: "" }, [t("")]],
  ["MD6 null", null, [t("null")]],
  ["MD6 false", false, [t("false")]],
  ["MD2 a text with a backslash", "line\\n not json", [t("line\\n not json")]],
  ["MD2 JSON of an empty text", '""', [t("")]],
  ["MD2 a number", "42", [t("42")]],
  ["MD2 no number", "007", [t("007")]],
  ["MD2 a number in another form", "1e3", [t("1000")]],
  ["MD2 a number beyond precision", "12345678901234567890", [t("12345678901234567000")]],
  ["MD2 white space around JSON", " 42 ", [t("42")]],
  ["MD2 white space alone", "   ", [t("   ")]],
  ["MD2 half a JSON", '{"a":', [t('{"a":')]],
  ["MD5 an empty list", [], [t("[]")]],
  ["MD5 the JSON of an empty list", "[]", [t("[]")]],
  ["MD5 an empty content", { content: [] }, [p({ content: [] })]],
  ["MD6 a text as content", { content: "x" }, [p({ content: "x" })]],
  ["MD4 an outcome with JSON", { outcome: "ok", content: '{"a":1}' }, [p({ a: 1 })]],
  ["MD4 an outcome within JSON", '{"outcome":"refused","content":{"why":"no"}}', [p({ why: "no" })]],
  ["MD4 an outcome without content", { outcome: "ok" }, [p({ outcome: "ok" })]],
  ["MD4 an outcome with undefined content", { outcome: "ok", content: undefined }, [t("")]],
  [
    "MD4 an outcome with inherited content",
    Object.assign(Object.create({ content: "x" }), { outcome: "ok" }),
    [t("x")],
  ],
  [
    "MD5a MD5b texts and images in their order",
    {
      content: [{ type: "text", text: "a" }, png, { type: "output_text", text: "b" }],
      isError: true,
    },
    [t("a"), i("data:image/png;base64,QUJD"), t("b")],
  ],
  [
    "MD5a a text that holds parts",
    [{ type: "input_text", text: '[{"type":"text","text":"inner"},{"type":"text","text":"two"}]' }, png],
    [t("inner"), t("two"), i("data:image/png;base64,QUJD")],
  ],
  [
    "MD5c an image of another type",
    { content: [{ type: "image", mimeType: "text/plain", data: "Q" }] },
    [p({ type: "image", mimeType: "text/plain", data: "Q" })],
  ],
  ["MD5c another element", { content: [{ type: "resource", uri: "x" }] }, [p({ type: "resource", uri: "x" })]],
  ["MD5c a text block without its text", [{ type: "text", text: 7 }], [p({ type: "text", text: 7 })]],
  [
    "MD5 a loose element",
    { content: [{ type: "text", text: "a" }, "loose"] },
    [p({ content: [{ type: "text", text: "a" }, "loose"] })],
  ],
  [
    "MD3 content and structured content",
    { content: [{ type: "text", text: "s" }], structuredContent: { n: 1 } },
    [t("s"), p({ n: 1 })],
  ],
  ["MD3 structured content alone", { structuredContent: { n: 1 } }, [t(""), p({ n: 1 })]],
  [
    "MD3 before MD4",
    { outcome: "ok", content: [{ type: "text", text: "z" }], structuredContent: { q: 1 } },
    [t("z"), p({ q: 1 })],
  ],
  ["MD3 a list is no structured content", { structuredContent: [1], content: [{ type: "text", text: "k" }] }, [t("k")]],
  ["MD1 JSON in JSON, 12 times", encoded({ a: 1 }, 12), [p({ a: 1 })]],
  ["MD1 JSON in JSON, 13 times", encoded({ a: 1 }, 13), [t('{"a":1}')]],
  ["MD6 a cycle", cycle, [t("[object Object]")]],
];

describe("a tool's output", () => {
  it.each(examples)("%s", (_name, input, output) => {
    expect(formatToolOutput(input)).toEqual(output);
  });

  it("MD5b takes the data as they are", () => {
    const data = "not base64 at all";
    expect(formatToolOutput([{ ...png, data }])).toEqual([i(`data:image/png;base64,${data}`)]);
  });

  it("MD6 never throws, whatever a host hands over", () => {
    const throwing = {
      get content(): never {
        throw new Error("no");
      },
    };
    const wild = [throwing, 10n, Symbol("s"), () => 1, new Map(), Object.create(null), { toJSON: () => undefined }];
    for (const value of [...wild, { outcome: "ok", content: throwing }, [{ type: "text", text: 1n }]]) {
      expect(formatToolOutput(value)).toHaveLength(1);
    }
    expect(formatToolOutput({ a: 10n })).toEqual([t("[object Object]")]);
  });

  it("MD6 gives at least one part for every JSON value, each a text or an image (seed 20261130)", () => {
    const value = fc.letrec<{ any: unknown }>((tie) => ({
      any: fc.oneof(
        { maxDepth: 6 },
        fc.jsonValue(),
        fc.string(),
        fc.record({ outcome: fc.string(), content: tie("any") }),
        fc.record({ content: fc.array(tie("any")), structuredContent: tie("any") }, { requiredKeys: [] }),
        fc.array(fc.record({ type: fc.constantFrom("text", "image", "other"), text: tie("any"), data: fc.string() })),
        tie("any").map((inner) => JSON.stringify(inner) ?? ""),
      ),
    })).any;
    fc.assert(
      fc.property(value, (input) => {
        const parts = formatToolOutput(input);
        expect(parts.length > 0 || input === "").toBe(true);
        for (const part of parts) expect(part.kind === "text" ? part.text : part.uri).toBeTypeOf("string");
      }),
      { seed: 20_261_130, numRuns: 2_000 },
    );
  });

  it("MD1 opens no more than 12 wrappers, so that no input can make it go deep", () => {
    let outcome: unknown = "end";
    for (let depth = 0; depth < 50_000; depth += 1) outcome = { outcome: "ok", content: outcome };
    expect(formatToolOutput(outcome)).toHaveLength(1);
    expect(formatToolOutput("[".repeat(100_000))).toEqual([t("[".repeat(100_000))]);
  });

  it("MD6 keeps its text in proportion: what indentation would blow up comes as compact JSON", () => {
    const nested = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);
    const list = (count: number, levels: number): string =>
      `[${Array.from({ length: count }, () => nested(levels)).join()}]`;
    // A megabyte of a thousand levels would become a gigabyte.
    expect(formatToolOutput(list(500, 1_000))).toEqual([t(list(500, 1_000))]);
    for (const usual of [list(2_000, 20), nested(1_000), list(1, 2_000)]) {
      expect(formatToolOutput(usual)).toEqual([p(JSON.parse(usual))]);
    }
    const texts = JSON.stringify(Array.from({ length: 500 }, () => '[{,:"\\'.repeat(20)));
    expect(formatToolOutput(texts)).toEqual([p(JSON.parse(texts))]);
  });

  it("MD5 keeps the order of a hundred thousand parts and takes 10 MB", () => {
    const content = Array.from({ length: 100_000 }, (_, at) =>
      at % 10 === 0 ? png : { type: "text", text: `part ${at}` },
    );
    const parts = formatToolOutput(JSON.stringify({ content }));
    expect(parts).toHaveLength(100_000);
    expect(parts[99_999]).toEqual(t("part 99999"));
    const text = "a".repeat(10_000_000);
    expect(formatToolOutput({ content: [{ type: "text", text }] })).toEqual([t(text)]);
  });
});

describe("a value as text", () => {
  it("is a string as it is, nothing for undefined, JSON otherwise, and String for the rest", () => {
    expect(prettyToolValue('{"a":')).toBe('{"a":');
    expect(prettyToolValue(undefined)).toBe("");
    expect(prettyToolValue({ a: [1] })).toBe('{\n  "a": [\n    1\n  ]\n}');
    expect(prettyToolValue(10n)).toBe("10");
    expect(prettyToolValue(Symbol("s"))).toBe("Symbol(s)");
    const mute: Record<string, unknown> = { toString: 1 };
    mute["self"] = mute;
    expect(prettyToolValue(mute)).toBe("[object Object]");
  });
});
