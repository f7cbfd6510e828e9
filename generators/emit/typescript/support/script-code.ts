import { finishIssue } from "./issue.ts";
import type { IssueDetail, RawIssue, Say } from "./issue.ts";
import { sayAny } from "./script-words.ts";
import type { Shape } from "./shape.ts";

type Fields = { readonly [key: PropertyKey]: unknown };

/** A function of the author, asked for late, since modules may import each other in a circle. */
export type Code = () => unknown;

/** What stands at `path` of the definition of a schema of the author. */
export function held(schema: unknown, path: readonly (string | number)[]): unknown {
  let at = schema;
  for (const step of path) {
    const internals = (at as { readonly _zod?: Fields })._zod;
    if (internals === undefined) at = (at as Fields)[step];
    else if (step === "run") at = internals["check"];
    else if (step === "inner") at = internals["innerType"];
    else at = (internals["def"] as Fields)[step];
  }
  return at;
}

/** An issue as code of the author raises it. */
interface CodeIssue {
  readonly code?: string;
  readonly input?: unknown;
  readonly path?: readonly PropertyKey[];
  readonly message?: string;
  readonly continue?: boolean;
  readonly inst?: unknown;
  readonly schema?: unknown;
  readonly [key: string]: unknown;
}

/** What code of the author is given beside the value: Zod's payload. */
export interface Context {
  value: unknown;
  readonly issues: CodeIssue[];
  readonly addIssue: (issue: string | CodeIssue) => void;
}

/** What the issues were that a context showed to code of the author, which may change them or take them away. */
const shown = new WeakMap<CodeIssue, RawIssue>();

/** A context for a value that has issues already. */
export function contextOf(value: unknown, earlier: readonly RawIssue[] = []): Context {
  const context: Context = {
    value,
    issues: earlier.map((raw) => {
      const issue = unfinished(raw);
      shown.set(issue, raw);
      return issue;
    }),
    addIssue: (issue) => {
      if (typeof issue === "string") {
        context.issues.push({ message: issue, code: "custom", input: context.value });
        return;
      }
      const added: { -readonly [Key in keyof CodeIssue]: CodeIssue[Key] } = issue;
      if (added["fatal"]) added.continue = false;
      added.code ??= "custom";
      if (!("input" in added)) added.input = context.value;
      context.issues.push({ ...added });
    },
  };
  return context;
}

/**
 * Appends what code of the author left in the context. What it raised itself is said in the words it gave, else in those of
 * its check, else in `message`.
 */
export function takeIssues(context: Context, issues: RawIssue[], message?: string): void {
  for (const left of context.issues) {
    const before = shown.get(left);
    const { input, path = [], message: own, continue: goesOn, inst: _, schema: __, ...detail } = left;
    issues.push({
      detail: detail as unknown as IssueDetail,
      say: before !== undefined && before.detail.code === left.code ? sayAgain(before) : sayLate(left, message),
      input,
      trail: [...path].reverse(),
      message: own ? own : undefined,
      goesOn: goesOn === true,
      stops: goesOn === false,
      ...(before !== undefined && before.halts === before.trail.length && { halts: path.length }),
      raised: left,
    });
  }
}

/** The words of an issue that code of the author was shown. */
function sayAgain({ raised, message, say }: RawIssue): Say<never> {
  return raised !== undefined || message === undefined ? say : () => message;
}

/** Asks the check or the schema of the author for the words once the whole path is known, as Zod does. */
function sayLate(raised: CodeIssue, message?: string): Say<IssueDetail & Pick<CodeIssue, "path">> {
  return (detail, input) => {
    const path = detail.path ?? [];
    const issue = path.length > 0 || raised.path !== undefined ? Object.assign(raised, { path }) : raised;
    const own = wordsOf(raised.inst, issue);
    return (
      own ??
      (raised.schema === raised.inst ? undefined : wordsOf(raised.schema, issue)) ??
      message ??
      sayAny(detail, input)
    );
  };
}

/** The words of a check or a schema of the author for an issue. */
function wordsOf(instance: unknown, issue: CodeIssue): string | undefined {
  const definition = (instance as { readonly _zod?: { readonly def?: Fields } } | undefined)?._zod?.def;
  const error = definition?.["error"];
  const said: unknown = typeof error === "function" ? error(issue) : undefined;
  const text = typeof said === "object" && said !== null ? (said as Fields)["message"] : said;
  return typeof text === "string" ? text : undefined;
}

