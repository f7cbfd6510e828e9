import { safeParse } from "zod/v4/core";
import type { $ZodType } from "zod/v4/core";
import { sameJson } from "../contract.ts";
import type { JsonValue } from "../contract.ts";
import { asJson } from "./json-value.ts";

/** The constant JSON value of a default, or what is wrong with it. */
export type ReadDefault = { readonly value: JsonValue } | { readonly problem: string };

const DAY_MS = 86_400_000;

/** Characters of a value in a message. */
const SHOWN = 60;

/** Reads the default twice, the second time a day later by the clock: a function that gives other values is found out. */
export function readDefault(definition: { readonly defaultValue: unknown }): ReadDefault {
  try {
    const first = asJson(definition.defaultValue);
    if (first === undefined) return { problem: "The default is not a JSON value." };
    const second = tomorrow(() => asJson(definition.defaultValue));
    if (JSON.stringify(first) !== JSON.stringify(second)) return { problem: "The default is another value each time." };
    return { value: first };
  } catch (error) {
    return { problem: `The function of the default throws: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/**
 * Why `value` is no value of `schema`; undefined where it is one. Zod gives a default unread, so nothing but this asks
 * whether a model of the schema can hold it, and whether anybody who is sent it would take it.
 */
export function defaultProblem(schema: $ZodType, value: JsonValue): string | undefined {
  const text = shortened(JSON.stringify(value));
  try {
    const { success, data, error } = safeParse(schema, value);
    if (!success) {
      const [{ message, path } = { message: "", path: [] }] = error.issues;
      return `The schema refuses ${text}${path.length === 0 ? "" : ` at ${path.join(".")}`}: ${message}.`;
    }
    return sameJson(data, value) ? undefined : `The schema makes ${shortened(JSON.stringify(data))} of ${text}.`;
  } catch (error) {
    return `The schema cannot read ${text}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function shortened(text: string): string {
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}…`;
}

/** Runs `read`, which is synchronous, with the clock a day ahead. */
function tomorrow<Value>(read: () => Value): Value {
  const RealDate = globalThis.Date;
  const now = () => RealDate.now() + DAY_MS;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values: readonly unknown[]) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values),
    get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
  });
  try {
    return read();
  } finally {
    globalThis.Date = RealDate;
  }
}
