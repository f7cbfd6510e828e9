import { describe, expect, it } from "vitest";
import { checkpointOf, messageItem, partItem, sessionItem } from "../testing/checkpoints.ts";
import { damaged, numbersFrom, streamOf } from "../testing/corruptions.ts";
import { batch } from "../testing/events.ts";
import { outcomeOf } from "../testing/outcome-of.ts";
import { empty } from "../testing/samples.ts";
import { integrity, sha256 } from "../testing/sha256.ts";
import type { AgentCheckpointPage } from "./checkpoint.ts";
import { encodeAgentCheckpointPage } from "./encode-checkpoint-page.ts";
import { installAgentCheckpoint } from "./install-checkpoint.ts";

const seed = 20_261_130;
/** REMOTE_CORRUPTIONS=1000000 runs the million; a test run takes a part of it. */
const corruptions = Number(process.env["REMOTE_CORRUPTIONS"] ?? 2000);

// The million takes minutes.
describe(`${corruptions} corruptions, seed ${seed}`, { timeout: 1_200_000 }, () => {
  it("P51 no digest matches a text that changed on its way, though every length and offset does", () => {
    const next = numbersFrom(seed);
    const pieces = ["Hello ", "wörld, ", "語字 ", "🚀🎉", " and on it goes."];
    const intended = `né${pieces.join("")}`;
    expect(outcomeOf(empty, batch(...streamOf(pieces, intended)))).toMatchObject({
      parts: { p1: { state: "completed" } },
    });
    let refused = 0;
    for (let count = 0; count < corruptions; count += 1) {
      const outcome = outcomeOf(empty, batch(...streamOf(damaged(pieces, next), intended)));
      if (outcome === "content") refused += 1;
    }
    expect(refused).toBe(corruptions);
  });

  it("P62 no page that changed on its way is installed", () => {
    const next = numbersFrom(seed);
    const { descriptor, pages } = checkpointOf("ck-2", [sessionItem, messageItem], [partItem]);
    const texts = pages.map((page) => JSON.stringify(page.items));
    const attempts = Math.ceil(corruptions / 10);
    for (let count = 0; count < attempts; count += 1) {
      const at = next(pages.length);
      const items = damagedJson(texts[at] ?? "", next);
      // Whoever changes a page can make its digest anew; the descriptor's own is what it cannot change.
      const isRedone = next(2) === 0;
      const altered = pages.map((page, index) => (index === at ? withItems(page, items, isRedone) : page));
      const result = installAgentCheckpoint(descriptor, altered as AgentCheckpointPage[], {}, integrity);
      if (result.ok) throw new Error(`installed ${JSON.stringify(items)}`);
      expect(["digest", "invalid"]).toContain(result.reason);
    }
  });
});

function withItems(page: AgentCheckpointPage, items: unknown, isRedone: boolean): AgentCheckpointPage {
  const altered = { ...page, items: items as AgentCheckpointPage["items"] };
  return isRedone ? { ...altered, pageDigest: sha256(encodeAgentCheckpointPage(altered)) } : altered;
}

/** Other JSON made of `text` by changing one letter in it. */
function damagedJson(text: string, next: (bound: number) => number): unknown {
  for (;;) {
    const at = next(text.length);
    const letter = String.fromCharCode(0x20 + next(0x5f));
    const changed = text.slice(0, at) + letter + text.slice(at + 1);
    try {
      const value: unknown = JSON.parse(changed);
      if (JSON.stringify(value) !== text) return value;
    } catch {
      // No JSON; another letter may do.
    }
  }
}
