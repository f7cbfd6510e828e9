import { wrongType } from "./expect-type.ts";
import type { RawIssue } from "./issue.ts";
import { sayInvalid } from "./messages.ts";
import { holds } from "./portable.ts";
import { ruleMessage, ruleParams, rulePath } from "./portable-rule.ts";
import type { RuleUse } from "./portable-rule.ts";

/** Appends the issue of a portable check that `value` does not keep. */
export function expectRule(issues: RawIssue[], value: unknown, use: RuleUse): void {
  if (holds(use.rule, value)) return;
  issues.push({
    detail: { code: "custom", params: ruleParams(use.rule) },
    say: sayInvalid,
    input: value,
    trail: [...rulePath(use.rule)].reverse(),
    message: use.message ?? ruleMessage(use.rule),
    goesOn: use.abort !== true,
    stops: use.abort === true,
  });
}

/** A text out of `values`; a reader may leave out an entry with another text. */
export function expectKnown(issues: RawIssue[], value: unknown, values: readonly string[], message?: string): void {
  if (typeof value !== "string") {
    wrongType(issues, value, "string");
    return;
  }
  const use: RuleUse = { rule: { check: "additiveEnum", values }, abort: true };
  expectRule(issues, value, message === undefined ? use : { ...use, message });
}
