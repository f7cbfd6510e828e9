import type { JsonValue } from "../contract.ts";
import { asJson } from "./json-value.ts";

/** The constant JSON value of a default, or what is wrong with it. */
export type ReadDefault = { readonly value: JsonValue } | { readonly problem: string };

const DAY_MS = 86_400_000;

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
