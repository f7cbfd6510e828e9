import assert from "node:assert/strict";
import { safeParseProtocolResponse } from "../../../../schemas/kit/kit.ts";
import type { Case } from "./agreement.ts";
import { assertSameGraph, objectsOf } from "./same-graph.ts";
import { sharesParts } from "./shared-parts.ts";

type Answer = { data: unknown } | { issues: unknown } | { thrown: string };
type Result = { success: true; data: unknown } | { success: false; error: { issues: unknown } };

/** Compares what is made of a value that may contain itself, and says how it fared. */
export function expectCyclicAgreement({ module, name, schema, input }: Case): "accepted" | "mended" | "refused" {
  const call = (verb: string) => module[verb + name] as (value: unknown) => unknown;
  const expected = answerOf(() => schema.safeParse(input) as Result);
  // Zod overflows the stack where only its checks follow a cycle; there it is no judge.
  if ("thrown" in expected && expected.thrown.startsWith("RangeError")) return "refused";
  const loosely = sharesParts(schema);
  const expectSame = (actual: Answer, other: Answer): void => {
    if ("data" in actual && "data" in other) assertSameGraph(actual.data, other.data, objectsOf(input), loosely);
    else assert.deepStrictEqual(actual, other);
  };
  expectSame(
    answerOf(() => call("safeParse")(input) as Result),
    expected,
  );
  const parsed = answerOf(() => ({ success: true, data: call("parse")(input) }));
  if ("issues" in expected) assert.ok("thrown" in parsed && parsed.thrown === "ContractError", "parse throws");
  else expectSame(parsed, expected);
  const is = answerOf(() => ({ success: true, data: call("is")(input) }));
  // A check may come to its no before it comes to what throws.
  if (!("thrown" in expected)) assert.deepStrictEqual(is, { data: "data" in expected }, "is");
  else if ("thrown" in is) assert.deepStrictEqual(is, expected, "is throws");
  else assert.deepStrictEqual(is, { data: false }, "is");
  const read = answerOf(() => safeParseProtocolResponse(schema, input) as Result);
  if ("thrown" in read && read.thrown.startsWith("RangeError")) return "refused";
  expectSame(
    answerOf(() => call("read")(input) as Result),
    read,
  );
  return "data" in expected ? "accepted" : "data" in read ? "mended" : "refused";
}

function answerOf(ask: () => Result): Answer {
  try {
    const result = ask();
    return result.success ? { data: result.data } : { issues: result.error.issues };
  } catch (error) {
    // The message of the one lists the issues, which cannot be printed where they hold a value that contains itself.
    return { thrown: error instanceof Error && error.name === "ContractError" ? error.name : String(error) };
  }
}
