import type { Result } from "./report.ts";

/** A figure that the project promises, and what this run measured. */
export interface Gate {
  readonly name: string;
  readonly target: string;
  readonly values: string;
  readonly met: boolean;
}

/** The promises, for the payloads in their order. */
export function gatesOf({ payloads, sizes, imports }: Result): readonly Gate[] {
  const ratios = (above: string, below: string): number[] =>
    payloads.map(({ valid }) => (valid[above] ?? NaN) / (valid[below] ?? NaN));
  const bestAjv = payloads.map(({ valid }) => Math.min(valid["ajv"] ?? NaN, valid["ajv, discriminator"] ?? NaN));
  const worstInvalid = payloads.map(({ invalid }) =>
    Math.min(...invalid.map(({ issues }) => (issues["zod"] ?? NaN) / (issues["safeParse"] ?? NaN))),
  );
  const cheaper = (imports["zod"] ?? NaN) / (imports["full"] ?? NaN);
  return [
    atLeast("is, times zod", ratios("zod parse", "is"), [17, 10, 16]),
    atLeast("parse with fresh output, times zod", ratios("zod parse", "parse"), [13, 8, 12]),
    atLeast("parse with fresh output, times z.compile", ratios("z.compile parse", "parse"), [1.25, 1.15, 1.25]),
    atLeast(
      "is, times the best ajv",
      payloads.map(({ valid }, i) => (bestAjv[i] ?? NaN) / (valid["is"] ?? NaN)),
      [6, 3.5, 3.3],
    ),
    atMost("is, share of JSON.parse", ratios("is", "JSON.parse"), [0.13, 0.2, 0.14]),
    atLeast("invalid, every issue read, times zod (worst)", worstInvalid, [3.5, 4, 5]),
    atLeast("cheaper import than zod, times", [cheaper], [8]),
    atMost("dispatch, is alone, KB gzip", [sizes.is / 1000], [1.4]),
    atMost("dispatch, is, parse, safeParse, schema, KB gzip", [sizes.full / 1000], [3.6]),
    ...sizes.sets.map(({ family, types, compact, zodMini }) =>
      atMost(`${family}, all ${types} types compact, KB gzip`, [compact / 1000], [zodMini / 1000]),
    ),
  ];
}

function atLeast(name: string, values: readonly number[], targets: readonly number[]): Gate {
  return gate(name, "≥", values, targets, (value, target) => value >= target);
}

function atMost(name: string, values: readonly number[], targets: readonly number[]): Gate {
  return gate(name, "≤", values, targets, (value, target) => value <= target);
}

function gate(
  name: string,
  sign: string,
  values: readonly number[],
  targets: readonly number[],
  keeps: (value: number, target: number) => boolean,
): Gate {
  const digits = (value: number): string => value.toFixed(value < 5 ? 2 : 1);
  return {
    name,
    target: `${sign} ${targets.map((target) => Number(target.toFixed(2))).join(" / ")}`,
    values: values.map(digits).join(" / "),
    met: values.every((value, i) => keeps(value, targets[i] ?? NaN)),
  };
}
