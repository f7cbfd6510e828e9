import { copyOf } from "./issue.ts";
import type { RawIssue } from "./issue.ts";
import { boolean, nil } from "./shape-scalar.ts";
import { list } from "./shape-list.ts";
import { number } from "./shape-number.ts";
import { record } from "./shape-record.ts";
import { text } from "./shape-text.ts";
import { union } from "./shape-union.ts";
import { late } from "./shape.ts";
import type { Shape } from "./shape.ts";

/** What one shape made of one object: its issues are null while it is being read. */
interface Entry {
  readonly output: object;
  issues: readonly RawIssue[] | null;
}

/** One reading of a value that may contain itself, as Zod 4.6.7 remembers it. */
interface Reading {
  readonly entries: Map<Shape, WeakMap<object, Entry>>;
  /** Outputs that stand inside themselves. */
  readonly closed: WeakSet<object>;
}

let reading: Reading | undefined;

/** The last answer is an output that is still being filled: nothing around it may check or freeze it yet. */
let open = false;

/** An output whose parts are filled in one after the other. */
export type Part = "object" | "list" | "tuple" | "map" | "set";

/** An object or list that may be met again inside itself: its output then stands there, too. */
export function cyclic(shape: Shape, part: Part = "object"): Shape {
  return {
    ...shape,
    judge: (value, issues) => {
      if (reading === undefined || typeof value !== "object" || value === null) return shape.judge(value, issues);
      const known = reading.entries.get(shape) ?? new WeakMap<object, Entry>();
      reading.entries.set(shape, known);
      const before = known.get(value);
      if (before !== undefined) return answerAgain(before, reading, issues);
      const entry: Entry = { output: emptyOf(part, value), issues: null };
      known.set(value, entry);
      const start = issues.length;
      const output = shape.judge(value, issues, entry.output);
      // What is refused as it stands gives the value itself, and is looked at anew each time.
      if (output === entry.output) entry.issues = issues.slice(start).map(copyOf);
      else known.delete(value);
      open = false;
      return output;
    },
  };
}

function answerAgain({ output, issues: own }: Entry, { closed }: Reading, issues: RawIssue[]): unknown {
  open = own === null;
  if (own === null) closed.add(output);
  else for (const issue of own) issues.push(copyOf(issue));
  return output;
}

function emptyOf(part: Part, value: object): object {
  switch (part) {
    case "object":
      return {};
    case "list":
      return new Array<unknown>(Array.isArray(value) ? value.length : 0);
    case "tuple":
      return [];
    case "map":
      return new Map();
    case "set":
      return new Set();
  }
}

/** A reading of its own: what was met before it began is not known in it. */
export function ownReading(shape: Shape): Shape {
  return {
    ...shape,
    judge: (value, issues) => {
      const [around, wasOpen] = [reading, open];
      reading = { entries: new Map(), closed: new WeakSet() };
      try {
        return shape.judge(value, issues);
      } finally {
        [reading, open] = [around, wasOpen];
      }
    },
  };
}

/** What `rest` makes of the shape inside; an output that is still being filled is left alone. */
export function unlessOpen(inner: Shape, rest: (inner: Shape) => Shape): Shape {
  let answer: { readonly output: unknown; readonly issues: readonly RawIssue[] } = { output: undefined, issues: [] };
  const whole = rest({
    ...inner,
    judge: (_, issues) => {
      for (const issue of answer.issues) issues.push(issue);
      return answer.output;
    },
  });
  return {
    ...whole,
    judge: (value, issues) => {
      const start = issues.length;
      open = false;
      const output = inner.judge(value, issues);
      if (open) return output;
      answer = { output, issues: issues.splice(start) };
      const result = whole.judge(value, issues);
      open = false;
      return result;
    },
  };
}

/** A shape whose answer is its own, whatever those inside gave. */
export function ownAnswer(shape: Shape): Shape {
  return {
    ...shape,
    judge: (value, issues) => {
      open = false;
      const output = shape.judge(value, issues);
      open = false;
      return output;
    },
  };
}

/** The second half of a pipe, which is handed what the first half gave. */
export function handedOn(shape: Shape): Shape {
  return {
    ...shape,
    judge: (value, issues) => {
      open = false;
      return shape.judge(value, issues);
    },
  };
}

/** A transform. @throws CyclicError for an object that contains itself: its output would have to be there before it is made. */
export function acyclic(transform: Shape): Shape {
  return {
    ...transform,
    judge: (value, issues) => {
      if (typeof value === "object" && value !== null && reading?.closed.has(value) === true) throw new CyclicError();
      return transform.judge(value, issues);
    },
  };
}

/** Thrown where a value contains itself through a transform. It has the name and the words that Zod's error has. */
export class CyclicError extends Error {
  constructor() {
    super("Cannot parse a reference cycle that closes through a transform");
    this.name = "ZodCyclicError";
  }
}

/** Any JSON value, whose lists and objects may contain themselves. */
export function cyclicJson(): Shape {
  const any: Shape = late(() =>
    union([text(), number(), boolean(), nil(), cyclic(list(any), "list"), cyclic(record(text(), any))]),
  );
  return any;
}
