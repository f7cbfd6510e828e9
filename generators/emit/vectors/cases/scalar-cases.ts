import type { JsonValue, Node, StringStep } from "../../../contract/contract.ts";
import { draftOf, list, NULL, number, object, raw, text } from "../draft/json-draft.ts";
import type { Draft } from "../draft/json-draft.ts";
import { isWhole, numberRange } from "../sample/sample-number.ts";
import { spelledOddly } from "../text/spelling.ts";
import { aimAt } from "./site.ts";
import type { Aim, Site } from "./site.ts";

/** Values of every JSON kind, some of which look like another kind. */
const STRANGERS: readonly Draft[] = [
  NULL,
  raw("true"),
  raw("false"),
  number(0),
  number(1),
  number(1.5),
  text(""),
  text("1"),
  text("true"),
  text("null"),
  list([]),
  list([NULL]),
  object([]),
  object([{ key: "length", value: number(0) }]),
];

/** Values that are mostly of another JSON kind than the node wants; the first two surely are. */
export function* strangerCases(site: Site): Generator<Aim> {
  const first = site.random.fork("strangers").below(STRANGERS.length);
  const turned = STRANGERS.map((_, index) => STRANGERS[(first + index * 3) % STRANGERS.length] ?? NULL);
  const kinds = wireKinds(site);
  const ordered = [
    ...turned.filter((each) => !kinds.includes(kindOf(each))),
    ...turned.filter((each) => kinds.includes(kindOf(each))),
  ];
  for (const [index, stranger] of ordered.entries()) {
    yield aimAt(site, `stranger${index}`, index < 2 ? 1 : index < 4 ? 2 : 3, () => stranger);
  }
}

/** JSON kinds that a node takes, as far as it says so itself. */
function wireKinds({ world, node }: Site): readonly string[] {
  const { kind } = world.core(node);
  if (kind === "string" || kind === "enum" || kind === "literal") return ["text"];
  if (kind === "number") return ["number"];
  if (kind === "boolean") return ["raw"];
  if (kind === "array" || kind === "tuple") return ["list"];
  return kind === "object" || kind === "record" || kind === "discriminated" ? ["object"] : [];
}

function kindOf(draft: Draft): string {
  return draft.draft;
}

export function* textCases(site: Site, node: Node & { kind: "string" }): Generator<Aim> {
  const plan = site.world.textPlan(node.steps);
  const many = Math.max(2, ...node.steps.map(breadth));
  for (const [index, each] of plan.fitting.entries()) {
    yield aimAt(site, `fits${nameOf(each)}`, index < many / 2 + 2 ? 1 : index < many + 8 ? 2 : 3, () => text(each));
  }
  for (const { step, texts } of plan.refusedByOne) {
    const wanted = breadth(node.steps[step]);
    for (const [index, each] of texts.entries()) {
      yield aimAt(site, `only${step}${nameOf(each)}`, index < wanted ? 1 : index < wanted * 3 ? 2 : 3, () =>
        text(each),
      );
    }
  }
  for (const each of plan.refused) yield aimAt(site, `refused${nameOf(each)}`, 3, () => text(each));
  for (const [name, spelling] of spelledOddly(plan.plain[0] ?? "a")) {
    yield aimAt(site, `spelled-${name}`, 3, () => text(plan.plain[0] ?? "a", spelling));
  }
}

/** How many texts it takes to try the several rules inside one step. */
function breadth(step: StringStep | undefined): number {
  if (step?.step === "portable") return step.use.rule.check === "url" ? 16 : 6;
  return step?.step === "format" ? 8 : step?.step === "pattern" ? 4 : 2;
}

