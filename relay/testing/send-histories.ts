/** Random histories of sends, and a plain account of what really happened to hold a record's answers against. */
import fc from "fast-check";
import { expect } from "vitest";
import { isRetained, RETENTION_MS } from "../sends/send-record.ts";
import type { SendOutcome, SendRecord } from "../sends/send-record.ts";
import type { ManualClock } from "./manual-clock.ts";
import { acceptedOutcome, failedOutcome, offlineOutcome } from "./outcomes.ts";

/** No hop lasts longer. */
const HOP_MS = 30_000;

type Ending = "accepted" | "failed" | "offline";

export type Step =
  | {
      readonly do: "send";
      readonly key: string;
      readonly relay: number;
      readonly ends: Ending | "later";
    }
  | { readonly do: "end"; readonly key: string; readonly ends: Ending }
  | { readonly do: "ask"; readonly key: string; readonly relay: number; readonly travelMs: number }
  | { readonly do: "pass"; readonly ms: number }
  | { readonly do: "restart"; readonly relay: number }
  | { readonly do: "forget" };

const key = fc.constantFrom("a", "b", "c", "d", "e");
const relay = fc.nat(1);
const times = [
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("send" as const),
      key,
      relay,
      ends: fc.constantFrom("accepted", "failed", "offline", "later"),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("end" as const),
      key,
      ends: fc.constantFrom("accepted", "failed", "offline"),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant("ask" as const), key, relay, travelMs: fc.nat(5_000) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("pass" as const),
      ms: fc.oneof(fc.nat(10_000), fc.constantFrom(1, 80_000_000, 86_399_999, 86_400_000)),
    }),
  },
] as const;
const disasters = [
  { weight: 1, arbitrary: fc.record({ do: fc.constant("restart" as const), relay }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("forget" as const) }) },
] as const;
/** Sends, questions and time. */
export const history: fc.Arbitrary<readonly Step[]> = fc.array(fc.oneof(...times), { maxLength: 30 });
/** Relays that restart and stores that forget as well. */
export const disastrousHistory: fc.Arbitrary<readonly Step[]> = fc.array(fc.oneof(...times, ...disasters), {
  maxLength: 30,
});
/** The relays of a history and what can befall them. */
export interface Stage {
  readonly clock: ManualClock;
  readonly records: SendRecord[];
  readonly restart: (relay: number) => Promise<SendRecord>;
  readonly forget: () => Promise<void>;
}

/** A dispatched send: its first taking, and how many others were in flight then. */
interface Dispatched {
  readonly at: number;
  readonly beside: number;
}

/** What really happened, told in the simplest way. */
class Truth {
  readonly takings: { readonly key: string; readonly at: number }[] = [];
  readonly ended = new Map<string, Dispatched & { readonly outcome: SendOutcome }>();
  readonly flying = new Map<string, Dispatched & { readonly finish: (outcome: SendOutcome) => Promise<void> }>();
  /** Keys that were dispatched, in their order. */
  readonly firsts: string[] = [];
  count = 0;
}

export interface Bounds {
  readonly takingsMax: number;
  readonly resultsMax: number;
}

