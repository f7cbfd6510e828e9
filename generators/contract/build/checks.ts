import { $ZodCheckMinLength, $ZodCheckMinSize } from "zod/v4/core";
import type { $ZodCheck, $ZodType } from "zod/v4/core";
import type { NodeBase, PortableCheck, PortableCheckUse, PortableOverwrite } from "../contract.ts";
import { fail } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { functionText } from "./function-text.ts";
import { messageOf } from "./messages.ts";
import { checkName, isPortableCheck, isPortableOverwrite } from "./portable-rules.ts";
import type { Site } from "./type-draft.ts";

/** A check's definition as it stands in `def.checks`; the fields depend on `check`. */
export interface CheckDefinition {
  readonly check: string;
  readonly abort?: boolean;
  readonly error?: unknown;
  readonly message?: unknown;
  readonly when?: unknown;
  readonly samewire?: unknown;
  readonly [field: string]: unknown;
}

/** What a built-in check says of its issue: its words, and whether it ends the checks. */
export interface Said {
  readonly message?: string;
  readonly abort?: true;
}

/** A check sorted by what the contract can do with it. */
export type ReadCheck =
  | { readonly is: "builtIn"; readonly definition: CheckDefinition; readonly message: Said }
  | { readonly is: "rule"; readonly use: PortableCheckUse }
  | { readonly is: "overwrite"; readonly overwrite: PortableOverwrite };

// Zod gives its own length and size checks these conditions; one by the author is another function.
const sizeCondition = functionText(new $ZodCheckMinSize({ check: "min_size", minimum: 0 })._zod.def.when);
const lengthCondition = functionText(new $ZodCheckMinLength({ check: "min_length", minimum: 0 })._zod.def.when);

/** The checks attached to `schema`, in order. Those the contract cannot hold are reported and left out. */
export function readChecks(run: BuildRun, schema: $ZodType, site: Site): readonly ReadCheck[] {
  const all = schema._zod.def.checks ?? [];
  const own = run.ownChecks.get(schema);
  return readCheckList(run, own === undefined ? all : all.slice(0, Math.max(own, 0)), schema, site);
}

/** As `readChecks`, of some checks. */
export function readCheckList(
  run: BuildRun,
  checks: readonly $ZodCheck<never>[],
  schema: $ZodType,
  site: Site,
): readonly ReadCheck[] {
  const found: ReadCheck[] = [];
  for (const check of checks) {
    const read = readCheck(
      run,
      { ...check._zod.def, run: check._zod.check } as unknown as CheckDefinition,
      schema,
      site,
    );
    if (read !== undefined) found.push(read);
  }
  return found;
}

function readCheck(run: BuildRun, definition: CheckDefinition, schema: $ZodType, site: Site): ReadCheck | undefined {
  const { check, samewire, when } = definition;
  if (check === "describe" || check === "meta") return undefined;
  if (when !== undefined && !isLengthCondition(when)) {
    fail(run, site, "SW308", `The check "${check}" runs only when a closure says so.`);
    return undefined;
  }
  if (samewire !== undefined) return readPortable(run, definition, schema, site);
  if (check === "custom") {
    closure(run, definition, site);
    return undefined;
  }
  return {
    is: "builtIn",
    definition,
    message: { ...checkMessage(run, site, definition, schema), ...abortOf(definition) },
  };
}

function readPortable(run: BuildRun, definition: CheckDefinition, schema: $ZodType, site: Site): ReadCheck | undefined {
  const rule = definition.samewire;
  if (isPortableOverwrite(rule)) return { is: "overwrite", overwrite: rule };
  if (!isPortableCheck(rule)) {
    fail(run, site, "SW314", `The portable check ${JSON.stringify(checkName(rule))} is not known.`);
    return undefined;
  }
  return { is: "rule", use: useOf(run, rule, definition, schema, site) };
}

function useOf(
  run: BuildRun,
  rule: PortableCheck,
  definition: CheckDefinition,
  schema: $ZodType,
  site: Site,
): PortableCheckUse {
  // The kit writes its message as a constant beside the rule.
  const message =
    typeof definition.message === "string"
      ? { message: definition.message }
      : checkMessage(run, site, definition, schema);
  return { rule, ...message, ...(definition.abort === true ? { abort: true as const } : {}) };
}

/** Zod's own condition of its length and size checks. */
export function isLengthCondition(when: unknown): boolean {
  const text = functionText(when);
  return text === lengthCondition || text === sizeCondition;
}

/** The `abort` of a check, where it has one. */
export function abortOf(definition: { readonly abort?: unknown }): { readonly abort?: true } {
  return definition.abort === true ? { abort: true } : {};
}

/** The check's own message, else the schema's: Zod asks in this order. */
export function checkMessage(
  run: BuildRun,
  site: Site,
  definition: CheckDefinition,
  schema: $ZodType,
): { readonly message?: string } {
  const own = definition.error === undefined ? schema._zod.def : definition;
  const message = messageOf(run, site, own);
  return message === undefined ? {} : { message };
}

/** Reports code in a check. */
export function closure(run: BuildRun, definition: { readonly [field: string]: unknown }, site: Site): void {
  const isAsync = [definition["fn"], definition["run"]].some(
    (code) => typeof code === "function" && code.constructor.name === "AsyncFunction",
  );
  if (isAsync) fail(run, site, "SW303", "The check is an async function.");
  else fail(run, site, "SW302", "The check is a function, which only JavaScript can run.");
}

/** The portable checks of a node whose kind has no checks of its own. */
export function rulesOf(run: BuildRun, schema: $ZodType, site: Site): Pick<NodeBase, "rules"> {
  const rules: PortableCheckUse[] = [];
  for (const check of readChecks(run, schema, site)) {
    if (check.is === "rule" && belongsOn(schema, check.use.rule)) rules.push(check.use);
    else fail(run, site, "SW313", `The check "${nameOf(check)}" does not belong on ${schema._zod.def.type}.`);
  }
  return rules.length === 0 ? {} : { rules };
}

export function nameOf(check: ReadCheck): string {
  if (check.is === "rule") return check.use.rule.check;
  if (check.is === "overwrite") return check.overwrite.overwrite;
  return String(check.definition["format"] ?? check.definition.check);
}

const onText: readonly PortableCheck["check"][] = [
  "additiveEnum",
  "base64",
  "excludesWords",
  "url",
  "utf16Length",
  "punycode",
];
const containers: readonly string[] = ["object", "array", "tuple", "record", "union"];

/** Whether a value of the schema's kind can meet what the rule looks at. */
export function belongsOn(schema: $ZodType, rule: PortableCheck): boolean {
  const kind = schema._zod.def.type;
  if (onText.includes(rule.check)) return kind === "string";
  if (rule.check === "uniqueItems") return kind === "array" || kind === "tuple";
  if (rule.check === "entryCount") return kind === "record";
  if (rule.check === "implies") return kind === "object";
  return containers.includes(kind);
}
