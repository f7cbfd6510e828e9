import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { safeParseProtocolResponse as read } from "../index.ts";
import * as composer from "../composer-transcription.ts";

const requestId = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
const id22 = "a".repeat(22);
const device = {
  installationId: id22,
  deviceId: "d",
  authKeyId: id22,
  sessionExpiresAtMs: 1,
  chat: true,
  support: false,
};
const maxima = { maxDurationMs: 180_000, maxAudioBytes: 5_825_580, maxChunkBytes: 262_144 };
const receipt = { requestId, schemaVersion: 1, state: "uploading" };

const steps = [
  composer.beginComposerTranscription,
  composer.appendComposerTranscriptionChunk,
  composer.commitComposerTranscription,
  composer.cancelComposerTranscription,
  composer.readComposerTranscriptionReceipt,
];

function fits(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

describe("the bounds of a recording", () => {
  it("follow from three minutes of 16-bit mono at 16 kHz", () => {
    expect(composer.COMPOSER_WAV_DATA_BYTES_MAX).toBe(180 * 16_000 * 2);
    expect(composer.COMPOSER_TRANSCRIPTION_AUDIO_BYTES_MAX).toBe(180 * 16_000 * 2 + 65_536 + 44);
    expect(composer.COMPOSER_TRANSCRIPTION_AUDIO_BASE64_MAX).toBe(Math.ceil(5_825_580 / 3) * 4);
    expect(composer.COMPOSER_TRANSCRIPTION_CHUNK_BASE64_MAX).toBe(Math.ceil(262_144 / 3) * 4);
  });

  it("MC14 one chunk in base64 fits a sealed request of 1 MiB, two do not matter", () => {
    expect(composer.COMPOSER_TRANSCRIPTION_CHUNK_BASE64_MAX + 1_024).toBeLessThan(1_048_576);
  });
});

describe("who may, and what is answered otherwise", () => {
  it("MC1 a paired device with chat: no other bearer is taken, 401 without one, 403 when it may not", () => {
    for (const each of [composer.getComposerTranscriptionStatus, ...steps]) {
      expect(each.security).toEqual(["deviceBearer"]);
      expect(each.grant).toBe("chat");
      expect(Object.keys(each.responses)).toEqual(expect.arrayContaining(["401", "403"]));
    }
    expect(fits(composer.ComposerTranscriptionDeviceSchema, { ...device, support: true })).toBe(false);
    expect(fits(composer.ComposerTranscriptionDeviceSchema, { ...device, chat: false })).toBe(false);
  });

  it("MC2 a body has at most 400 KiB, over it 413, and an error is a code", () => {
    for (const each of steps) {
      expect(each.limits).toEqual({ requestBytes: 409_600 });
      expect(each.responses[413]?.schema).toBe(composer.ComposerTranscriptionErrorSchema);
    }
    expect(composer.COMPOSER_TRANSCRIPTION_CHUNK_BASE64_MAX).toBeLessThan(409_600);
    expect(fits(composer.ComposerTranscriptionErrorSchema, { error: "invalid_request" })).toBe(true);
    expect(fits(composer.ComposerTranscriptionErrorSchema, { error: "invalid_request", text: "x" })).toBe(false);
  });

  it("MC3 without a managed service the status is local and ineligible, with the three maxima", () => {
    const status = { schemaVersion: 1, mode: "local", state: "ineligible", ...maxima };
    expect(fits(composer.ComposerTranscriptionStatusSchema, status)).toBe(true);
    expect(fits(composer.ComposerTranscriptionErrorSchema, { error: "ineligible" })).toBe(true);
    for (const change of [
      { maxAudioBytes: 5_825_581 },
      { maxChunkBytes: 262_145 },
      { maxDurationMs: 0 },
      { mode: "remote" },
      { allowance: { limitMs: -1, remainingMs: 0, resetsAt: "2026-11-30T09:41:00Z" } },
    ]) {
      expect(fits(composer.ComposerTranscriptionStatusSchema, { ...status, ...change })).toBe(false);
    }
  });

  it("MC4 begin names an id and a size; a conflict, an allowance and audio have codes of their own", () => {
    const begin = (audioBytes: number): boolean =>
      fits(composer.ComposerTranscriptionBeginSchema, { requestId, audioBytes });
    expect([45, 46, 5_825_580, 5_825_581].map(begin)).toEqual([false, true, true, false]);
    const codes = composer.ComposerTranscriptionErrorCodeSchema.options;
    expect(codes).toEqual(expect.arrayContaining(["conflict", "allowance_exhausted", "ineligible", "invalid_audio"]));
    expect(composer.beginComposerTranscription.responses).toHaveProperty("409");
  });

  it("MC5 a limit is answered with 429 and its code", () => {
    expect(composer.beginComposerTranscription.responses[429]?.description).toContain("`capacity`");
    expect(fits(composer.ComposerTranscriptionErrorSchema, { error: "capacity" })).toBe(true);
  });

  it("MC12 a body that breaks its schema is a 400, and what is unexpected a 503", () => {
    for (const each of steps) expect(Object.keys(each.responses)).toEqual(expect.arrayContaining(["400", "503"]));
  });
});

describe("a chunk", () => {
  const chunk = (change: object): boolean =>
    fits(composer.ComposerTranscriptionChunkSchema, { requestId, offset: 0, dataBase64: "AAAA", ...change });

  it("MC6 passes the schema up to 349528 characters, with unused bits that the service refuses", () => {
    expect(chunk({ dataBase64: "A".repeat(349_528) })).toBe(true);
    expect(chunk({ dataBase64: "A".repeat(349_532) })).toBe(false);
    expect(chunk({ dataBase64: "AB==" })).toBe(true);
    for (const dataBase64 of ["", "AAA", "A===", "AAAA\n", "AA-_"]) expect(chunk({ dataBase64 })).toBe(false);
    expect(chunk({ offset: 5_825_581 })).toBe(false);
  });
});

describe("a receipt", () => {
  const told = (change: object): boolean =>
    fits(composer.ComposerTranscriptionReceiptSchema, { ...receipt, ...change });

  it("has a text exactly when it is complete, an empty one too, read strictly or not", () => {
    expect(told({ state: "complete", text: "" })).toBe(true);
    expect(told({ state: "complete", text: "x".repeat(16_000) })).toBe(true);
    expect(told({ state: "complete", text: "x".repeat(16_001) })).toBe(false);
    expect(told({ state: "complete" })).toBe(false);
    for (const state of ["uploading", "transcribing", "cancelled", "failed", "uncertain"]) {
      expect(told({ state })).toBe(true);
      expect(told({ state, text: "" })).toBe(false);
      const newer = { ...receipt, state, more: 1 };
      expect(read(composer.ComposerTranscriptionReceiptSchema, newer).success).toBe(true);
      expect(read(composer.ComposerTranscriptionReceiptSchema, { ...newer, text: "x" }).success).toBe(false);
    }
  });

  it("MC7 MC8 MC10 an outcome that nobody knows is a state of its own, without a text", () => {
    expect(told({ state: "uncertain", error: "uncertain" })).toBe(true);
    expect(told({ state: "failed", error: "invalid_audio" })).toBe(true);
    expect(told({ state: "uncertain", text: "late" })).toBe(false);
  });

  it("MC9 a cancelled recording has no text any more", () => {
    expect(told({ state: "cancelled" })).toBe(true);
    expect(told({ state: "cancelled", text: "late" })).toBe(false);
  });

  it("MC11 may say what was received and what went wrong; another device's id is not found", () => {
    expect(told({ receivedBytes: 5_825_580 })).toBe(true);
    expect(told({ receivedBytes: 5_825_581 })).toBe(false);
    expect(composer.readComposerTranscriptionReceipt.responses[404]?.description).toContain("`not_found`");
  });
});

describe("MC15 the hosted calls", () => {
  it("MC15 bind the bytes and the device, and carry no credential", () => {
    const call = { ...device, requestId, sha256: "a".repeat(64), audioBase64: "AAAA" };
    expect(fits(composer.HostedComposerTranscriptionSchema, call)).toBe(true);
    expect(fits(composer.HostedComposerReceiptSchema, { ...device, requestId })).toBe(true);
    for (const key of Object.keys(call)) {
      const { [key as keyof typeof call]: _, ...short } = call;
      expect(fits(composer.HostedComposerTranscriptionSchema, short)).toBe(false);
    }
    for (const extra of [{ apiKey: "k" }, { plan: "pro" }, { provider: "x" }]) {
      expect(fits(composer.HostedComposerTranscriptionSchema, { ...call, ...extra })).toBe(false);
    }
  });
});

describe("MC13 the client", () => {
  function recording(answer: unknown): { api: composer.ComposerTranscriptionApi; calls: unknown[][] } {
    const calls: unknown[][] = [];
    const request = async (...call: unknown[]): Promise<unknown> => {
      calls.push(call);
      if (answer instanceof Error) throw answer;
      return answer;
    };
    return { api: composer.createComposerTranscriptionApi({ request }), calls };
  }

  it("MC13 makes one call each, at its own path", async () => {
    const { api, calls } = recording({ ...receipt, more: 1 });
    const signal = new AbortController().signal;
    expect(await api.begin({ requestId, audioBytes: 46 }, signal)).toEqual(receipt);
    await api.chunk({ requestId, offset: 0, dataBase64: "AAAA" });
    await api.commit({ requestId });
    await api.cancel({ requestId });
    await api.receipt({ requestId });
    const root = "/v1/composer/transcription";
    expect(calls).toEqual([
      ["POST", `${root}/begin`, { requestId, audioBytes: 46 }, signal],
      ["POST", `${root}/chunk`, { requestId, offset: 0, dataBase64: "AAAA" }, undefined],
      ["POST", `${root}/commit`, { requestId }, undefined],
      ["POST", `${root}/cancel`, { requestId }, undefined],
      ["POST", `${root}/receipt`, { requestId }, undefined],
    ]);
  });

  it("MC13 reads the status tolerantly", async () => {
    const status = { schemaVersion: 1, mode: "managed", state: "available", ...maxima };
    const { api, calls } = recording({ ...status, more: 1 });
    expect(await api.status()).toEqual(status);
    expect(calls).toEqual([["GET", "/v1/composer/transcription/status", undefined, undefined]]);
  });

  it("MC13 sends nothing that breaks its schema, and nothing twice", async () => {
    const { api, calls } = recording(new Error("lost"));
    await expect(api.commit({ requestId, more: 1 } as { requestId: string })).rejects.toThrow();
    expect(calls).toEqual([]);
    await expect(api.commit({ requestId })).rejects.toThrow("lost");
    expect(calls).toHaveLength(1);
    const wrong = recording({ ...receipt, schemaVersion: 2 });
    await expect(wrong.api.receipt({ requestId })).rejects.toThrow();
    expect(wrong.calls).toHaveLength(1);
  });
});
