import { finishIssue } from "./issue.ts";
import type { Issue, RawIssue } from "./issue.ts";
import { INVALID } from "./invalid.ts";
import { judge } from "./judge.ts";
import { startReading } from "./memory.ts";
import type { Shape } from "./shape.ts";

/** What a safe reading gives: the value, or an error that says all that is wrong with the input. */
export type Result<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: ContractError };

/** A value that the contract does not accept. */
export class ContractError extends Error {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super();
    this.issues = issues;
  }

  override get name(): string {
    return "ContractError";
  }

  /** The issues as JSON. */
  override get message(): string {
    return JSON.stringify(this.issues, null, 2);
  }
}

/** The failure of a safe reading. The error, with its words, is made when it is first read; it has no stack. */
export class Failure {
  readonly success = false;
  #raw: readonly RawIssue[];
  #error: ContractError | undefined;

  constructor(raw: readonly RawIssue[]) {
    this.#raw = raw;
  }

  get error(): ContractError {
    this.#error ??= withoutStack(() => new ContractError(this.#raw.map(finishIssue)));
    return this.#error;
  }
}

/** The failure of `value`, which the builder of `shape` has refused. */
export function fail(shape: Shape, value: unknown): Failure {
  return new Failure(issuesOf(shape, value));
}

/** The error of `value`, which the builder of `shape` has refused. */
export function errorOf(shape: Shape, value: unknown): ContractError {
  return new ContractError(issuesOf(shape, value).map(finishIssue));
}

/** All that is wrong with `value`; at least one issue. A value nested deeper than the stack goes has just that issue. */
export function issuesOf(shape: Shape, value: unknown): readonly RawIssue[] {
  const issues: RawIssue[] = [];
  startReading();
  try {
    judge(shape, value, issues);
  } catch (error) {
    if (!isStackOverflow(error)) throw error;
    return [tooDeep(value)];
  }
  return issues.length > 0 ? issues : [tooDeep(value)];
}

/** `run(value)`, or `otherwise` when the value is nested deeper than the stack goes. */
export function guard<T>(run: (value: unknown) => T, value: unknown, otherwise: T): T {
  startReading();
  try {
    return run(value);
  } catch (error) {
    if (isStackOverflow(error)) return otherwise;
    throw error;
  }
}

/** The output by the cold path alone, for the few types that have no builder of their own. */
export function buildSlowly(shape: Shape, value: unknown): unknown {
  const issues: RawIssue[] = [];
  const output = judge(shape, value, issues);
  return issues.length === 0 ? output : INVALID;
}

/** A stack costs several times the judging, and nobody threw this error. */
function withoutStack(make: () => ContractError): ContractError {
  const errors = Error as object as { stackTraceLimit?: number | undefined };
  const limit = errors.stackTraceLimit;
  try {
    errors.stackTraceLimit = 0;
  } catch {
    // Where the built-ins are frozen, the stack has to be paid for.
    return make();
  }
  try {
    return make();
  } finally {
    errors.stackTraceLimit = limit;
  }
}

function tooDeep(value: unknown): RawIssue {
  return {
    detail: { code: "custom", params: { "samewire.tooDeep": true } },
    input: value,
    trail: [],
    message: "Invalid input: nested too deeply",
    goesOn: false,
  };
}

function isStackOverflow(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error instanceof RangeError && /call stack/i.test(error.message)) || error.name === "InternalError";
}
