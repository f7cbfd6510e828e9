import type { RawIssue } from "./issue.ts";
import { judge } from "./judge.ts";
import { contextOf, settled, takeIssues } from "./script-code.ts";
import type { Code, Context } from "./script-code.ts";
import type { ScriptShape, Shape } from "./shape.ts";

export interface PipeShape extends ScriptShape {
  readonly before: Shape;
  readonly after: Shape;
}

/** `before` reads the value, and `after` what that gave. An unknown key alone does not keep the second from running. */
export function judgePipe(shape: PipeShape, value: unknown, issues: RawIssue[]): unknown {
  const start = issues.length;
  const output = judge(shape.before, value, issues);
  if (issues.slice(start).some(({ detail }) => detail.code !== "unrecognized_keys")) {
    halt(issues, start);
    return output;
  }
  return judge(shape.after, output, issues);
}

export interface CodecShape extends PipeShape {
  readonly decode: Code;
}

/** As a pipe, with the author's function between the two. */
export function judgeCodec(shape: CodecShape, value: unknown, issues: RawIssue[]): unknown {
  const start = issues.length;
  const output = judge(shape.before, value, issues);
  if (issues.length === start) {
    const context = contextOf(output);
    const decoded = settled(shape.decode()(output, context));
    takeIssues(context, issues);
    if (issues.length === start) return judge(shape.after, decoded, issues);
  }
  halt(issues, start);
  return output;
}

/** Ends the checks of the value that the issues from `start` on are about, whatever they say of themselves. */
function halt(issues: readonly RawIssue[], start: number): void {
  for (let i = start; i < issues.length; i++) {
    const issue = issues[i];
    if (issue !== undefined) issue.halts = issue.trail.length;
  }
}

export interface StringBoolShape extends PipeShape {
  readonly truthy: readonly string[];
  readonly falsy: readonly string[];
  readonly sensitive: boolean;
}

/** Words for true and false. */
export function judgeStringBool(shape: StringBoolShape, value: unknown, issues: RawIssue[]): unknown {
  const { truthy, falsy, sensitive, message } = shape;
  const decode = (text: unknown, { issues: raised }: Context): unknown => {
    const word = sensitive ? String(text) : String(text).toLowerCase();
    if (truthy.includes(word)) return true;
    if (falsy.includes(word)) return false;
    const values = [...truthy, ...falsy];
    raised.push({
      code: "invalid_value",
      expected: "stringbool",
      values,
      input: text,
      continue: false,
      ...(message === undefined ? {} : { message }),
    });
    return {};
  };
  return judgeCodec({ ...shape, decode: () => decode }, value, issues);
}
