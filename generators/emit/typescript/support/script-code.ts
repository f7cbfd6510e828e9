import { finishIssue } from "./issue.ts";
import type { IssueDetail, RawIssue } from "./issue.ts";
import { judge } from "./judge.ts";
import type { ScriptShape, Shape } from "./shape.ts";

type Fields = { readonly [key: PropertyKey]: unknown };

/** A function of the author, asked for late, since modules may import each other in a circle. */
export type Code = () => (value: unknown, context: Context) => unknown;

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
  readonly [key: string]: unknown;
}

/** What code of the author is given beside the value: Zod's payload. */
export interface Context {
  value: unknown;
  readonly issues: CodeIssue[];
  readonly addIssue: (issue: string | CodeIssue) => void;
}

/** A fresh context; `goesOn` is what an added issue says of itself where the author says nothing. */
export function contextOf(value: unknown, goesOn?: boolean): Context {
  const context: Context = {
    value,
    issues: [],
    addIssue: (issue) => {
      if (typeof issue === "string") {
        context.issues.push({ message: issue, code: "custom", input: context.value });
        return;
      }
      const added: { -readonly [Key in keyof CodeIssue]: CodeIssue[Key] } = issue;
      if (added["fatal"]) added.continue = false;
      added.code ??= "custom";
      if (!("input" in added)) added.input = context.value;
      if (goesOn !== undefined) added.continue ??= goesOn;
      context.issues.push({ ...added });
    },
  };
  return context;
}

/** Appends what code of the author raised, in the words it gave. */
export function takeIssues(context: Context, issues: RawIssue[]): void {
  for (const raised of context.issues) {
    const { input, path = [], message, continue: goesOn, inst, schema: _, ...detail } = raised;
    const said = message ? message : wordsOf(inst, raised);
    issues.push({
      detail: detail as unknown as IssueDetail,
      input,
      trail: [...path].reverse(),
      message: said,
      goesOn: goesOn === true,
      stops: goesOn === false,
    });
  }
}

/** The words of a check or a schema of the author for an issue. */
function wordsOf(instance: unknown, issue: CodeIssue): string | undefined {
  const definition = (instance as { readonly _zod?: { readonly def?: Fields } } | undefined)?._zod?.def;
  const error = definition?.["error"];
  const said: unknown = typeof error === "function" ? error(issue) : undefined;
  const text = typeof said === "object" && said !== null ? (said as Fields)["message"] : said;
  return typeof text === "string" ? text : undefined;
}

/** @throws Error for a promise, which a synchronous reading cannot wait for. */
export function settled(value: unknown): unknown {
  if (value instanceof Promise)
    throw new Error("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
  return value;
}

export interface TransformShape extends ScriptShape {
  readonly run: Code;
}

/** The author's function makes the value. */
export function judgeTransform(shape: TransformShape, value: unknown, issues: RawIssue[]): unknown {
  const context = contextOf(value);
  const output = settled(shape.run()(value, context));
  takeIssues(context, issues);
  return output;
}

export interface CatchShape extends ScriptShape {
  readonly inner: Shape;
  /** The value itself, or the author's function that is told what was wrong. */
  readonly value?: unknown;
  readonly run?: () => (context: object) => unknown;
}

/** What the shape inside gives, or another value where it refuses. */
export function judgeCatch(shape: CatchShape, value: unknown): unknown {
  const own: RawIssue[] = [];
  const output = judge(shape.inner, value, own);
  if (own.length === 0) return output;
  if (shape.run === undefined) return shape.value;
  const issues = own.map(finishIssue);
  return shape.run()({ value, issues, error: { issues }, input: value });
}

export interface HeldDefaultShape extends ScriptShape {
  readonly of: "default" | "prefault";
  readonly inner: Shape;
  readonly value: () => unknown;
}

/** A default that the author's definition gives anew each time. */
export function judgeHeldDefault(shape: HeldDefaultShape, value: unknown, issues: RawIssue[]): unknown {
  if (shape.of === "prefault") return judge(shape.inner, value === undefined ? shape.value() : value, issues);
  const output = value === undefined ? undefined : judge(shape.inner, value, issues);
  return output === undefined ? shape.value() : output;
}
