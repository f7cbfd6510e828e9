import { describe, expect, it } from "vitest";
import { z } from "zod";
import * as kit from "../../../schemas/kit/kit.ts";
import { emit, isCheck, isMalformed, linesOf } from "./testing/emit.ts";

const Colour = kit.additiveEnum(["red", "blue"]);
const HasA = z.strictObject({ a: z.number() });
const HasB = z.strictObject({ b: z.number() });
const small = {
  HasASchema: HasA,
  HasBSchema: HasB,
  NameSchema: z.string().trim().min(2).max(8),
  CodeSchema: z.string().regex(/^[a-z][a-z0-9-]{0,5}$/),
  PageSchema: z.url(),
  WhenSchema: z.iso.datetime(),
  ColourSchema: Colour,
  HostSchema: z.string().check(
    kit.urlRule({
      schemes: ["https"],
      loopbackSchemes: ["http"],
      pathname: "root",
      forbid: ["credentials", "query", "fragment"],
    }),
  ),
  BytesSchema: z.string().check(kit.canonicalBase64({ minBytes: 1, maxBytes: 12 })),
  CleanSchema: z
    .string()
    .max(12)
    .check(kit.excludesWords(["discord"])),
  CountSchema: z.int().min(3).max(9),
  RatioSchema: z.number().gt(0).lte(1).multipleOf(0.05),
  KindSchema: z.enum(["a", "b"]),
  VersionSchema: z.literal(1),
  BoxSchema: z.strictObject({
    v: z.literal(1),
    items: z.array(z.strictObject({ id: z.string(), kind: Colour })).max(3),
    tag: z.enum(["a", "b"]),
  }),
  LooseSchema: z.looseObject({ a: z.string().optional(), b: z.number().default(4) }),
  OpenSchema: z.object({ a: z.string().nullable() }),
  TagsSchema: z.array(z.string()).min(1).max(3).check(kit.uniqueItems()),
  PairSchema: z.tuple([z.string(), z.int()]),
  ScoresSchema: z.record(z.string().regex(/^[a-z]+$/), z.strictObject({ n: z.number() })),
  TreeSchema: z.strictObject({
    name: z.string(),
    get children() {
      return z.array(small.TreeSchema).optional();
    },
  }) as z.ZodType,
  EventSchema: z.discriminatedUnion("type", [
    z.strictObject({ type: z.literal("begin"), at: z.int() }),
    z.strictObject({ type: z.literal("end"), why: z.string().max(600) }),
  ]),
  EitherSchema: z.union([HasA, HasB]),
  FilledSchema: z
    .strictObject({ a: z.string().optional(), b: z.array(z.int()).optional() })
    .check(kit.atLeastOne(["a", "b"])),
  OneSchema: z.strictObject({ a: z.string().optional(), b: z.string().optional() }).check(kit.exactlyOne(["a", "b"])),
  NeedsSchema: z
    .strictObject({ state: z.enum(["on", "off"]), since: z.string().optional() })
    .check(kit.requiredWhen({ key: "state", equals: "on" }, ["since"])),
  TotalSchema: z.strictObject({ a: z.string(), b: z.string() }).check(kit.totalLength([["a"], ["b"]], 10)),
  FramesSchema: z
    .strictObject({
      owner: z.string(),
      last: z.int().optional(),
      frames: z.array(z.strictObject({ n: z.int(), owner: z.string() })).max(5),
    })
    .check(
      kit.allEqual(["frames", "*", "owner"], ["owner"]),
      kit.consecutive(["frames", "*", "n"]),
      kit.lastEquals(["frames", "*", "n"], ["last"]),
    ),
};

const emitted = emit(small);
const vectorFiles = emitted.filter(({ path }) => path.endsWith(".jsonl"));

describe("emitVectors", () => {
  it("gives the same bytes for the same seed and others for another", () => {
    expect(emit(small)).toEqual(emitted);
    expect(emit(small, { seed: "other" })).not.toEqual(emitted);
  });

  it("leaves the vectors of the other types alone when a type is added", () => {
    const more = emit({ AddedSchema: z.strictObject({ x: z.string() }), ...small });
    const others = emitted.filter(({ path }) => path !== "v/index.json");
    expect(more).toEqual(expect.arrayContaining(others));
  });

  it("leaves them alone when another type gains a property", () => {
    const changed = emit({ ...small, OpenSchema: z.object({ a: z.string().nullable(), added: z.boolean() }) });
    for (const file of emitted.filter(({ path }) => !/index|Open/.test(path))) expect(changed).toContainEqual(file);
    expect(linesOf(changed, "Open")).not.toEqual(linesOf(emitted, "Open"));
  });

  it("lists each file with its count, and the counts of both modes", () => {
    const index = JSON.parse(emitted.find(({ path }) => path === "v/index.json")?.text ?? "") as {
      inputs: number;
      strict: { accepted: number; rejected: number };
      read: { accepted: number; rejected: number };
      types: { id: string; file: string; inputs: number }[];
    };
    expect(index.types.map(({ id }) => id)).toContain("small.Box");
    for (const { id, file, inputs } of index.types) {
      expect(file).toBe(`${id.replace(".", "/")}.jsonl`);
      expect(linesOf(emitted, id.slice("small.".length))).toHaveLength(inputs);
    }
    for (const counts of [index.strict, index.read]) {
      expect(counts.accepted + counts.rejected).toBe(index.inputs);
      expect(Math.min(counts.accepted, counts.rejected) / index.inputs).toBeGreaterThan(1 / 3);
    }
  });

  it("has no text twice in a file and none that is very long", () => {
    for (const { type } of vectorFiles.map(({ path }) => ({ type: path.slice("v/small/".length, -".jsonl".length) }))) {
      const texts = linesOf(emitted, type).map((line) => line.in);
      expect(new Set(texts).size).toBe(texts.length);
      expect(Math.max(...texts.map((text) => text.length))).toBeLessThan(64_000);
    }
  });

  it("holds what readers meet: unknown keys, unknown values, twice written keys, malformed texts", () => {
    const box = linesOf(emitted, "Box");
    expect(box.some((line) => line.strict === false && line.read !== undefined && line.read !== false)).toBe(true);
    expect(box.some((line) => line.in.includes("samewire-unknown"))).toBe(true);
    const all = vectorFiles.map(({ text }) => text).join("");
    expect(all).toContain("__proto__");
    expect(box.some((line) => line.strict !== false && /"(v|items|tag)":.*"\1":/.test(line.in))).toBe(true);
    expect(
      vectorFiles.every(({ path }) =>
        linesOf(emitted, path.slice("v/small/".length, -".jsonl".length)).some((line) => isMalformed(line.in)),
      ),
    ).toBe(true);
  });

  it("nests as deep as asked", () => {
    const deep = emit({ LooseSchema: small.LooseSchema }, { deepLevels: [3_000] });
    const strict = emit({ CountSchema: small.CountSchema }, { deepLevels: [3_000] });
    expect(linesOf(deep, "Loose").some((line) => line.in.includes("[".repeat(3_000)))).toBe(true);
    expect(linesOf(strict, "Count").some((line) => line.strict === false && line.in.includes("[".repeat(3_000)))).toBe(
      true,
    );
  });

  it("grows with the inputs asked for", () => {
    expect(linesOf(emit(small, { inputs: 400 }), "Box").length).toBeGreaterThan(4 * linesOf(emitted, "Box").length);
  });
});

