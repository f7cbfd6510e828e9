/**
 * The reducer's vectors: what goes in and what must come out, for a client of another language to prove its own
 * reducer. The worked examples come first, then histories grown from a seed. `samewire gen` writes them out.
 */
import type { AgentEvent, AgentEventBatch } from "../agent/events.ts";
import { encodeAgentCommand } from "../agent/encode-command.ts";
import type { AgentProjection } from "../agent/projection.ts";
import { checkpointExamples } from "./checkpoint-examples.ts";
import { commandExamples } from "./command-examples.ts";
import { numbersFrom } from "./corruptions.ts";
import { encodingExamples } from "./encoding-examples.ts";
import { batch } from "./events.ts";
import { historyFrom } from "./histories.ts";
import { outcomeExamples, outcomeRows } from "./outcome-examples.ts";
import { outcomeOf } from "./outcome-of.ts";
import { rows } from "./recovery-rows.ts";
import { reducerExamples } from "./reducer-examples.ts";
import { empty } from "./samples.ts";
import { sha256 } from "./sha256.ts";

const SEED = 20_261_130;
const HISTORIES = 60;

export interface VectorFile {
  readonly name: string;
  readonly takes: string;
  readonly gives: string;
  readonly vectors: readonly object[];
}

export function vectorFiles(): readonly VectorFile[] {
  return [
    {
      name: "reducer/events.jsonl",
      takes: "`projection`, `batch`; no content is referred to",
      gives: "`expected.projection`, or `expected.refused` with the reason",
      vectors: [...reducerExamples.map(eventVector), ...grownVectors()],
    },
    {
      name: "reducer/checkpoints.jsonl",
      takes: "`descriptor`, `pages`, `content` in base64 by `<contentId>:<revision>`",
      gives: "`expected.projection`, or `expected.refused` with the reason",
      vectors: checkpointExamples.map(checkpointVector),
    },
    {
      name: "reducer/recovery.jsonl",
      takes: "`state`, `signal`",
      gives: "the `next` state, and the `actions` in order",
      vectors: rows.map(recoveryVector),
    },
    {
      name: "reducer/commands.jsonl",
      takes: "`method`, and the params of two commands under one id, `first.params` and `second.params`",
      gives: "their `canonical` text and its `sha256`, and the `outcome`: `replay` or `conflict`",
      vectors: commandExamples.map(commandVector),
    },
    {
      name: "reducer/encodings.jsonl",
      takes: "`command` (method and params), or the `pages` of a checkpoint",
      gives: "of each part its `canonical` text, its `bytes` and `sha256`; of a checkpoint those of all pages too",
      vectors: encodingExamples,
    },
    {
      name: "reducer/outcomes.jsonl",
      takes: "an `execution`",
      gives: "whether it is `accepted`",
      vectors: [...outcomeExamples, ...outcomeRows],
    },
  ];
}

/** A projection, or the name of the refusal. */
function expectation(expected: unknown): object {
  return typeof expected === "string" ? { refused: expected } : { projection: expected };
}

function eventVector({ name, projection, batch: events, expected }: (typeof reducerExamples)[number]): object {
  return { name, projection, batch: events, expected: expectation(expected) };
}

function checkpointVector({ name, descriptor, pages, content, expected }: (typeof checkpointExamples)[number]): object {
  const base64 = Object.entries(content).map(([key, bytes]) => [key, Buffer.from(bytes).toString("base64")]);
  return { name, descriptor, pages, content: Object.fromEntries(base64), expected: expectation(expected) };
}

function commandVector({ name, method, first, second, outcome }: (typeof commandExamples)[number]): object {
  const [one, two] = [first, second].map((params) => {
    const bytes = encodeAgentCommand(method, params as never);
    return { params, canonical: new TextDecoder().decode(bytes), sha256: sha256(bytes) };
  });
  return { name, method, first: one, second: two, outcome };
}

function recoveryVector([name, state, signal, next, actions]: (typeof rows)[number]): object {
  return { name, state, signal, next, actions };
}

function grownVectors(): readonly object[] {
  const next = numbersFrom(SEED);
  return Array.from({ length: HISTORIES }, (_, index) => {
    const events = historyFrom(Array.from({ length: 4 + next(20) }, () => next(10_000)));
    const before = projectionAfter(events.slice(0, Math.floor(events.length / 2)));
    const fault = next(3);
    const delivered = faulty(events.slice(next(Math.floor(events.length / 2) + 1)), fault, next);
    const expected = outcomeOf(before, delivered);
    return eventVector({ name: `history ${index + 1}`, projection: before, batch: delivered, expected });
  });
}

function projectionAfter(events: readonly AgentEvent[]): AgentProjection {
  if (events.length === 0) return empty;
  const outcome = outcomeOf(empty, batch(...events));
  if (typeof outcome === "string") throw new Error(`a valid history was refused as ${outcome}`);
  return outcome;
}

/** The events as they are, with one left out, or with one revision or offset changed. */
function faulty(events: readonly AgentEvent[], fault: number, next: (bound: number) => number): AgentEventBatch {
  const at = next(events.length);
  if (fault === 1 && events.length > 1) return batch(...events.toSpliced(at, 1));
  if (fault === 2) {
    const changed = JSON.stringify(events[at]).replace(/"(baseRevision|offsetUtf8|historyRevision)":"\d+"/, '"$1":"1"');
    return batch(...events.with(at, JSON.parse(changed) as AgentEvent));
  }
  return batch(...events);
}
