import { describe, expect, it } from "vitest";
import { z } from "zod";
import { expectSubjectAgrees, subjectsOf } from "./testing/differential.ts";

interface Seen {
  readonly code?: string;
  readonly path?: readonly PropertyKey[] | undefined;
  readonly input?: unknown;
  readonly continue?: boolean | undefined;
  readonly inst?: unknown;
  readonly message?: string | undefined;
}

/** What a message function sees of its issue, as its words. */
const words = ({ path, input, code, ...more }: Seen): string =>
  JSON.stringify([path, input, code, more.continue, typeof more.inst]);
const refused = z.string().refine(() => false, { error: words });
const list = z.array(refused);

/** Schemas, inputs that they refuse, and the words of the first issue. */
const computed: Readonly<Record<string, readonly [schema: z.ZodType, input: unknown, words: string | undefined]>> = {
  "at the root": [refused, "q", '[[],"q","custom",true,"object"]'],
  "in an object": [z.object({ a: list }).meta({ id: "O" }), { a: ["q"] }, '[["a",0],"q","custom",true,"object"]'],
  "in a record in an object": [
    z.object({ k: z.record(z.string(), list) }).meta({ id: "R" }),
    { k: { k: ["q"] } },
    '[["k","k",0],"q","custom",true,"object"]',
  ],
  "in a map": [z.map(z.string(), list), new Map([["k", ["q"]]]), '[["k",0],"q","custom",true,"object"]'],
  "in a set": [z.object({ s: z.set(refused) }).meta({ id: "S" }), { s: new Set(["q"]) }, undefined],
  "with a path and params of its own": [
    z.array(z.string().refine(() => false, { error: words, path: ["deep"], params: { p: 1 }, abort: true })),
    ["q"],
    '[[0,"deep"],"q","custom",false,"object"]',
  ],
  "of a record's key, whose issue ends there": [
    z.object({ r: z.record(refused, z.int()) }).meta({ id: "K" }),
    { r: { k: 1 } },
    "Invalid key in record",
  ],
  "of an option, whose issue ends at the union": [
    z.object({ u: z.union([z.array(z.string().refine(() => false, { error: words, abort: true })), z.int()]) }),
    { u: ["q"] },
    "Invalid input",
  ],
  "after a transform": [
    z.array(
      z
        .string()
        .transform((text) => text.length)
        .refine(() => false, { error: words }),
    ),
    ["q"],
    '[[0],1,"custom",true,"object"]',
  ],
  "in code that names its check": [
    z.array(z.string().check(z.superRefine((value, c) => c.addIssue({ code: "custom", input: value, path: ["x"] })))),
    ["q"],
    "Invalid input",
  ],
};

const raw = (context: { issues: readonly Seen[]; error: { issues: readonly Seen[] } }): never =>
  JSON.stringify([
    context.issues.map(({ path, input, code, message, ...more }) => [path, input, code, message, more.continue]),
    context.error.issues.map(({ path, input, code, message }) => [path, input, code, message]),
  ]) as never;

/** Schemas with a `.catch()` that gives what it sees of the issues, raw and finished, and what it sees. */
const caught: Readonly<Record<string, readonly [schema: z.ZodType, input: unknown, output: string]>> = {
  "of a type": [
    z.array(z.int()).catch(raw),
    ["x"],
    '[[[[0],"x","invalid_type",null,null]],[[[0],null,"invalid_type","Invalid input: expected number, received string"]]]',
  ],
  "of bounds and words": [
    z.int().max(3, "low").catch(raw),
    9,
    '[[[null,9,"too_big",null,true]],[[[],null,"too_big","low"]]]',
  ],
  "of a computed message": [
    z.array(refused).catch(raw),
    ["q"],
    '[[[[0],"q","custom",null,true]],[[[0],null,"custom","[[0],\\"q\\",\\"custom\\",true,\\"object\\"]"]]]',
  ],
  "of the author's code": [
    z
      .string()
      .superRefine((_, c) => c.addIssue("no"))
      .catch(raw),
    "q",
    '[[[null,"q","custom","no",null]],[[[],null,"custom","no"]]]',
  ],
  "of an unknown key": [
    z.strictObject({}).meta({ id: "E" }).catch(raw),
    { k: 1 },
    '[[[null,{"k":1},"unrecognized_keys",null,true]],[[[],null,"unrecognized_keys","Unrecognized key: \\"k\\""]]]',
  ],
};