export function* numberCases(site: Site, node: Node & { kind: "number" }): Generator<Aim> {
  const { least, most, whole } = numberRange(node);
  const bounds = node.steps.flatMap((step) => (step.step === "multipleOf" ? [] : [step.value]));
  const step = whole ? 1 : 0.5;
  const near = [...bounds, ...(isWhole(node.format) ? [least, most] : [])].flatMap((bound) => [
    bound - step,
    bound,
    bound + step,
  ]);
  for (const value of new Set(near)) yield aimAt(site, `near${value}`, 1, () => number(value));
  if (whole)
    yield aimAt(site, "fraction", 1, () => number(Math.min(Math.max(least, 0), most) + (most > least ? 0.5 : -0.5)));
  const units = node.steps.flatMap((each) => (each.step === "multipleOf" ? [each.value] : []));
  for (const unit of units) {
    const multiples = [unit, unit * 3, unit * 7, unit * 1e6, unit * 1.5, unit + unit / 1e9, unit / 2, -unit];
    for (const value of multiples) yield aimAt(site, `unit${value}`, 2, () => number(value));
  }
  const fitting = whole ? Math.max(least, Math.min(most, 1000)) : 1000;
  const spelled: readonly string[] = [
    "0",
    "-0",
    "0.0",
    "-0.0",
    "1.0",
    "1e0",
    "1E3",
    "1e+3",
    "10e-1",
    "1.5",
    "0.1",
    "1e-7",
    "5e-324",
    "1e-400",
    "1e400",
    "-1e400",
    "1.7976931348623157e308",
    "9007199254740991",
    "9007199254740992",
    "9007199254740993",
    "-9007199254740991",
    "-9007199254740992",
    "2147483647",
    "2147483648",
    "-2147483648",
    "-2147483649",
    "4294967295",
    "4294967296",
    "3.4028234663852886e38",
    "3.5e38",
    "123456789012345678901234567890",
    "1.0000000000000000000001",
    "0.99999999999999999999",
    `${fitting}.0`,
    `${fitting}e0`,
    `${fitting}.5`,
    "1e21",
    "100000000000000000000000",
  ];
  const first = site.random.fork("spelled").below(spelled.length);
  for (let index = 0; index < spelled.length; index += 1) {
    const spelling = spelled[(first + index * 7) % spelled.length] ?? "0";
    yield aimAt(site, `spelled${spelling}`, index < 4 ? 2 : 3, () => number(Number(spelling), spelling));
  }
}

/** Each value of an enum or literal, and values that come close. */
export function* choiceCases(site: Site, values: readonly JsonValue[]): Generator<Aim> {
  for (const [index, value] of values.entries()) {
    yield aimAt(site, `value${JSON.stringify(value)}`, index < 3 ? 1 : index < 60 ? 2 : 3, () => draftOf(value));
  }
  const near = values.slice(0, 4).flatMap((value): readonly Draft[] => {
    if (typeof value === "string")
      return [
        text(value.toUpperCase()),
        text(`${value} `),
        text(`${value}\u0301`),
        text(value.slice(0, -1)),
        list([text(value)]),
      ];
    if (typeof value === "number")
      return [
        text(String(value)),
        number(value, value === 0 ? "-0" : `${value}.0`),
        number(value + 1),
        number(-value),
        number(value + 0.5),
      ];
    return [text(String(value)), number(value === true ? 1 : 0), list([])];
  });
  yield aimAt(site, "unknown", 1, () => text("samewire-unknown"));
  yield aimAt(site, "empty", 2, () => text(""));
  for (const [index, draft] of near.entries()) yield aimAt(site, `near${index}`, index < 3 ? 2 : 3, () => draft);
}

const ANYTHING: readonly string[] = [
  "null",
  "true",
  "0",
  "-0",
  "1e308",
  '""',
  '"\\ud800"',
  "[]",
  "{}",
  "[null,[1,{}]]",
  '{"a":{"a":{}}}',
  '{"__proto__":{"x":1}}',
  '{"a":1,"a":2}',
  "9007199254740993",
  "1.0",
  "0.1",
  "1e400",
  '"\\u0000"',
  `${"[".repeat(60)}${"]".repeat(60)}`,
];

/** Values that a node taking anything must hand back as they were. */
export function* anythingCases(site: Site): Generator<Aim> {
  for (const [index, each] of ANYTHING.entries()) yield aimAt(site, `any${each}`, index < 8 ? 2 : 3, () => raw(each));
}

/** A text's name in a label: long ones by length and start. */
function nameOf(value: string): string {
  return value.length <= 60 ? value : `${value.length} ${value.slice(0, 40)}`;
}