/** An issue as Zod shows it to code of the author before it is finished: with its input, and without words. */
export function unfinished({ detail, input, trail, message, goesOn, stops, raised }: RawIssue): CodeIssue {
  const path = trail.toReversed();
  if (raised !== undefined) return path.length > 0 ? Object.assign(raised, { path }) : (raised as CodeIssue);
  return {
    ...detail,
    input,
    // Where a copy of the issue finds the words of its check, as it does in Zod.
    inst: { _zod: { def: { error: () => message } } },
    ...(path.length > 0 || detail.code === "custom" ? { path } : {}),
    ...(goesOn || stops ? { continue: goesOn } : {}),
  };
}

/** @throws Error for a promise, which a synchronous reading cannot wait for. */
export function settled(value: unknown): unknown {
  if (value instanceof Promise)
    throw new Error("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
  return value;
}

type Make = (value: unknown, context: Context) => unknown;

/** The author's function makes the value. */
export function transformed(run: Code): Shape {
  return {
    judge: (value, issues) => {
      const context = contextOf(value);
      const output = settled((run() as Make)(value, context));
      takeIssues(context, issues);
      return output;
    },
    may: "absent",
  };
}

/** What the shape inside gives, or `value` where it refuses. */
export function caught(inner: Shape, value: unknown): Shape {
  return caughtBy(inner, () => () => value);
}

/** As `caught`, by a function of the author that is told what was wrong. */
export function caughtBy(inner: Shape, run: Code): Shape {
  return {
    judge: (value) => {
      const own: RawIssue[] = [];
      const output = inner.judge(value, own);
      if (own.length === 0) return output;
      const issues = own.map(unfinished);
      const error = { issues: own.map(finishIssue) };
      return (run() as (context: object) => unknown)({ value, issues, error, input: value });
    },
    may: inner.may === "filled" ? "filled" : "absent",
    omitted: inner.omitted,
  };
}

/** A codec or pipe: `before` reads the value, `decode` changes it, and `after` reads what that gave. */
export function decoded(before: Shape, after: Shape, decode: Code): Shape {
  return {
    judge: (value, issues) => {
      const start = issues.length;
      const output = before.judge(value, issues);
      if (issues.length === start) {
        const context = contextOf(output);
        const made = settled((decode() as Make)(output, context));
        takeIssues(context, issues);
        if (issues.length === start) return after.judge(made, issues);
      }
      halt(issues, start);
      return output;
    },
    may: before.may,
    omitted: after.omitted,
  };
}

/** `before` reads the value, and `after` what that gave. An unknown key alone does not keep the second from running. */
export function piped(before: Shape, after: Shape): Shape {
  return {
    judge: (value, issues) => {
      const start = issues.length;
      const output = before.judge(value, issues);
      const own = issues.slice(start);
      if (own.some(({ detail }) => detail.code !== "unrecognized_keys")) {
        halt(issues, start);
        return output;
      }
      // What ended the checks of the first half does not end those of the second.
      for (const issue of own) delete issue.halts;
      return after.judge(output, issues);
    },
    may: before.may,
    omitted: after.omitted,
  };
}

/** Ends the checks of the value that the issues from `start` on are about, whatever they say of themselves. */
function halt(issues: readonly RawIssue[], start: number): void {
  for (let i = start; i < issues.length; i++) {
    const issue = issues[i];
    if (issue !== undefined) issue.halts = issue.trail.length;
  }
}

/** Words for true and false, of any case unless `sensitive`. */
export function stringBool(
  before: Shape,
  after: Shape,
  words: { readonly truthy: readonly string[]; readonly falsy: readonly string[]; readonly sensitive?: boolean },
  message?: string,
): Shape {
  const { truthy, falsy, sensitive = false } = words;
  const decode = (text: unknown, { issues }: Context): unknown => {
    const word = sensitive ? String(text) : String(text).toLowerCase();
    if (truthy.includes(word)) return true;
    if (falsy.includes(word)) return false;
    const own = message === undefined ? {} : { message };
    const values = [...truthy, ...falsy];
    issues.push({ code: "invalid_value", expected: "stringbool", values, input: text, continue: false, ...own });
    return {};
  };
  return decoded(before, after, () => decode);
}
