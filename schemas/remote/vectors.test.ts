import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { applyAgentEvents, encodeAgentCommand, installAgentCheckpoint, recoveryStep, resolveCommand } from "./agent.ts";
import { integrity, sha256 } from "./testing/sha256.ts";
import { vectorFiles } from "./testing/vector-files.ts";

interface Expected {
  readonly projection?: unknown;
  readonly refused?: string;
}

/** The vectors of a file as a client reads them. */
function read(name: string): readonly Record<string, never>[] {
  const text = readFileSync(new URL(`vectors/${name}`, import.meta.url), "utf8");
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, never>);
}

function expectOutcome(
  result: { ok: true; projection: unknown } | { ok: false; reason: string },
  expected: Expected,
): void {
  if (expected.refused === undefined) {
    expect(result.ok ? JSON.parse(JSON.stringify(result.projection)) : result.reason).toEqual(expected.projection);
  } else expect(result.ok ? "applied" : result.reason).toBe(expected.refused);
}

describe("the vectors on disk", () => {
  it("are what the examples make (otherwise run scripts/remote-vectors.ts)", () => {
    const onDisk = vectorFiles().map(({ name }) => readFileSync(new URL(`vectors/${name}`, import.meta.url), "utf8"));
    expect(onDisk).toEqual(vectorFiles().map(({ text }) => text));
  });

  it("RW1 RC1 RI1 RO1 hold all worked examples", () => {
    const names = vectorFiles().flatMap(({ name }) => read(name).map((vector) => String(vector["name"])));
    const numbered = new Set(names.map((name) => /^R[A-Z]\d+/.exec(name)?.[0]).filter((id) => id !== undefined));
    expect(numbered.size).toBe(18 + 10 + 4 + 7);
  });

  it.each(read("events.jsonl").map((vector) => [String(vector["name"]), vector] as const))(
    "events: %s",
    (_name, vector) => {
      const { projection, batch, expected } = vector;
      expectOutcome(applyAgentEvents(projection!, batch!, {}, integrity), expected!);
    },
  );

  it("hold every refusal of events, and histories that are applied", () => {
    const outcomes = read("events.jsonl").map(({ expected }) => (expected as unknown as Expected).refused ?? "applied");
    expect(new Set(outcomes)).toEqual(new Set(["applied", "gap", "epoch", "revision", "content"]));
    expect(outcomes.filter((each) => each === "applied").length).toBeGreaterThan(20);
  });

  it.each(read("checkpoints.jsonl").map((vector) => [String(vector["name"]), vector] as const))(
    "checkpoints: %s",
    (_name, vector) => {
      const { descriptor, pages, content, expected } = vector;
      const bytes = Object.entries(content as unknown as Record<string, string>).map(
        ([key, base64]) => [key, new Uint8Array(Buffer.from(base64, "base64"))] as const,
      );
      expectOutcome(installAgentCheckpoint(descriptor!, pages!, Object.fromEntries(bytes), integrity), expected!);
    },
  );

  it("commands", () => {
    for (const { method, first, second, outcome } of read("commands.jsonl")) {
      const [one, two] = [first, second].map((each) => {
        const { params, canonical, sha256: digest } = each as unknown as Record<string, never>;
        const bytes = encodeAgentCommand(method!, params!);
        expect(new TextDecoder().decode(bytes)).toBe(canonical);
        expect(sha256(bytes)).toBe(digest);
        return bytes;
      });
      expect(resolveCommand(one, two!)).toBe(outcome);
    }
  });

  it("RC9 RC10 recovery", () => {
    const vectors = read("recovery.jsonl");
    expect(vectors.length).toBeGreaterThan(30);
    for (const { state, signal, next, actions } of vectors) {
      expect(recoveryStep(state!, signal!)).toEqual({ state: next, actions });
    }
  });
});
