import { finishIssue } from "./issue.ts";
import type { Issue, RawIssue } from "./issue.ts";
import { INVALID } from "./invalid.ts";
import { startReading } from "./memory.ts";
import { sayInvalid } from "./messages.ts";
import type { Judge } from "./shape.ts";

/** What a safe reading gives: the value, or an error that says all that is wrong with the input. */
export type Result<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: ContractError };

/** A value that the contract does not accept. */
export class ContractError extends Error {
  declare readonly issues: readonly Issue[];

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
    this.#error ??= unthrown(this.#raw.map(finishIssue));
    return this.#error;
  }
}

/** An error that nobody threw. The constructor would take its stack, which costs several times the judging. */
function unthrown(issues: readonly Issue[]): ContractError {
  const error = Object.create(ContractError.prototype) as { issues: readonly Issue[] } & ContractError;
  error.issues = issues;
  return error;
}

/** The failure of `value`, which `judge` does not accept. */
export function fail(judge: Judge, value: unknown): Failure {
  return new Failure(issuesOf(judge, value));
}

/** The error of `value`, which `judge` does not accept. */
export function errorOf(judge: Judge, value: unknown): ContractError {
  return new ContractError(issuesOf(judge, value).map(finishIssue));
}

/** All that is wrong with `value`; at least one issue. A value nested deeper than the stack goes has just that issue. */
export function issuesOf(judge: Judge, value: unknown): readonly RawIssue[] {
  const { issues } = judgement(judge, value);
  return issues.length > 0 ? issues : [tooDeep(value)];
}

/** What `judge` makes of `value`, and what is wrong with it. */
export function judgement(judge: Judge, value: unknown): { output: unknown; issues: readonly RawIssue[] } {
  const issues: RawIssue[] = [];
  startReading();
  try {
    return { output: judge(value, issues), issues };
  } catch (error) {
    if (!isStackOverflow(error)) throw error;
    return { output: undefined, issues: [tooDeep(value)] };
  }
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

/**
 * `run(value)` for a type that runs code of the author. Where that throws, `judge` comes to all that Zod comes to, in its
 * order, and so throws what Zod throws.
 */
export function attempt(run: (value: unknown) => unknown, judge: Judge, value: unknown): unknown {
  startReading();
  try {
    return run(value);
  } catch {
    const { output, issues } = judgement(judge, value);
    return issues.length === 0 ? output : INVALID;
  }
}

/** As `attempt`, for a verdict. */
export function attemptCheck(run: (value: unknown) => boolean, judge: Judge, value: unknown): boolean {
  startReading();
  try {
    return run(value);
  } catch {
    return judgement(judge, value).issues.length === 0;
  }
}

/** The output as `judge` makes it, or INVALID. */
export function outputOf(judge: Judge, value: unknown): unknown {
  const issues: RawIssue[] = [];
  const output = judge(value, issues);
  return issues.length === 0 ? output : INVALID;
}

function tooDeep(value: unknown): RawIssue {
  return {
    detail: { code: "custom", params: { "samewire.tooDeep": true } },
    say: sayInvalid,
    input: value,
    trail: [],
    message: "Invalid input: nested too deeply",
    goesOn: false,
    stops: false,
  };
}

function isStackOverflow(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error instanceof RangeError && /call stack/i.test(error.message)) || error.name === "InternalError";
}
