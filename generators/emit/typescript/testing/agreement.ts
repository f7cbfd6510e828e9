import assert from "node:assert/strict";
import type { z } from "zod";
import { safeParseProtocolResponse } from "../../../../schemas/kit/kit.ts";
import type { EmittedModule } from "./compile-modules.ts";

/** One input to one generated type and to the schema that judges it. */
export interface Case {
  readonly module: EmittedModule;
  readonly name: string;
  readonly schema: z.ZodType;
  readonly input: unknown;
}

type Safe = (value: unknown) => { success: boolean; data?: unknown; error?: { issues: unknown } };

/** Compares everything that a caller can see, and says how the input fared. */
export function expectAgreement({ module, name, schema, input }: Case): "accepted" | "mended" | "refused" {
  const expected = attempt(() => schema.safeParse(input));
  if (expected instanceof Thrown) return compareThrowing(expected, module, name, input);
  const read = compareReading({ module, name, schema, input });
  const actual = (module[`safeParse${name}`] as Safe)(input);
  assert.equal(actual.success, expected.success, "verdict");
  assert.equal((module[`is${name}`] as (value: unknown) => boolean)(input), expected.success, "is");
  if (!expected.success) {
    const issues = sayable(() => expected.error.issues);
    if (issues !== unsayable) assert.deepStrictEqual(actual.error?.issues, issues, "issues");
    assert.throws(() => (module[`parse${name}`] as (value: unknown) => unknown)(input), { name: "ContractError" });
    return read ? "mended" : "refused";
  }
  assert.deepStrictEqual(actual.data, expected.data, "output");
  assertSameMaking(actual.data, expected.data, input, new Set());
  assert.deepStrictEqual((module[`parse${name}`] as (value: unknown) => unknown)(input), expected.data);
  return "accepted";
}

/** Compares the response readers; whether they accept. */
function compareReading({ module, name, schema, input }: Case): boolean {
  const expected = attempt(() => {
    const result = safeParseProtocolResponse(schema, input);
    return result.success ? { success: true, data: result.data } : { success: false, issues: result.error.issues };
  });
  if (expected instanceof Thrown) return false;
  const actual = (module[`read${name}`] as Safe)(input);
  const comparable = actual.success
    ? { success: true, data: actual.data }
    : { success: false, issues: actual.error?.issues };
  assert.deepStrictEqual(comparable, expected, "read");
  return actual.success;
}

/** What was thrown in place of a result. */
class Thrown {
  readonly error: unknown;

  constructor(error: unknown) {
    this.error = error;
  }
}

function attempt<T>(ask: () => T): T | Thrown {
  try {
    return ask();
  } catch (error) {
    return new Thrown(error);
  }
}

/** Where Zod throws, so do the validators, and the same. */
function compareThrowing({ error }: Thrown, module: EmittedModule, name: string, input: unknown): "refused" {
  // Zod fails to put a symbol key into words; there it is no judge.
  if (/Cannot convert a Symbol value to a string/.test(String(error))) return "refused";
  for (const entry of ["safeParse", "parse", "is"]) {
    const actual = attempt(() => (module[entry + name] as (value: unknown) => unknown)(input));
    // A check may come to its no before it comes to what throws.
    if (entry === "is" && actual === false) continue;
    assert.ok(actual instanceof Thrown, `${entry} throws`);
    assert.equal(String(actual.error), String(error), `what ${entry} throws`);
  }
  return "refused";
}

const unsayable = Symbol("unsayable");

/** Zod fails to put a symbol key of a finite record into words; there it is no judge. */
function sayable<T>(ask: () => T): T | typeof unsayable {
  try {
    return ask();
  } catch (error) {
    assert.match(String(error), /Cannot convert a Symbol value to a string/);
    return unsayable;
  }
}

/** Key order, frozenness, and which parts are the input's own. */
function assertSameMaking(actual: unknown, expected: unknown, input: unknown, seen: Set<unknown>): void {
  if (
    typeof actual !== "object" ||
    actual === null ||
    typeof expected !== "object" ||
    expected === null ||
    seen.has(actual)
  )
    return;
  seen.add(actual);
  assert.equal(Object.isFrozen(actual), Object.isFrozen(expected), "frozen");
  assert.equal(actual === input, expected === input, "identity");
  if (actual === input) return;
  assert.deepStrictEqual(Reflect.ownKeys(actual), Reflect.ownKeys(expected), "key order");
  for (const key of Reflect.ownKeys(expected)) {
    const from = typeof input === "object" && input !== null ? Reflect.get(input, key) : undefined;
    assertSameMaking(Reflect.get(actual, key), Reflect.get(expected, key), from, seen);
  }
}
