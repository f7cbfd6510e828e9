import { z } from "zod";
import { portableCheck } from "./portable.ts";

/** Names the issue of an additive enum. A string, so that two copies of the package recognise each other's (A16). */
export const ADDITIVE_ENUM_MARK = "samewire.additiveEnum";

/** A string schema over `values` whose `options` list them in declaration order. */
export type AdditiveEnum<Value extends string> = z.ZodType<Value, string> & { readonly options: readonly Value[] };

/**
 * An enum that a newer host may extend without breaking old readers. Strict parsing rejects a string outside `values`;
 * the response readers drop the nearest list entry that holds one (A1 to A19). Not for record keys, discriminators,
 * statuses or versions that a client acts on (A17).
 *
 * @throws Error when `values` is empty, holds something that is not a string, or repeats a value.
 */
export function additiveEnum<const Value extends string>(values: readonly Value[]): AdditiveEnum<Value> {
  if (values.length === 0) throw new Error("additiveEnum: at least one value is needed");
  for (const value of values) {
    if (typeof value !== "string") throw new Error(`additiveEnum: every value is a string, got ${typeof value}`);
  }
  const known = new Set<string>(values);
  if (known.size !== values.length) throw new Error("additiveEnum: the values are not distinct");
  const options = Object.freeze([...values]);
  const schema = z.string().check(
    portableCheck<string>({
      rule: { check: "additiveEnum", values: options },
      holds: (text) => known.has(text),
      message: `Invalid option: expected one of ${options.map((value) => JSON.stringify(value)).join("|")}`,
      params: { [ADDITIVE_ENUM_MARK]: true } as Record<string, true>,
      abort: true,
    }),
  );
  return Object.assign(schema as unknown as z.ZodType<Value, string>, { options });
}
