import { finishIssue, isAborted, raise, under } from "./issue.ts";
import type { RawIssue } from "./issue.ts";
import { sayInvalid, sayOptions } from "./messages.ts";
import type { Judge } from "./shape.ts";

/**
 * The output of the first option that accepts. Where exactly one option is free of aborting issues, its issues are the
 * union's; otherwise there is one issue that holds those of every option.
 */
export function expectOption(issues: RawIssue[], value: unknown, options: readonly Judge[], message?: string): unknown {
  if (options.length === 1) return options[0]?.(value, issues);
  const going: { output: unknown; issues: RawIssue[] }[] = [];
  const failed: RawIssue[][] = [];
  for (const option of options) {
    const own: RawIssue[] = [];
    const output = option(value, own);
    if (own.length === 0) return output;
    failed.push(own);
    if (!isAborted(own, 0)) going.push({ output, issues: own });
  }
  const [only, ...rest] = going;
  if (only !== undefined && rest.length === 0) {
    for (const issue of only.issues) issues.push(issue);
    return only.output;
  }
  const errors = failed.map((own) => own.map(finishIssue));
  raise(issues, value, { code: "invalid_union", errors }, sayInvalid, message);
  return value;
}

/** Appends the issue that the tag of `value` chooses no option. */
export function wrongTag(
  issues: RawIssue[],
  value: unknown,
  discriminator: string,
  options: readonly unknown[],
  message?: string,
): void {
  const before = issues.length;
  const detail = { note: "No matching discriminator", discriminator, options: [...options] };
  raise(issues, value, { code: "invalid_union", errors: [], ...detail }, sayOptions, message);
  under(issues, before, discriminator);
}
