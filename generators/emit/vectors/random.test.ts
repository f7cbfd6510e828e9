import { describe, expect, it } from "vitest";
import { hashText, randomFrom } from "./random.ts";

const draw = (seed: string): readonly number[] => {
  const random = randomFrom(seed);
  return Array.from({ length: 20 }, () => random.below(1000));
};

describe("randomFrom", () => {
  it("draws the same numbers from the same seed and others from another", () => {
    expect(draw("a")).toEqual(draw("a"));
    expect(draw("a")).not.toEqual(draw("b"));
  });

  it("stays below its bound and reaches every number under a small one", () => {
    const random = randomFrom("bound");
    const drawn = new Set(Array.from({ length: 200 }, () => random.below(5)));
    expect(drawn).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  it("forks streams that do not shift each other", () => {
    const one = randomFrom("fork");
    const other = randomFrom("fork");
    other.fork("x").below(10);
    other.below(10);
    expect(one.fork("y").below(1e9)).toBe(other.fork("y").below(1e9));
    expect(one.fork("y").below(1e9)).not.toBe(one.fork("z").below(1e9));
  });

  it("keeps near a probability", () => {
    const random = randomFrom("chance");
    const hits = Array.from({ length: 2_000 }, () => random.chance(0.25)).filter(Boolean).length;
    expect(hits).toBeGreaterThan(400);
    expect(hits).toBeLessThan(600);
  });

  it("refuses to pick from nothing", () => {
    expect(() => randomFrom("x").pick([])).toThrow("empty");
  });
});

describe("hashText", () => {
  it("is fixed for all machines", () => {
    expect([hashText(""), hashText("samewire"), hashText("samewire", 7)]).toEqual([1572119809, 560710957, 227987780]);
  });
});
