import { finishIssue } from "./issue.ts";
import type { RawIssue } from "./issue.ts";
import { judge, report } from "./judge.ts";
import type { ScriptShape, Shape } from "./shape.ts";
import { isObject } from "./values.ts";

export interface XorShape extends ScriptShape {
  readonly options: readonly Shape[];
}

/** Exactly one option accepts. */
export function judgeXor(shape: XorShape, value: unknown, issues: RawIssue[]): unknown {
  const [first, ...others] = shape.options;
  if (first !== undefined && others.length === 0) return judge(first, value, issues);
  const results = shape.options.map((option) => {
    const own: RawIssue[] = [];
    return { output: judge(option, value, own), own };
  });
  const matches = results.flatMap(({ own }, i) => (own.length === 0 ? [i] : []));
  const [only, ...more] = matches;
  if (only === undefined) {
    report(shape, issues, value, { code: "invalid_union", errors: results.map(({ own }) => own.map(finishIssue)) });
    return value;
  }
  if (more.length === 0) return results[only]?.output;
  report(shape, issues, value, { code: "invalid_union", errors: [], inclusive: false, matches });
  return value;
}

export interface TaggedShape extends ScriptShape {
  readonly discriminator: string;
  /** In Zod's order. `option` is null where two options claim undefined. */
  readonly tags: readonly { readonly value: unknown; readonly option: number | null }[];
  readonly options: readonly Shape[];
  /** The union of all options, tried where no tag fits. */
  readonly fallback?: Shape;
}

/** The option that the tag chooses; the tag may be absent. */
export function judgeTagged(shape: TaggedShape, value: unknown, issues: RawIssue[]): unknown {
  if (!isObject(value)) {
    report(shape, issues, value, { code: "invalid_type", expected: "object" });
    return value;
  }
  const tag = value[shape.discriminator];
  const found = shape.tags.find((each) => each.value === tag || (Number.isNaN(each.value) && Number.isNaN(tag)));
  const option = found === undefined || found.option === null ? undefined : shape.options[found.option];
  if (option !== undefined) return judge(option, value, issues);
  if (shape.fallback !== undefined) return judge(shape.fallback, value, issues);
  const { discriminator } = shape;
  issues.push({
    detail: {
      code: "invalid_union",
      errors: [],
      note: "No matching discriminator",
      discriminator,
      options: shape.tags.filter((each) => each.option !== null).map((each) => each.value),
    },
    input: value,
    trail: [discriminator],
    message: shape.message,
    goesOn: false,
  });
  return value;
}
