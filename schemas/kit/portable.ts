import * as core from "zod/v4/core";
import type { PortableCheck, PortableOverwrite } from "./portable-check.ts";

/** How a portable check may differ from its default at one use. */
export interface PortableOptions {
  /** Replaces the default message of the issue. */
  readonly message?: string;
}

/** A Zod check that carries its rule as data, for the contract reader. */
export interface PortableZodCheck<T> extends core.$ZodCheck<T> {
  readonly _zod: core.$ZodCheck<T>["_zod"] & { readonly def: core.$ZodCheckDef & { readonly samewire: unknown } };
}

interface Definition<T> {
  readonly rule: PortableCheck;
  readonly holds: (value: T) => boolean;
  readonly message: string;
  /** Mark on the issue; the readers and other languages recognise a check by it. */
  readonly params: Readonly<Record<string, string | true>>;
  /** A failure skips the checks that follow, here and in every enclosing value. */
  readonly abort?: boolean;
  readonly path?: readonly string[] | undefined;
}

/** Makes the Zod check that enforces `rule` in TypeScript and keeps its data on `_zod.def.samewire`. */
export function portableCheck<T>(definition: Definition<T>): PortableZodCheck<T> {
  const { rule, holds, message, params, abort = false, path = [] } = definition;
  const def = { check: "custom" as const, abort, message, samewire: rule };
  const check = new core.$ZodCheck(def) as core.$ZodCheck<T>;
  check._zod.check = (payload) => {
    if (holds(payload.value)) return;
    const issue = {
      code: "custom",
      input: payload.value,
      inst: check,
      path: [...path],
      continue: !abort,
      params,
      message,
    };
    payload.issues.push(issue as unknown as core.$ZodRawIssue);
  };
  return check as PortableZodCheck<T>;
}

/** Makes the Zod overwrite that applies `change`, with its data on `_zod.def.samewire`. */
export function portableOverwrite(rule: PortableOverwrite, change: (text: string) => string): PortableZodCheck<string> {
  const def = { check: "overwrite" as const, tx: change, samewire: rule };
  return new core.$ZodCheckOverwrite(def) as unknown as PortableZodCheck<string>;
}

/** The mark on the issue of every portable check but `additiveEnum`. */
export function checkParams(rule: PortableCheck): Readonly<Record<string, string>> {
  return { "samewire.check": rule.check };
}
