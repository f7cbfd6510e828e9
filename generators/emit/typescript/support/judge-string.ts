import { cleanUrl, isBase64, isBase64url, isCidrv6, isIpv6, isJwt, isUrl } from "./formats.ts";
import { isAborted, sayFrom } from "./issue.ts";
import type { IssueDetail, RawIssue } from "./issue.ts";
import { judgeLength, judgeRule, report } from "./judge.ts";
import { overwriteText } from "./portable.ts";
import type { JudgedFormat, LengthStep, Shape, StringStep } from "./shape.ts";
import { matches } from "./text.ts";

/** Runs the steps of a string in order; an overwrite changes the text for the steps after it. */
export function judgeString(shape: Shape & { kind: "string" }, value: unknown, issues: RawIssue[]): unknown {
  const start = issues.length;
  let output = value;
  if (typeof value !== "string") report(shape, issues, value, { code: "invalid_type", expected: "string" });
  for (const step of shape.steps) {
    if (isLengthStep(step)) judgeLength(step, output, issues, start);
    else if (typeof output === "string" && !isAborted(issues, start)) output = judgeTextStep(step, output, issues);
  }
  sayFrom(issues, start, shape.message);
  return output;
}

function isLengthStep(step: StringStep): step is LengthStep {
  return step.step === "minLength" || step.step === "maxLength" || step.step === "length";
}

const code = "invalid_format";

/** One step on a text; gives the text for the steps after it. */
export function judgeTextStep(step: StringStep, text: string, issues: RawIssue[]): string {
  switch (step.step) {
    case "minLength":
    case "maxLength":
    case "length":
      judgeLength(step, text, issues, issues.length);
      return text;
    case "pattern":
      if (matches(step.pattern, text)) return text;
      if (step.quiet === true) return fail({ code, format: step.format }, step, text, issues);
      return fail(
        { code, origin: "string", format: step.format, pattern: step.text ?? String(step.pattern) },
        step,
        text,
        issues,
      );
    case "format":
      if (!isFormat(step.format, text)) return fail({ code, format: step.format }, step, text, issues);
      return step.format === "url" ? cleanUrl(text) : text;
    case "startsWith":
      if (text.startsWith(step.value)) return text;
      return fail({ code, origin: "string", format: "starts_with", prefix: step.value }, step, text, issues);
    case "endsWith":
      if (text.endsWith(step.value)) return text;
      return fail({ code, origin: "string", format: "ends_with", suffix: step.value }, step, text, issues);
    case "includes":
      if (text.includes(step.value, step.position)) return text;
      return fail({ code, origin: "string", format: "includes", includes: step.value }, step, text, issues);
    case "trim":
      return text.trim();
    case "toLowerCase":
      return text.toLowerCase();
    case "toUpperCase":
      return text.toUpperCase();
    case "portable":
      judgeRule(step.use, text, issues);
      return text;
    case "overwrite":
      return overwriteText(step.overwrite, text);
  }
}

function fail(
  detail: IssueDetail & { code: "invalid_format" },
  step: { readonly message?: string; readonly abort?: true },
  text: string,
  issues: RawIssue[],
): string {
  const aborts = step.abort === true;
  issues.push({ detail, input: text, trail: [], message: step.message, goesOn: !aborts, stops: aborts });
  return text;
}

function isFormat(format: JudgedFormat, text: string): boolean {
  switch (format) {
    case "url":
      return isUrl(text);
    case "base64":
      return isBase64(text);
    case "base64url":
      return isBase64url(text);
    case "ipv6":
      return isIpv6(text);
    case "cidrv6":
      return isCidrv6(text);
    case "jwt":
      return isJwt(text);
  }
}
