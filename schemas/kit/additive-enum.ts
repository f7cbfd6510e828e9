import { z } from "zod";
import * as core from "zod/v4/core";
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
  assertDistinctTexts(values);
  const options = Object.freeze([...values]);
  const known = new Set<string>(options);
  const check = portableCheck<string>({
    rule: { check: "additiveEnum", values: options },
    holds: (text) => known.has(text),
    message: `Invalid option: expected one of ${options.map((value) => JSON.stringify(value)).join("|")}`,
    params: { [ADDITIVE_ENUM_MARK]: true },
    abort: true,
  });
  return new AdditiveEnumText({ type: "string", checks: [check], options }) as unknown as AdditiveEnum<Value>;
}

interface AdditiveEnumDefinition extends core.$ZodStringDef {
  readonly options: readonly string[];
}

/** A string schema whose clones, such as those of `.describe()`, keep their `options`. */
const AdditiveEnumText = /*@__PURE__*/ core.$constructor<
  z.ZodString & { options: readonly string[] },
  AdditiveEnumDefinition
>("SamewireAdditiveEnum", (inst, def) => {
  z.ZodString.init(inst, def);
  inst.options = def.options;
});

function assertDistinctTexts(values: readonly string[]): void {
  if (!Array.isArray(values) || values.length === 0) throw new Error("additiveEnum: at least one value is needed");
  for (const value of values) {
    if (typeof value !== "string") throw new Error(`additiveEnum: every value is a string, got ${typeof value}`);
  }
  if (new Set(values).size !== values.length) throw new Error("additiveEnum: the values are not distinct");
}
