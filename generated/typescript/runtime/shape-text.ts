import { expectAtLeast, expectAtMost, expectExactly } from "./expect-length.ts";
import { expectFormat, expectJudged, expectPart, expectPattern, expectPrefix, expectSuffix } from "./expect-text.ts";
import { expectText } from "./expect-type.ts";
import { cleanUrl, isUrl } from "./formats.ts";
import { isAborted } from "./issue.ts";
import type { RawIssue } from "./issue.ts";
import { overwriteText } from "./portable.ts";
import type { PortableOverwrite, RuleUse } from "./portable-rule.ts";
import { expectRule } from "./expect-rule.ts";
import type { Shape } from "./shape.ts";

/** One check or change of a text; `start` is the number of issues before the text's own. Gives the text afterwards. */
export type TextStep = (issues: RawIssue[], start: number, value: unknown) => unknown;

/** A string with its steps, in Zod's order. */
export function text(steps: readonly TextStep[] = [], message?: string): Shape {
  return {
    judge: (value, issues) => {
      const start = issues.length;
      expectText(issues, value, message);
      let output = value;
      for (const step of steps) output = step(issues, start, output);
      return output;
    },
  };
}

/** A step that changes nothing. */
function checks(check: (issues: RawIssue[], start: number, value: unknown) => void): TextStep {
  return (issues, start, value) => {
    check(issues, start, value);
    return value;
  };
}

export function atLeast(bound: number, message?: string): TextStep {
  return checks((issues, start, value) => expectAtLeast(issues, start, value, bound, message));
}

export function atMost(bound: number, message?: string): TextStep {
  return checks((issues, start, value) => expectAtMost(issues, start, value, bound, message));
}

export function exactly(bound: number, message?: string): TextStep {
  return checks((issues, start, value) => expectExactly(issues, start, value, bound, message));
}

export function pattern(regex: RegExp, message?: string, printed?: string): TextStep {
  return checks((issues, start, value) => expectPattern(issues, start, value, regex, message, printed));
}

export function format(name: string, regex: RegExp, message?: string, printed?: string): TextStep {
  return checks((issues, start, value) => expectFormat(issues, start, value, name, regex, message, printed));
}

export function judged(name: string, judge: (text: string) => boolean, message?: string): TextStep {
  return checks((issues, start, value) => expectJudged(issues, start, value, name, judge, message));
}

export function prefix(start: string, message?: string): TextStep {
  return checks((issues, from, value) => expectPrefix(issues, from, value, start, message));
}

export function suffix(end: string, message?: string): TextStep {
  return checks((issues, start, value) => expectSuffix(issues, start, value, end, message));
}

export function part(words: string, position?: number, message?: string): TextStep {
  return checks((issues, start, value) => expectPart(issues, start, value, words, position, message));
}

export function kept(use: RuleUse): TextStep {
  return checks((issues, start, value) => {
    if (typeof value === "string" && !isAborted(issues, start)) expectRule(issues, value, use);
  });
}

/** A step that changes the text while no issue keeps later checks from running. */
function changes(change: (text: string) => string): TextStep {
  return (issues, start, value) => (typeof value === "string" && !isAborted(issues, start) ? change(value) : value);
}

/** A URL, cleaned. */
export function url(message?: string): TextStep {
  return (issues, start, value) => {
    const before = issues.length;
    if (typeof value !== "string" || isAborted(issues, start)) return value;
    expectJudged(issues, start, value, "url", isUrl, message);
    return issues.length === before ? cleanUrl(value) : value;
  };
}

export function trim(): TextStep {
  return changes((value) => value.trim());
}

export function lower(): TextStep {
  return changes((value) => value.toLowerCase());
}

export function upper(): TextStep {
  return changes((value) => value.toUpperCase());
}

export function overwrite(change: PortableOverwrite): TextStep {
  return changes((value) => overwriteText(change, value));
}