/** Plays a history and holds each answer against what really happened. `grainMs` null: windows may be any smaller. */
export async function play(
  stage: Stage,
  steps: readonly Step[],
  { takingsMax, resultsMax }: Bounds,
  grainMs: number | null,
): Promise<void> {
  const { clock, records } = stage;
  const truth = new Truth();
  const startedAt = clock.now();
  let isWhole = true;
  for (const each of steps) {
    switch (each.do) {
      case "pass":
        if (each.ms > HOP_MS) for (const name of truth.flying.keys()) await end(truth, name, "failed");
        clock.advance(each.ms);
        break;
      case "restart":
        isWhole = false;
        truth.flying.clear();
        records[each.relay % records.length] = await stage.restart(each.relay % records.length);
        break;
      case "forget":
        isWhole = false;
        truth.flying.clear();
        await stage.forget();
        break;
      case "send":
        await send({ truth, clock, record: records[each.relay % records.length], resultsMax, isWhole }, each);
        break;
      case "end": {
        const flight = truth.flying.get(each.key);
        if (flight !== undefined) await end(truth, each.key, each.ends);
        break;
      }
      case "ask": {
        const arrivedAt = clock.now();
        const found = await records[each.relay % records.length]?.find(each.key, arrivedAt);
        clock.advance(each.travelMs);
        if (found === undefined || found === null) break;
        const takenAt = truth.takings.findLast((taking) => taking.key === each.key)?.at;
        const age = takenAt === undefined ? Number.POSITIVE_INFINITY : clock.now() - takenAt;
        expect(!found.received && age < found.completeForMs, `age ${age}, ${JSON.stringify(found)}`).toBe(false);
        if (found.retained !== null) {
          const { outcome } = truth.ended.get(each.key) ?? { outcome: failedOutcome };
          expect(isRetained(outcome)).toBe(true);
          expect(outcome.kind === "result" && outcome.result).toEqual(found.retained);
        }
        if (grainMs === null) break;
        const window = windowOf(truth.takings, startedAt, arrivedAt, takingsMax);
        expect(found.completeForMs).toBeLessThanOrEqual(window);
        expect(found.completeForMs).toBeGreaterThanOrEqual(Math.max(0, window - grainMs));
      }
    }
  }
  for (const each of truth.flying.keys()) await end(truth, each, "failed");
}

interface Sending {
  readonly truth: Truth;
  readonly clock: ManualClock;
  readonly record: SendRecord | undefined;
  readonly resultsMax: number;
  /** Nothing has restarted or been forgotten so far. */
  readonly isWhole: boolean;
}

async function send(
  { truth, clock, record, resultsMax, isWhole }: Sending,
  { key: name, ends }: Extract<Step, { do: "send" }>,
): Promise<void> {
  const taking = await record?.take(name);
  if (taking === undefined || taking.kind === "away") return;
  const at = clock.now();
  truth.takings.push({ key: name, at });
  // Of identical sends at one time only one may go on.
  if (truth.flying.has(name)) expect(taking.kind).toBe("joined");
  if (taking.kind !== "first") return;
  // What was kept less than 24 hours ago is not dispatched again, unless it was dropped for room or forgotten.
  const kept = truth.ended.get(name);
  const since = truth.firsts.length - 1 - truth.firsts.lastIndexOf(name);
  const mayBeGone =
    kept === undefined ||
    !isRetained(kept.outcome) ||
    at - kept.at >= RETENTION_MS ||
    since + kept.beside >= resultsMax;
  if (isWhole) expect(mayBeGone, `${name} was dispatched again`).toBe(true);
  truth.firsts.push(name);
  truth.flying.set(name, { finish: taking.finish, at, beside: truth.flying.size });
  if (ends !== "later") await end(truth, name, ends);
}

async function end(truth: Truth, name: string, ends: Ending): Promise<void> {
  const flight = truth.flying.get(name);
  if (flight === undefined) return;
  truth.flying.delete(name);
  truth.count += 1;
  const outcomes = {
    accepted: acceptedOutcome(`run-${truth.count}`),
    failed: failedOutcome,
    offline: offlineOutcome(),
  };
  const outcome = outcomes[ends];
  truth.ended.set(name, { outcome, at: flight.at, beside: flight.beside });
  await flight.finish(outcome);
}

/** R66 word for word: since the start, since the newest taking that was dropped for room, 24 hours. */
function windowOf(takings: Truth["takings"], startedAt: number, arrivedAt: number, takingsMax: number): number {
  let floor = Math.max(startedAt, arrivedAt - RETENTION_MS);
  let kept: { readonly key: string; readonly at: number }[] = [];
  for (const taking of takings) {
    kept = kept.filter(({ key: other, at }) => other !== taking.key && taking.at - at < RETENTION_MS);
    kept.push(taking);
    if (kept.length > takingsMax) floor = Math.max(floor, kept.shift()?.at ?? 0);
  }
  return Math.max(0, arrivedAt - floor);
}
