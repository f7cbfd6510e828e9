import { wrongTag } from "./expect-option.ts";
import { wrongType } from "./expect-type.ts";
import { finishIssue, raise } from "./issue.ts";
import type { RawIssue } from "./issue.ts";
import { sayOptions } from "./messages.ts";
import type { Shape } from "./shape.ts";
import { presenceOf } from "./shape-union.ts";
import { isObject } from "./values.ts";

/** Exactly one option accepts. */
export function exclusive(options: readonly Shape[], message?: string): Shape {
  const [first, ...others] = options;
  if (first !== undefined && others.length === 0) return first;
  return {
    judge: (value, issues) => {
      const results = options.map((option) => {
        const own: RawIssue[] = [];
        return { output: option.judge(value, own), own };
      });
      const matches = results.flatMap(({ own }, i) => (own.length === 0 ? [i] : []));
      const [only, ...more] = matches;
      if (only !== undefined && more.length === 0) return results[only]?.output;
      const detail =
        only === undefined
          ? { code: "invalid_union" as const, errors: results.map(({ own }) => own.map(finishIssue)) }
          : { code: "invalid_union" as const, errors: [], inclusive: false as const, matches };
      raise(issues, value, detail, sayOptions, message);
      return value;
    },
    ...presenceOf(options),
  };
}

/**
 * The option that the value of the key `discriminator` chooses; the key may be absent. The option of a tag is null where
 * two options claim undefined. `otherwise` reads what no tag fits.
 */
export function choice(
  discriminator: string,
  tags: readonly (readonly [tag: unknown, option: number | null])[],
  options: readonly Shape[],
  message?: string,
  otherwise?: Shape,
): Shape {
  const byTag = new Map(tags);
  return {
    judge: (value, issues) => {
      if (!isObject(value)) {
        wrongType(issues, value, "object", message);
        return value;
      }
      const option = options[byTag.get(value[discriminator]) ?? -1] ?? otherwise;
      if (option !== undefined) return option.judge(value, issues);
      const known = tags.filter(([, each]) => each !== null).map(([tag]) => tag);
      wrongTag(issues, value, discriminator, known, message);
      return value;
    },
    ...presenceOf(options),
  };
}
