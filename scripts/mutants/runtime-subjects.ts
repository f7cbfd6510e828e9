import type { Node, StringStep } from "../../generators/contract/contract.ts";
import { literal, number, object, text } from "./subjects.ts";

/**
 * Types that reach the rare ways of the runtime: checks after one that ends them, fallbacks that are refused themselves.
 * Of their own code much says nothing more, so that of it alone the others can be asked to tell every condition.
 */
export const runtimeSubjects: Readonly<Record<string, Node>> = { ...values(), ...tails(), ...objects() };

function values(): Record<string, Node> {
  return {
    Halted: text(
      noRed(),
      { step: "minLength", value: 4 },
      { step: "pattern", source: "^[^r]*$", flags: "" },
      { step: "format", format: "url" },
    ),
    Impossible: text({ step: "maxLength", value: -1 }),
    ShortUrl: text({ step: "format", format: "url" }, { step: "maxLength", value: 5 }),
    GrowingTold: { kind: "enum", values: ["red", "blue"], additive: true, message: "no color" },
    Sure: { kind: "nonoptional", inner: text() },
    MaybeFilled: { kind: "optional", inner: filled() },
    Only: { kind: "union", options: [text({ step: "minLength", value: 3 })] },
    Both: {
      kind: "union",
      options: [text({ step: "minLength", value: 3 }), text({ step: "minLength", value: 4 }), { kind: "null" }],
    },
    Numbered: { kind: "record", key: literal(0, 1), value: number("int"), mode: "partial" },
  };
}

/** Tuples that end before their last items. */
function tails(): Record<string, Node> {
  const int = number("int");
  const ending = (...items: readonly Node[]): Node => ({
    kind: "tuple",
    items: [text(), ...items],
    requiredItems: 1,
    rest: null,
  });
  return {
    Filling: ending({ kind: "optional", inner: int }, { kind: "optional", inner: filled() }),
    FilledTail: ending({ kind: "optional", inner: filled() }),
    ExactTail: ending({ kind: "exactOptional", inner: int }),
    SentTail: ending({ kind: "exactOptional", inner: prefault("sent") }),
    UnsentTail: ending({ kind: "exactOptional", inner: prefault("s") }),
    Anything: { kind: "tuple", items: [{ kind: "unknown" }], requiredItems: 1, rest: int },
  };
}

/** Keys of which each is missed in another way, and a rule that looks at what a refused value gave. */
function objects(): Record<string, Node> {
  const int = number("int");
  return {
    Unsent: object({ sent: prefault("s") }),
    MaybeUnsent: object({ sent: { kind: "exactOptional", inner: prefault("s") } }),
    MaybeSent: object({ sent: { kind: "exactOptional", inner: prefault("sent") } }),
    MaybeFilledKey: object({ filled: { kind: "optional", inner: filled() } }),
    EitherKey: object({
      filled: { kind: "union", options: [int, filled()] },
      maybe: { kind: "union", options: [{ kind: "optional", inner: int }, text()] },
      exact: { kind: "union", options: [{ kind: "exactOptional", inner: int }, filled()] },
    }),
    Read: {
      ...object({ id: text({ step: "minLength", value: 1 }), load: { kind: "optional", inner: int } }),
      rules: [{ rule: { check: "requiredWhen", when: { key: "id", equals: "" }, keys: ["load"] } }],
    },
  };
}

function noRed(): StringStep {
  return { step: "portable", use: { rule: { check: "excludesWords", words: ["red"] }, abort: true } };
}

function filled(): Node {
  return { kind: "default", inner: text(), value: "filled" };
}

/** What is sent is refused where it is shorter than two. */
function prefault(value: string): Node {
  return { kind: "prefault", inner: text({ step: "minLength", value: 2 }), value };
}
