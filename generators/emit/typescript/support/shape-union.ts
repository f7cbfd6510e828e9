import { expectOption, wrongTag } from "./expect-option.ts";
import { wrongType } from "./expect-type.ts";
import { boolean, nil } from "./shape-scalar.ts";
import { list } from "./shape-list.ts";
import { number } from "./shape-number.ts";
import { record } from "./shape-record.ts";
import { text } from "./shape-text.ts";
import { late } from "./shape.ts";
import type { Shape } from "./shape.ts";
import { isObject } from "./values.ts";

/** The first option that accepts. */
export function union(options: readonly Shape[], message?: string): Shape {
  const judges = options.map((option) => option.judge);
  return { judge: (value, issues) => expectOption(issues, value, judges, message), ...presenceOf(options) };
}

/** The option that the value of the key `discriminator` chooses. */
export function tagged(
  discriminator: string,
  options: readonly (readonly [tags: readonly unknown[], shape: Shape])[],
  message?: string,
): Shape {
  const byTag = new Map(options.flatMap(([tags, shape]) => tags.map((tag) => [tag, shape] as const)));
  return {
    judge: (value, issues) => {
      if (!isObject(value)) {
        wrongType(issues, value, "object", message);
        return value;
      }
      const option = byTag.get(value[discriminator]);
      if (option !== undefined) return option.judge(value, issues);
      wrongTag(issues, value, discriminator, [...byTag.keys()], message);
      return value;
    },
    ...presenceOf(options.map(([, shape]) => shape)),
  };
}

/** What a missing key gives a union of the options. */
export function presenceOf(options: readonly Shape[]): Pick<Shape, "may" | "omitted"> {
  const answers = options.map((option) => option.may);
  const may = answers.includes("filled") ? "filled" : answers.find((each) => each !== undefined);
  return { may, omitted: options.some((option) => option.omitted === true) };
}

const anyJson: Shape = /* @__PURE__ */ late(() =>
  union([text(), number(), boolean(), nil(), list(anyJson), record(text(), anyJson)]),
);

/** Any JSON value. */
export function json(): Shape {
  return anyJson;
}
