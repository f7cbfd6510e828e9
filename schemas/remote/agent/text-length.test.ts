import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { unitsEncodedBy } from "../testing/count-encoding.ts";
import { append, batch, complete, event } from "../testing/events.ts";
import { outcomeOf } from "../testing/outcome-of.ts";
import { S2, S3 } from "../testing/reducer-examples.ts";
import { textPart } from "../testing/samples.ts";
import { sha256 } from "../testing/sha256.ts";
import type { AgentPart } from "./part.ts";
import type { AgentProjection } from "./projection.ts";
import { textByteLength } from "./text-length.ts";

/** The projection after appending the deltas one batch each, from revision 0 and `offset` bytes on. */
function appended(from: AgentProjection, deltas: readonly string[], offset: number): AgentProjection {
  let projection = from;
  let at = offset;
  const first = Number(from.cursor.seq) + 1;
  const revision = Number(from.parts["p1"]?.revision);
  for (const [index, delta] of deltas.entries()) {
    const events = batch(append(first + index, revision + index, revision + index + 1, at, delta));
    projection = expectApplied(outcomeOf(projection, events));
    at += Buffer.byteLength(delta);
  }
  return projection;
}

function expectApplied(outcome: AgentProjection | string): AgentProjection {
  expect(outcome).toBeTypeOf("object");
  return outcome as AgentProjection;
}

function copyOf(projection: AgentProjection): AgentProjection {
  return JSON.parse(JSON.stringify(projection)) as AgentProjection;
}

const textIn = ({ parts }: AgentProjection) => (parts["p1"] as { content: { text: string } }).content.text;

describe("what appending costs", () => {
  it("P59 stays below 6 times the final text over 128 appends of 512 characters, one batch each", () => {
    const deltas = Array.from({ length: 128 }, () => "x".repeat(512));
    let last = S2;
    const units = unitsEncodedBy(() => (last = appended(S2, deltas, 3)));
    expect(textIn(last)).toHaveLength(2 + 128 * 512);
    expect(units).toBeLessThan(6 * 128 * 512);
    const restored = appended(copyOf(last), ["é", "!"], 3 + 128 * 512);
    expect(textIn(restored).endsWith("xé!")).toBe(true);
  });

  it("P59 encodes each byte of 1 MB once when it comes in 10,000 pieces", () => {
    const size = 1_000_000;
    const deltas = Array.from({ length: 10_000 }, () => "0123456789".repeat(10));
    let last = S2;
    const units = unitsEncodedBy(() => (last = appended(copyOf(S2), deltas, 3)));
    expect(textIn(last)).toHaveLength(2 + size);
    expect(units).toBe(2 + size);
  });

  it("P73 lets a producer that asks for the offset share the count", () => {
    const text = "é".repeat(5000);
    const part: AgentPart = { ...textPart, content: { text } };
    const units = unitsEncodedBy(() => {
      const offset = textByteLength(part, text);
      expect(offset).toBe(10_000);
      expectApplied(outcomeOf({ ...S2, parts: { p1: part } }, batch(append(3, 0, 1, offset, "!"))));
    });
    expect(units).toBe(5001);
  });

  it("P60 P74 counts replaced, restored and completed parts anew", () => {
    const grown = appended(S2, ["x".repeat(1000)], 3);
    const part = { ...textPart, revision: "2", content: { text: "neu" } };
    const replaced = outcomeOf(grown, batch(event(4, "part.replaced", { messageId: "m1", baseRevision: "1", part })));
    expectApplied(outcomeOf(replaced as AgentProjection, batch(append(5, 2, 3, 3, "!"))));
    expect(unitsEncodedBy(() => appended(grown, ["!"], 1003))).toBe(1);
    expect(unitsEncodedBy(() => appended(copyOf(grown), ["!"], 1003))).toBe(1002 + 1);
  });

  it("P74 encodes the whole text again on completion, and the completed part starts without an entry", () => {
    const grown = appended(S2, ["x".repeat(1000)], 3);
    const done = batch(complete(4, 1, 2, 1003, sha256(textIn(grown))));
    let completed = grown;
    expect(unitsEncodedBy(() => (completed = expectApplied(outcomeOf(grown, done))))).toBe(1002);
    const part = completed.parts["p1"] as AgentPart;
    expect(unitsEncodedBy(() => textByteLength(part, textIn(completed)))).toBe(1002);
  });
});

describe("what the cache never changes", () => {
  it("P60 an older projection still takes the right event after a batch that failed", () => {
    const grown = appended(S2, ["🚀"], 3);
    expect(outcomeOf(grown, batch(append(4, 1, 2, 7, "!"), append(5, 2, 3, 99, "!")))).toBe("content");
    expect(outcomeOf(grown, batch(append(4, 1, 2, 7, "?")))).toMatchObject({
      parts: { p1: { content: { text: "né🚀?" } } },
    });
    expect(outcomeOf(S2, batch(append(3, 0, 1, 3, "🚀")))).toMatchObject({
      parts: { p1: { content: { text: "né🚀" } } },
    });
  });

  it("P61 the JSON of a projection", () => {
    const fresh = copyOf(S3);
    const before = JSON.stringify(fresh);
    for (const part of Object.values(fresh.parts)) textByteLength(part, textIn(fresh));
    expect(JSON.stringify(fresh)).toBe(before);
    expect(Reflect.ownKeys(fresh.parts["p1"] as AgentPart)).toEqual(Reflect.ownKeys(S3.parts["p1"] as AgentPart));
  });

  it("P60 P108 a length asked for another text than the part's is that text's own", () => {
    const part: AgentPart = { ...textPart };
    expect([textByteLength(part, "né"), textByteLength(part, "né🚀"), textByteLength(part, "né")]).toEqual([3, 7, 3]);
  });
});

it("P75 holds parts weakly: an old projection is collected while a newer one is in use", () => {
  const program = fileURLToPath(new URL("../testing/collect-old-parts.ts", import.meta.url));
  const run = spawnSync(process.execPath, ["--expose-gc", "--import", "tsx", program], { encoding: "utf8" });
  expect(run.stderr).toBe("");
  expect(run.stdout).toBe("100 parts made, 99 collected, text of 102 units in use\n");
});