/** For each type: the issue that some input must meet alone. */
const aloneIssues: readonly (readonly [keyof typeof small, (issue: z.core.$ZodIssue) => boolean])[] = [
  ["NameSchema", (issue) => issue.code === "too_small"],
  ["NameSchema", (issue) => issue.code === "too_big"],
  ["CodeSchema", (issue) => issue.code === "invalid_format"],
  ["PageSchema", (issue) => issue.code === "invalid_format"],
  ["WhenSchema", (issue) => issue.code === "invalid_format"],
  ["ColourSchema", (issue) => issue.code === "custom"],
  ["HostSchema", isCheck("url")],
  ["BytesSchema", isCheck("base64")],
  ["CleanSchema", isCheck("excludesWords")],
  ["CountSchema", (issue) => issue.code === "too_small"],
  ["CountSchema", (issue) => issue.code === "too_big"],
  ["CountSchema", (issue) => issue.code === "invalid_type"],
  ["RatioSchema", (issue) => issue.code === "not_multiple_of"],
  ["RatioSchema", (issue) => issue.code === "too_small"],
  ["KindSchema", (issue) => issue.code === "invalid_value"],
  ["BoxSchema", (issue) => issue.code === "unrecognized_keys"],
  ["BoxSchema", (issue) => issue.code === "too_big"],
  ["TagsSchema", isCheck("uniqueItems")],
  ["TagsSchema", (issue) => issue.code === "too_small"],
  ["PairSchema", (issue) => issue.code === "too_big"],
  ["ScoresSchema", (issue) => issue.code === "invalid_key"],
  ["EventSchema", (issue) => issue.code === "invalid_union"],
  ["EventSchema", (issue) => issue.code === "too_big"],
  ["EitherSchema", (issue) => issue.code === "invalid_union"],
  ["FilledSchema", isCheck("atLeastOne")],
  ["OneSchema", isCheck("exactlyOne")],
  ["NeedsSchema", isCheck("requiredWhen")],
  ["TotalSchema", isCheck("totalLength")],
  ["FramesSchema", isCheck("allEqual")],
  ["FramesSchema", isCheck("consecutive")],
  ["FramesSchema", isCheck("lastEquals")],
];

describe("aim", () => {
  it.each(aloneIssues.map(([name, matches]) => ({ name, matches })))(
    "$name has an input that passes and one that only this fault stops ($matches)",
    ({ name, matches }) => {
      const schema: z.ZodType = small[name];
      const lines = linesOf(emitted, name.replace("Schema", ""));
      expect(lines.some((line) => line.strict !== false)).toBe(true);
      const failures = lines
        .filter((line) => line.strict === false && !isMalformed(line.in))
        .map((line) => schema.safeParse(JSON.parse(line.in)).error?.issues ?? []);
      expect(failures.some((issues) => issues.length === 1 && issues.every(matches))).toBe(true);
    },
  );

  it.each(["Name", "Clean"])("%s is sent astral text and combining marks on its bound", (type) => {
    const texts = linesOf(emitted, type).map((line) => line.in);
    expect(texts.some((text) => text.includes("😀"))).toBe(true);
  });

  it("Count is sent the whole number in other spellings, and the edges of what is safe", () => {
    const many = linesOf(emit({ CountSchema: small.CountSchema }, { inputs: 400 }), "Count").map((line) => line.in);
    expect(many).toEqual(expect.arrayContaining(["2", "3", "9", "10", "1.0", "-0", "1e+3", "9007199254740992"]));
  });

  it("Box loses entries with unknown values and keeps the order of the others", () => {
    const dropped = linesOf(emitted, "Box").flatMap((line) =>
      typeof line.read === "object" ? [{ sent: line.in, out: line.read.out }] : [],
    );
    expect(
      dropped.some(({ sent, out }) => sent.includes("samewire-unknown") && JSON.stringify(out).includes('"id"')),
    ).toBe(true);
  });
});
