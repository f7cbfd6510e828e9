import { expect, it } from "vitest";
import type { ReplayPage } from "../../generated/typescript/clankie/operator/operator.ts";
import { TailBuffer } from "./tail-buffer.ts";
import type { From } from "./tail-buffer.ts";

function page(cursors: readonly string[], nextCursor: string, more: object = {}): ReplayPage {
  const events = cursors.map((cursor) => ({ type: "activity", cursor, text: "x".repeat(10) }));
  return { events, nextCursor, retainedFromCursor: "start", ...more } as unknown as ReplayPage;
}
const at = (cursor: string): From => cursor as From;

it("R86 keeps a thousand events and a megabyte, the oldest dropped", () => {
  const buffer = new TailBuffer(undefined);
  for (let start = 0; start < 1_500; start += 500) {
    buffer.append(
      page(
        Array.from({ length: 500 }, (_, index) => `c${start + index}`),
        `c${start + 499}`,
      ),
    );
  }
  expect(buffer.holds(499)).toBe(false);
  expect(buffer.holds(500)).toBe(true);
  expect(buffer.find(at("c499"))).toBe(500);
  expect(buffer.find(at("c498"))).toBeNull();
  const large = new TailBuffer(undefined);
  const event = { type: "message", cursor: "a", text: "x".repeat(600_000) };
  large.append({ ...page([], "a"), events: [event, { ...event, cursor: "b" }] } as unknown as ReplayPage);
  expect(large.slice(1, 10).events.length).toBe(1);
});

it("R74 R90 a repeated cursor rebuilds the buffer from its page", () => {
  const buffer = new TailBuffer(at("a"));
  buffer.append(page(["b", "c"], "c"));
  buffer.append(page(["b"], "b"));
  expect(buffer.holds(1)).toBe(false);
  expect(buffer.slice(2, 10).events.map(({ event }) => event.cursor)).toEqual(["b"]);
  expect(buffer.find(at("c"))).toBe(2);
});

it("R90 a retained boundary that left the buffer rebuilds it", () => {
  const buffer = new TailBuffer(at("a"));
  buffer.append(page(["b"], "b"));
  buffer.append(page(["c"], "c", { retainedFromCursor: "elsewhere" }));
  expect(buffer.holds(0)).toBe(false);
  expect(buffer.slice(1, 10).events.length).toBe(1);
});

it("R74 a cursor that stands twice in one page is no place to resume from", () => {
  const buffer = new TailBuffer(at("a"));
  buffer.append(page(["b", "c", "b"], "b"));
  expect(buffer.find(at("b"))).toBeNull();
});
