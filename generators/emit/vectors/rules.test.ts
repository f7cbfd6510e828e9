import { expect, it } from "vitest";
import { z } from "zod";
import * as kit from "../../../schemas/kit/kit.ts";
import { emit, isCheck, isMalformed, linesOf } from "./testing/emit.ts";

const schemas = {
  UnitsSchema: z.string().check(kit.utf16Length(1, 6)),
  PlaceSchema: z.string().max(60).check(kit.normalHost(), kit.punycodeLabels()),
  AnswersSchema: z
    .record(z.string().check(kit.utf16Length(1, 4)), z.boolean())
    .check(kit.entryCount({ min: 1, max: 3 })),
  FailureSchema: z
    .strictObject({ text: z.string(), more: z.string().check(kit.utf16Length(0, 40)).optional() })
    .check(kit.jsonBytes(80)),
  RunSchema: z
    .strictObject({
      status: z.enum(["running", "done", "failed"]),
      durable: z.boolean(),
      failure: z.string().optional(),
    })
    .check(
      kit.implies([{ key: "status", in: ["failed"] }], { required: ["failure"] }),
      kit.implies([{ key: "status", in: ["running", "done"] }], { forbidden: ["failure"] }),
      kit.implies([{ key: "status", in: ["running"] }], { values: [{ key: "durable", in: [false] }] }),
    ),
  RoomsSchema: z
    .array(z.strictObject({ server: z.string(), channel: z.string().nullable() }))
    .check(kit.uniqueItems(["server", "channel"])),
  ChangeSchema: z
    .strictObject({ a: z.string().optional(), b: z.array(z.int()).optional() })
    .check(kit.atLeastOne(["a", "b"], { counts: "presence" })),
};

const emitted = emit(schemas);

/** For each type: the check that some input must break alone. */
const alone: readonly (readonly [keyof typeof schemas, (issue: z.core.$ZodIssue) => boolean])[] = [
  ["UnitsSchema", isCheck("utf16Length")],
  ["PlaceSchema", isCheck("punycode")],
  ["AnswersSchema", isCheck("entryCount")],
  ["FailureSchema", isCheck("jsonBytes")],
  ["RunSchema", isCheck("implies")],
  ["RoomsSchema", isCheck("uniqueItems")],
  ["ChangeSchema", isCheck("atLeastOne")],
];

it.each(alone.map(([name, matches]) => ({ name, matches })))(
  "$name has an input that passes and one that only its rule stops",
  ({ name, matches }) => {
    const lines = linesOf(emitted, name.replace("Schema", ""));
    expect(lines.some((line) => line.strict !== false)).toBe(true);
    const failures = lines
      .filter((line) => line.strict === false && !isMalformed(line.in))
      .map((line) => schemas[name].safeParse(JSON.parse(line.in)).error?.issues ?? []);
    expect(failures.some((issues) => issues.length === 1 && issues.every(matches))).toBe(true);
  },
);

/** What the inputs of a type that JSON.parse takes come to, with their verdicts. */
function judged(type: string, come: (value: never) => unknown): readonly (readonly [unknown, boolean])[] {
  return linesOf(emitted, type)
    .filter((line) => !isMalformed(line.in))
    .map((line) => [come(JSON.parse(line.in) as never), line.strict !== false] as const);
}

it("rules about size are met on both sides of their bounds", () => {
  const counts = judged("Answers", (value: object | null) => (value === null ? -1 : Object.keys(value).length));
  const sizes = judged("Failure", (value) => Buffer.byteLength(JSON.stringify(value)));
  const lengths = judged("Units", (value: unknown) => (typeof value === "string" ? value.length : -1));
  expect(counts).toEqual(
    expect.arrayContaining([
      [0, false],
      [1, true],
      [3, true],
      [4, false],
    ]),
  );
  expect(sizes).toEqual(
    expect.arrayContaining([
      [80, true],
      [81, false],
    ]),
  );
  expect(lengths).toEqual(
    expect.arrayContaining([
      [0, false],
      [1, true],
      [6, true],
      [7, false],
    ]),
  );
  const astral = judged("Units", (value: unknown) => typeof value === "string" && value.length - [...value].length);
  expect(astral.some(([more, isAccepted]) => Number(more) > 0 && !isAccepted)).toBe(true);
});

it("Run is sent each status with what it asks for, and with something amiss", () => {
  const runs = judged("Run", (value: { status?: unknown } | null) => value?.status);
  for (const status of ["running", "done", "failed"]) {
    expect(runs).toEqual(
      expect.arrayContaining([
        [status, true],
        [status, false],
      ]),
    );
  }
});

it("Rooms are sent alike in one key alone, and in both but for a null", () => {
  const rooms = linesOf(emitted, "Rooms").filter((line) => line.strict !== false);
  const pairs = rooms.map((line) => JSON.parse(line.in) as { server: string; channel: string | null }[]);
  const alike = (key: "server" | "channel"): boolean =>
    pairs.some(([first, second]) => second !== undefined && first?.[key] === second[key] && first[key] !== null);
  expect([alike("server"), alike("channel")]).toEqual([true, true]);
  expect(
    pairs.some(
      ([first, second]) => second?.channel === null && first?.channel === null && first.server === second.server,
    ),
  ).toBe(true);
});

it("Place comes out in one spelling", () => {
  const outs = linesOf(emitted, "Place").flatMap(({ strict }) => (typeof strict === "object" ? [strict.out] : []));
  expect(outs.some((out) => String(out).includes("::"))).toBe(true);
  expect(outs.some((out) => /^[a-z.]+$/.test(String(out)))).toBe(true);
});
