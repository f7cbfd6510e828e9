import { describe, expect, it } from "vitest";
import { z } from "zod";
import { expectSubjectAgrees, subjectsOf } from "./testing/differential.ts";
import type { Make } from "./testing/zod-arbitrary.ts";

interface Open {
  value: unknown;
  readonly issues: { message?: string; path?: PropertyKey[]; code?: string; continue?: boolean; input?: unknown }[];
}

const code = (run: (context: Open) => void): never => z.check(run as never) as never;
const undefinedOf = (): undefined => undefined;
const inputs = [
  5,
  "a",
  "abc",
  " A ",
  "",
  null,
  undefined,
  1.5,
  Infinity,
  5n,
  true,
  ["abc"],
  [5],
  {},
  { a: "abc" },
  { a: 5 },
  { a: "x", b: 1 },
];

/** What code of the author makes of values and issues, where Zod's answer is no matter of course. */
const schemas: Readonly<Record<string, Make>> = {
  "a default where the value comes to nothing": () =>
    z
      .string()
      .catch(undefined as never)
      .default("dd"),
  "a default behind a transform": () =>
    z
      .string()
      .transform(undefinedOf)
      .default(undefined as never),
  "a default behind a transform to nothing": () =>
    (z.string().transform(undefinedOf) as unknown as z.ZodString).default("dd"),
  "a default in a list": () =>
    z.array(
      z
        .string()
        .catch(undefined as never)
        .default("dd"),
    ),
  "a default of an object": (name) =>
    z.object({ a: (z.string().transform(undefinedOf) as unknown as z.ZodString).default("dd") }).meta({ id: name() }),
  "a text change of any value": () => z.any().check(z.trim() as never),
  "a change of case of any value": () => z.any().check(z.toLowerCase() as never),
  "a whole number of any value": () => z.any().check(z.int() as never),
  "a float of any value": () => z.any().check(z.float32() as never),
  "a finite number of any value": () => z.any().check(z.float64() as never),
  "a 64-bit number of any value": () => z.any().check(z.int64() as never),
  "a whole number of a number": () => z.number().check(z.int() as never),
  "an issue reworded, then seen": () =>
    z
      .string()
      .max(1, "long")
      .check(code(({ issues }) => issues.forEach((issue) => (issue.message = "r"))))
      .check(
        code(({ issues, value }) =>
          issues.push({ code: "custom", input: value, message: JSON.stringify(issues.map(({ message }) => message)) }),
        ),
      ),
  "an issue reworded, then not": () =>
    z
      .string()
      .max(1, "long")
      .check(code(({ issues }) => issues.forEach((issue) => (issue.message = "r"))))
      .check(code(({ issues }) => issues.forEach((issue) => delete issue.message))),
  "a codec that met an unknown key, in a pipe": (name) =>
    z
      .codec(z.strictObject({ a: z.any() }).meta({ id: name() }), z.any(), {
        decode: (value) => value,
        encode: (value) => value as never,
      })
      .pipe(z.any())
      .refine(() => false, "later"),
  "the same as an option": (name) =>
    z.union([
      z
        .codec(z.strictObject({ a: z.any() }).meta({ id: name() }), z.any(), {
          decode: (value) => value,
          encode: (value) => value as never,
        })
        .pipe(z.any()),
      z.number(),
    ]),
  "an issue of a pipe led elsewhere": (name) =>
    z
      .object({ a: z.string().max(2).pipe(z.any()) })
      .meta({ id: name() })
      .check(code(({ issues }) => issues.forEach((issue) => (issue.path = []))))
      .refine(() => false, "later"),
  "an issue at the root, whose words ask for its path": () =>
    z
      .string()
      .superRefine((_, context) => context.addIssue("no"))
      .refine(() => false, {
        error: ({ path }: { path?: PropertyKey[] }) => String(path),
        when: () => true,
      } as object),
};

describe("what code of the author makes of values and issues", () => {
  it.each(Object.entries(schemas))("%s", async (_what, make) => {
    const [subject] = await subjectsOf([make]);
    if (subject === undefined) throw new Error("The type is missing.");
    const verdicts = inputs.map((input) => expectSubjectAgrees(subject, input));
    expect(verdicts).toHaveLength(inputs.length);
  });

  it("z.success() around a union, met inside itself", async () => {
    const Self: z.ZodType = z
      .object({
        get r() {
          return z
            .success(z.union([z.number(), Self]))
            .superRefine((_, context) => context.addIssue("x"))
            .optional();
        },
      })
      .meta({ id: "Self" });
    const [subject] = await subjectsOf([() => Self], true);
    if (subject === undefined) throw new Error("The type is missing.");
    const input: { r?: unknown } = {};
    input.r = input;
    expect(expectSubjectAgrees(subject, input)).toBe("refused");
  });
});
