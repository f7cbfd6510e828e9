import { describe, expect, it } from "vitest";
import {
  applyAgentEvents,
  encodeAgentCheckpointPage,
  encodeAgentCommand,
  executionSchema,
  installAgentCheckpoint,
  recoveryStep,
  resolveCommand,
} from "./agent.ts";
import type { AgentCheckpointPage } from "./agent.ts";
import { encodingExamples } from "./testing/encoding-examples.ts";
import type { Encoding } from "./testing/encoding-examples.ts";
import { integrity, sha256 } from "./testing/sha256.ts";
import { vectorFiles } from "./testing/vector-files.ts";

interface Expected {
  readonly projection?: unknown;
  readonly refused?: string;
}

const files = vectorFiles();

/** The vectors of a file as a client reads them: from their text. */
function read(name: string): readonly Record<string, never>[] {
  const { vectors = [] } = files.find((file) => file.name === `reducer/${name}`) ?? {};
  expect(vectors.length).toBeGreaterThan(0);
  return JSON.parse(JSON.stringify(vectors)) as readonly Record<string, never>[];
}

function expectOutcome(
  result: { ok: true; projection: unknown } | { ok: false; reason: string },
  expected: Expected,
): void {
  if (expected.refused === undefined) {
    expect(result.ok ? JSON.parse(JSON.stringify(result.projection)) : result.reason).toEqual(expected.projection);
  } else expect(result.ok ? "applied" : result.reason).toBe(expected.refused);
}

describe("the vectors that a client gets", () => {
  it("RW1 RC1 RI1 RO1 are the 43 worked examples and more", () => {
    const names = files.flatMap(({ vectors }) => vectors.map((vector) => String((vector as { name: unknown }).name)));
    const numbered = new Set(names.map((name) => /^R[A-Z]\d+/.exec(name)?.[0]).filter((id) => id !== undefined));
    expect(numbered.size).toBe(18 + 10 + 4 + 7);
    const unnumbered = names.filter((name) => /^(?:command|checkpoint): /.test(name));
    expect(new Set(unnumbered).size).toBe(2 + 2);
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

  it.each(encodingExamples)("encodings: $name", (example) => {
    if ("command" in example) {
      const { method, params } = example.command;
      expectBytes(encodeAgentCommand(method as never, params as never), example);
      return;
    }
    const encoded = example.pages.map(({ page }) => encodeAgentCheckpointPage(page as AgentCheckpointPage));
    for (const [index, bytes] of encoded.entries()) expectBytes(bytes, example.pages[index]!);
    const whole = Buffer.concat(encoded);
    expect([whole.length, sha256(whole)]).toEqual([example.bytes, example.sha256]);
  });

  function expectBytes(encoded: Uint8Array, { canonical, bytes, sha256: digest }: Encoding): void {
    expect(new TextDecoder().decode(encoded)).toBe(canonical);
    expect([encoded.length, sha256(encoded)]).toEqual([bytes, digest]);
  }

  it.each(read("outcomes.jsonl").map((vector) => [String(vector["name"]), vector] as const))(
    "outcomes: %s",
    (_name, { execution, accepted }) => {
      expect(executionSchema.safeParse(execution).success).toBe(accepted);
    },
  );

  it("RC9 RC10 recovery", () => {
    const vectors = read("recovery.jsonl");
    expect(vectors.length).toBeGreaterThan(30);
    for (const { state, signal, next, actions } of vectors) {
      expect(recoveryStep(state!, signal!)).toEqual({ state: next, actions });
    }
  });
});
