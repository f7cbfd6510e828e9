import { formatNames } from "./format-names.ts";
import type { IssueDetail } from "./issue.ts";
import * as words from "./messages.ts";

/** The words of Zod 4.6.7 for an issue of any code: one that code of the author raised. */
export function sayAny(issue: IssueDetail, input: unknown): string {
  switch (issue.code) {
    case "invalid_type":
      return words.sayType(issue, input);
    case "invalid_value":
      return words.sayValues(issue);
    case "too_big":
      return words.sayTooBig(issue);
    case "too_small":
      return words.sayTooSmall(issue);
    case "invalid_format":
      return sayAnyFormat(issue);
    case "not_multiple_of":
      return words.sayMultiple(issue);
    case "unrecognized_keys":
      return words.sayKeys(issue);
    case "invalid_key":
      return words.sayKey(issue);
    case "invalid_element":
      return words.sayElement(issue);
    case "invalid_union":
      return words.sayOptions(issue);
    default:
      return words.sayInvalid();
  }
}

function sayAnyFormat(issue: IssueDetail & { readonly code: "invalid_format" }): string {
  switch (issue.format) {
    case "regex":
      return words.sayPattern(issue);
    case "starts_with":
      return words.sayPrefix(issue);
    case "ends_with":
      return words.saySuffix(issue);
    case "includes":
      return words.sayPart(issue);
    default:
      return words.sayFormat({ ...issue, format: formatNames[issue.format] ?? issue.format });
  }
}