describe("a computed message sees its issue as it is when it is finished", () => {
  it.each(Object.entries(computed))("%s", async (_where, [schema, input, text]) => {
    const [subject] = await subjectsOf([() => schema]);
    if (subject === undefined) throw new Error("The type is missing.");
    if (text !== undefined) expect(schema.safeParse(input).error?.issues[0]?.message).toBe(text);
    expect(expectSubjectAgrees(subject, input)).toBe("refused");
  });
});

describe("a function of .catch() sees the raw issues beside the finished ones", () => {
  it.each(Object.entries(caught))("%s", async (_what, [schema, input, output]) => {
    const [subject] = await subjectsOf([() => schema]);
    if (subject === undefined) throw new Error("The type is missing.");
    expect(schema.parse(input)).toBe(output);
    expect(expectSubjectAgrees(subject, input)).toBe("accepted");
  });
});

describe("a condition of the author", () => {
  it("sees the raw issues of what ran before it", async () => {
    const when = ({ issues }: { issues: readonly Seen[] }): boolean =>
      issues.some(({ input, message }) => input === 9 && message === undefined);
    const schema = z
      .int()
      .max(3, "low")
      .refine(() => false, { error: "again", when } as object);
    const [subject] = await subjectsOf([() => schema]);
    if (subject === undefined) throw new Error("The type is missing.");
    expect(schema.safeParse(9).error?.issues.map(({ message }) => message)).toEqual(["low", "again"]);
    expect(expectSubjectAgrees(subject, 9)).toBe("refused");
  });
});

interface Open {
  readonly value: unknown;
  readonly issues: { message?: string; code?: string; path?: PropertyKey[]; continue?: boolean; input?: unknown }[];
}

/** An issue that goes on, and code that finds it. */
const after = (see: (context: Open) => void, when?: () => boolean): z.ZodType =>
  z
    .string()
    .max(2, "long")
    .check(z.check(see as never) as never)
    .check(z.refine(() => false, when === undefined ? "last" : ({ error: "last", when } as object)));

/** What code of the author does with the issues that were there before it. */
const found: Readonly<Record<string, (context: Open) => void>> = {
  "reads them": ({ issues, value }) =>
    issues.push({
      code: "custom",
      input: value,
      message: JSON.stringify(issues.map(({ code, path }) => [code, path])),
    }),
  "takes them away": ({ issues }) => issues.splice(0),
  "says them in other words": ({ issues }) => issues.forEach((issue) => (issue.message = "in other words")),
  "makes another code of them": ({ issues }) => issues.forEach((issue) => (issue.code = "not_multiple_of")),
  "leads them elsewhere": ({ issues }) => issues.forEach((issue) => (issue.path = ["deep", ...(issue.path ?? [])])),
  "says one twice": ({ issues }) => issues.push(...issues.map((issue) => ({ ...issue }))),
};

describe("a check in code sees the issues that were there before it, and may change them", () => {
  it.each(Object.entries(found))("%s", async (_what, see) => {
    const subjects = await subjectsOf([
      () => after(see),
      () => after(see, () => true),
      () => z.array(after(see)).check(z.check(see as never) as never),
      () => z.object({ a: after(see) }).check(z.check(see as never) as never),
      () =>
        z
          .string()
          .max(2)
          .refine(() => false, "own")
          .check(z.check(see as never) as never)
          .check(z.check(see as never) as never),
    ]);
    const verdicts = ["long", ["long", "a"], { a: "long" }, "a", 1].map((input) =>
      subjects.map((subject) => expectSubjectAgrees(subject, input)),
    );
    expect(verdicts.flat()).toContain("refused");
  });

  it.each(Object.entries(found))("%s, of a part that stands in two places", async (_what, see) => {
    const code = (): never => z.check(see as never) as never;
    const makes = [false, true].map((cycles) => async () => {
      const Part: z.ZodType = z
        .object({
          n: z.number().max(2).check(code()),
          get left() {
            return Part.optional().check(code());
          },
          get right() {
            return Part.nullish().check(code());
          },
        })
        .meta({ id: "Part" });
      const [subject] = await subjectsOf([() => Part], cycles);
      if (subject === undefined) throw new Error("The type is missing.");
      const [shared, around]: Record<string, unknown>[] = [{ n: 9 }, { n: 7, left: null }];
      const input = { n: 1, left: shared, right: { n: 3, left: shared, right: shared } };
      return [expectSubjectAgrees(subject, input), expectSubjectAgrees(subject, { n: 1, right: around })];
    });
    for (const make of makes) expect(await make()).toHaveLength(2);
  });
});
