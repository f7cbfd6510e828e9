import { z } from "zod";

/** A schema, and inputs that tell its conditions from those of another. */
type Subject = readonly [schema: z.ZodType, ...inputs: readonly unknown[]];

/**
 * Types of what TypeScript alone carries, for the ways of the runtime that no other leads to: checks after a pipe that
 * refuses, checks after one that ends them, wrappers whose answer for a missing key hangs on what stands inside.
 */
export const scriptSubjects: Readonly<Record<string, Subject>> = {
  ...halted(),
  ...stopped(),
  ...missing(),
  ...forks(),
};

/** A schema whose types say nothing, so that every check may stand behind it. */
function loose(schema: z.ZodType): z.ZodString {
  return schema as z.ZodString;
}

/** Raises an issue that ends all checks but those of lengths. */
function ended(): z.core.$ZodCheck<string> {
  return z.check<string>(({ issues, value }) => void issues.push({ code: "custom", input: value, message: "ended" }));
}

/** Leads the issues that are there elsewhere. */
function leading(): z.core.$ZodCheck<unknown> {
  const check = z.check(({ issues }) => {
    for (const issue of issues as { path?: PropertyKey[] }[]) issue.path = ["deep", ...(issue.path ?? [])];
  });
  check._zod.def.when = () => true;
  return check;
}

/** A pipe whose first half refuses ends all checks behind it, though the issue alone would not. */
function halted(): Record<string, Subject> {
  const piped = (): z.ZodString => loose(z.string().min(4, "short").pipe(z.string()));
  const texts = ["a", "red", "abcd", "abcdefgh", " A b c ", "http://a", 1, null, undefined, {}];
  return {
    HaltedPattern: [piped().check(z.regex(/^x/)), ...texts],
    HaltedUrl: [piped().check(z.url() as never), ...texts],
    HaltedTrim: [piped().check(z.trim(), z.maxLength(2)), ...texts],
    HaltedLength: [piped().check(z.minLength(6)), ...texts],
    EndedTrim: [z.string().check(ended(), z.trim(), z.maxLength(3)), "  a  ", "a", "abcd"],
    EndedUrl: [z.string().check(ended(), z.url() as never, z.maxLength(8)), "a", "http://a", " http://a "],
    HaltedItem: [z.array(piped()).check(z.minLength(3)), ["a"], ["a", "abcd"], ["abcd", "abcd", "abcd"], "a"],
    HaltedKey: [z.object({ a: piped(), b: piped() }).check(z.property("a", z.literal("x"))), { a: "a" }, { a: "abcd" }],
  };
}

/** Length checks read whatever has a length, until one of them ends them. */
function stopped(): Record<string, Subject> {
  const sized = ["", "a", "abc", "abcdef", [], [1], [1, 2, 3, 4], null, undefined, 1, { length: 2 }, { length: "2" }];
  return {
    AnyLength: [loose(z.any()).check(z.minLength(2), z.maxLength(3)), ...sized],
    AnyExact: [loose(z.any()).check(z.length(3)), ...sized],
    StoppedLength: [loose(z.any()).check(z.minLength(2, { abort: true }), z.minLength(4)), ...sized],
    StoppedText: [z.string().min(2, { abort: true }).min(4).regex(/^x/), ...sized],
    StoppedList: [z.array(z.int()).min(2, { abort: true }).min(4), ...sized, ["x"], ["x", 1]],
    StoppedOuter: [
      z.array(z.string().min(2, { abort: true })).check(z.minLength(3), z.maxLength(4)),
      ["a"],
      ["ab"],
      ["ab", "a", "ab"],
      ["a", "a", "a", "a", "a"],
    ],
    StoppedInside: [
      z.object({ a: z.array(z.int()).min(2, { abort: true }) }).check(z.property("a", z.any())),
      { a: [1] },
      { a: [1, 2] },
    ],
  };
}

/** What a key that is missing gives. */
function missing(): Record<string, Subject> {
  const caught = z.string().catch("caught");
  const nothing = z.string().catch(undefined as never);
  const filled = z.string().default("filled");
  const kinds = { caught, nothing, filled };
  const wrapped = Object.entries(kinds).flatMap(([name, kind]) => [
    [name, kind] as const,
    [`${name}Maybe`, kind.optional()] as const,
    [`${name}Exact`, z.exactOptional(kind)] as const,
    [`${name}Null`, kind.nullable()] as const,
    [`${name}There`, kind.nonoptional()] as const,
    [`${name}Either`, z.union([kind, z.int()])] as const,
    [`${name}Last`, z.union([z.int(), kind])] as const,
    [`${name}Beside`, z.union([z.undefined(), kind])] as const,
    [`${name}OrMissing`, z.union([kind, z.int().optional()])] as const,
    [`${name}OrFilled`, z.union([kind, z.string().default("filled")])] as const,
    [`${name}Frozen`, kind.readonly()] as const,
    [`${name}Filled`, kind.prefault(undefined as never)] as const,
  ]);
  const others = {
    unsent: z.string().min(2).prefault("s").optional(),
    handedOn: z.string().pipe(z.string().optional() as never),
  };
  return Object.fromEntries(
    [...wrapped, ...Object.entries(others)].flatMap(([name, inner]) => {
      const pascal = name.charAt(0).toUpperCase() + name.slice(1);
      const inputs = [{}, { a: undefined }, { a: null }, { a: "x" }, { a: 1 }, Object.create({ a: "x" })];
      return [
        [pascal, [z.object({ a: inner }), ...inputs] satisfies Subject] as const,
        [`${pascal}Loose`, [z.looseObject({ a: inner }), ...inputs] satisfies Subject] as const,
      ];
    }),
  );
}

/** Types that come to one value by several ways, whose issues are told at each. */
function forks(): Record<string, Subject> {
  const Tree: z.ZodType = z.strictObject({
    n: z.int(),
    get next() {
      return z
        .union([
          z.strictObject({ left: Tree }).meta({ id: "Left" }),
          z.strictObject({ left: Tree, right: Tree }).meta({ id: "Both" }),
        ])
        .optional();
    },
  });
  const Odd: z.ZodType = z
    .strictObject({
      n: z.int().superRefine((n, context) => {
        if (n % 2 === 1) context.addIssue("odd");
      }),
      get next() {
        return z.union([Odd, z.array(Odd)]).optional();
      },
    })
    .meta({ id: "Odd" });
  const leaf = { n: 1 };
  const wrong = { n: "x" };
  return {
    Anything: [z.object({ a: z.any(), b: z.int() }), { a: undefined, b: "x" }, { b: "x" }, { a: undefined, b: 1 }],
    Told: [
      z.object({ left: Odd, right: Odd }).check(leading() as never),
      ...[leaf, wrong, { n: 2 }].map((part) => ({ left: part, right: part })),
    ],
    Tree: [
      Tree,
      leaf,
      wrong,
      { ...leaf, next: { left: leaf } },
      { ...leaf, next: { left: wrong } },
      { ...leaf, next: { left: wrong, right: wrong } },
      { ...leaf, next: { left: { ...leaf, next: { left: wrong, right: leaf } }, right: wrong } },
    ],
  };
}
