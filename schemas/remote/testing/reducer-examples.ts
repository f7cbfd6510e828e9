/** The worked examples RW1 to RW18 (facts, section 11). */
import type { AgentEventBatch } from "../agent/events.ts";
import type { AgentProjection } from "../agent/projection.ts";
import type { EventRefusal } from "../agent/reducer/refusal.ts";
import { append, batch, commit, complete, createMessage, createPart, event } from "./events.ts";
import { empty, message, textPart } from "./samples.ts";

export const D8 = "9cb125412f30ae2c63e31be5396dbb1ce227bc75d5994a735a4feb8cdc3c5823";

/** A batch on a state, and what comes of it. */
export interface ReducerExample {
  readonly name: string;
  readonly projection: AgentProjection;
  readonly batch: AgentEventBatch;
  readonly expected: AgentProjection | EventRefusal;
}

const cursor = (seq: number) => ({ ...empty.cursor, seq: String(seq) });
const part = (revision: number, text: string) => ({ ...textPart, revision: String(revision), content: { text } });
const m1 = { ...message, revision: "1", partIds: ["p1"] };

// States written out, not computed, so that the reducer is judged by them.
export const S2: AgentProjection = { ...empty, cursor: cursor(2), messages: { m1 }, parts: { p1: part(0, "né") } };
export const S3: AgentProjection = { ...S2, cursor: cursor(3), parts: { p1: part(1, "né🚀") } };
const S3Jumped: AgentProjection = { ...S2, cursor: cursor(4), parts: { p1: part(9, "né🚀!") } };
export const S5: AgentProjection = {
  ...S2,
  cursor: cursor(5),
  parts: { p1: { ...part(3, "né🚀!"), state: "completed" } as AgentProjection["parts"][string] },
};
export const S7: AgentProjection = {
  ...empty,
  cursor: cursor(7),
  session: { ...empty.session, historyRevision: "5" },
  tombstones: ["p1", "m1"],
};

const zeros = "0".repeat(64);
const exclaim = append(4, 1, 2, 7, "!");
const rocket = append(3, 0, 1, 3, "🚀");
const completion = batch(exclaim, complete(5, 2, 3, 8, D8));
const removal = event(7, "message.removed", { messageId: "m1", baseRevision: "1", revision: "2" });

export const reducerExamples: readonly ReducerExample[] = [
  { name: "RW1", projection: empty, batch: batch(createMessage, createPart), expected: S2 },
  { name: "RW2", projection: S2, batch: batch(createMessage, createPart, rocket), expected: S3 },
  { name: "RW3", projection: S3, batch: batch(createMessage, createPart), expected: S3 },
  { name: "RW4", projection: S3, batch: batch(append(5, 1, 2, 7, "!")), expected: "gap" },
  { name: "RW5", projection: S2, batch: batch(rocket, append(5, 1, 2, 7, "!")), expected: "gap" },
  { name: "RW6", projection: S3, batch: batch(createMessage, rocket), expected: "gap" },
  { name: "RW7", projection: S3, batch: batch(append(4, 1, 2, 4, "!")), expected: "content" },
  { name: "RW8", projection: S3, batch: batch(append(4, 0, 2, 7, "!")), expected: "revision" },
  { name: "RW9", projection: S3, batch: batch(append(4, 1, 1, 7, "!")), expected: "revision" },
  { name: "RW10", projection: S3, batch: batch(append(4, 1, 9, 7, "!")), expected: S3Jumped },
  { name: "RW11", projection: S3, batch: completion, expected: S5 },
  { name: "RW12", projection: S3, batch: batch(exclaim, complete(5, 2, 3, 8, zeros)), expected: "content" },
  { name: "RW13", projection: S3, batch: batch(exclaim, complete(5, 2, 3, 7, D8)), expected: "content" },
  { name: "RW14", projection: S5, batch: batch(append(6, 3, 4, 8, "x")), expected: "content" },
  { name: "RW15", projection: S3, batch: { ...completion, streamEpoch: "ep-B" }, expected: "epoch" },
  { name: "RW16", projection: S5, batch: batch(commit(6, 5), removal), expected: S7 },
  { name: "RW17", projection: S7, batch: batch({ ...createMessage, seq: "8" }), expected: "revision" },
  { name: "RW18", projection: S5, batch: batch(commit(6, 4)), expected: "revision" },
];
