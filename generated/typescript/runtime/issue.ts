/** One thing that is wrong with a value, as Zod 4.6.7 reports it. */
export type Issue = { readonly path: PropertyKey[]; readonly message: string } & IssueDetail;

/** What an issue says beside its place and its words. */
export type IssueDetail =
  | { readonly code: "invalid_type"; readonly expected: string; readonly format?: string; readonly received?: string }
  | { readonly code: "invalid_value"; readonly values: readonly unknown[] }
  | {
      readonly code: "too_big";
      readonly origin: string;
      readonly maximum: number | bigint;
      readonly inclusive: boolean;
      readonly exact?: true;
      readonly note?: string;
    }
  | {
      readonly code: "too_small";
      readonly origin: string;
      readonly minimum: number | bigint;
      readonly inclusive: boolean;
      readonly exact?: true;
      readonly note?: string;
    }
  | {
      readonly code: "invalid_format";
      readonly format: string;
      readonly note?: string;
      readonly origin?: "string";
      readonly pattern?: string;
      readonly prefix?: string;
      readonly suffix?: string;
      readonly includes?: string;
    }
  | { readonly code: "not_multiple_of"; readonly origin: string; readonly divisor: number | bigint }
  | { readonly code: "unrecognized_keys"; readonly keys: string[] }
  | { readonly code: "invalid_key"; readonly origin: "record" | "map"; readonly issues: Issue[] }
  | { readonly code: "invalid_element"; readonly origin: "map"; readonly key: unknown; readonly issues: Issue[] }
  | {
      readonly code: "invalid_union";
      readonly errors: Issue[][];
      readonly note?: string;
      readonly discriminator?: string;
      readonly options?: readonly unknown[];
      readonly inclusive?: false;
      readonly matches?: readonly number[];
    }
  | { readonly code: "custom"; readonly params?: Readonly<Record<string, unknown>> };

/**
 * An issue on its way up. `input` is the value it is about, and `say` finds the words for it; `goesOn` says that later
 * checks of the value and of everything around it still run, and `stops` that not even length checks do.
 */
export interface RawIssue {
  readonly detail: IssueDetail;
  readonly say: Say<never>;
  readonly input: unknown;
  /** The keys from the issue outwards. Longer by one at each level, which at the front of a path would move all of it. */
  readonly trail: PropertyKey[];
  message: string | undefined;
  goesOn: boolean;
  stops: boolean;
  /** Nothing more looks at the value it is about, which lies as many steps up its trail. */
  halts?: number;
  /** The issue itself where code of the author raised it, or was shown it and let it stand. */
  readonly raised?: object;
}

/** The English words of Zod 4.6.7 for an issue about `input`. */
export type Say<Detail> = (detail: Detail, input: unknown) => string;

/** Appends an issue, and gives it. */
export function raise<Detail extends IssueDetail>(
  issues: RawIssue[],
  input: unknown,
  detail: Detail,
  say: Say<Detail>,
  message?: string,
  goesOn = false,
): RawIssue {
  const issue: RawIssue = { detail, say, input, trail: [], message, goesOn, stops: false };
  issues.push(issue);
  return issue;
}

/** An issue to tell at another place as well: trails grow, code of the author may change its own, and each is finished in place. */
export function copyOf(issue: RawIssue): RawIssue {
  const { detail, trail, raised } = issue;
  return { ...issue, detail: { ...detail }, trail: [...trail], ...(raised !== undefined && { raised: { ...raised } }) };
}

/** Leads the trails of all issues from `start` on one level out, through `key`; gives the number of issues. */
export function under(issues: readonly RawIssue[], start: number, key: PropertyKey): number {
  for (let i = start; i < issues.length; i++) issues[i]?.trail.push(key);
  return issues.length;
}

/** Whether an issue from `start` on keeps later checks from running. */
export function isAborted(issues: readonly RawIssue[], start: number): boolean {
  for (let i = start; i < issues.length; i++) {
    const issue = issues[i];
    if (issue?.goesOn !== true || issue.halts === issue.trail.length) return true;
  }
  return false;
}

/** Whether an issue from `start` on keeps even length checks from running. */
export function isStopped(issues: readonly RawIssue[], start: number): boolean {
  for (let i = start; i < issues.length; i++) {
    const issue = issues[i];
    if (issue?.stops === true || issue?.halts === issue?.trail.length) return true;
  }
  return false;
}

/** The issue as a caller sees it. Takes the raw one over, since a copy costs ten times as much; finish each but once. */
export function finishIssue(raw: RawIssue): Issue {
  const issue: IssueDetail & { path?: PropertyKey[]; message?: string } = raw.detail;
  issue.path = raw.trail.reverse();
  issue.message = raw.message ?? raw.say(raw.detail as never, raw.input);
  return issue as Issue;
}
