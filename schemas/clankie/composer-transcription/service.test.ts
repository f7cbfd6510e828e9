import { beforeEach, describe, expect, it } from "vitest";
import type { ComposerTranscriptionApi } from "../composer-transcription.ts";
import { Service } from "./testing/service.ts";
import type { Device } from "./testing/service.ts";

const id = (digit: number): string => `3f2504e0-4f89-41d3-9a0c-0305e82c330${digit}`;
const phone: Device = { deviceId: "phone", chat: true, support: false };
const wav = Buffer.concat([
  Buffer.from("RIFF"),
  Buffer.from([40, 0, 0, 0]),
  Buffer.from("WAVEfmt "),
  Buffer.from([16, 0, 0, 0, 1, 0, 1, 0, 0x80, 0x3e, 0, 0, 0, 0x7d, 0, 0, 2, 0, 16, 0]),
  Buffer.from("data"),
  Buffer.from([4, 0, 0, 0, 1, 2, 3, 4]),
]);
wav.writeUInt32LE(wav.length, 4);
const part = (from: number, to: number): string => wav.subarray(from, to).toString("base64");

let service: Service;
let api: ComposerTranscriptionApi;
beforeEach(() => {
  service = new Service();
  api = service.api(phone);
});

async function upload(requestId = id(0), bytes: Buffer = wav): Promise<void> {
  await api.begin({ requestId, audioBytes: bytes.length });
  await api.chunk({ requestId, offset: 0, dataBase64: bytes.toString("base64") });
}

describe("a service of these schemas", () => {
  it("MC1 takes an active paired device with chat alone, and asks again after every wait", async () => {
    await expect(service.api(null).status()).rejects.toThrow("401 authentication_required");
    for (const other of [
      { ...phone, chat: false },
      { ...phone, support: true },
    ])
      await expect(service.api(other).status()).rejects.toThrow("403 forbidden");
    await upload();
    service.hosted = async () => (service.revoked.add("phone"), { text: "late" });
    await expect(api.commit({ requestId: id(0) })).rejects.toThrow("403 forbidden");
  });

  it("MC3 without a managed service tells the three maxima and refuses everything else", async () => {
    service.managed = false;
    expect(await api.status()).toMatchObject({ mode: "local", state: "ineligible", maxAudioBytes: 1_000 });
    await expect(api.begin({ requestId: id(0), audioBytes: 46 })).rejects.toThrow("403 ineligible");
    await expect(api.receipt({ requestId: id(0) })).rejects.toThrow("403 ineligible");
  });

  it("MC4 begins again with the same receipt, and conflicts with another size or device", async () => {
    const first = await api.begin({ requestId: id(0), audioBytes: 48 });
    expect(await api.begin({ requestId: id(0), audioBytes: 48 })).toEqual(first);
    await expect(api.begin({ requestId: id(0), audioBytes: 50 })).rejects.toThrow("409 conflict");
    const tablet = service.api({ ...phone, deviceId: "tablet" });
    await expect(tablet.begin({ requestId: id(0), audioBytes: 48 })).rejects.toThrow("409 conflict");
    await expect(api.begin({ requestId: id(1), audioBytes: 1_001 })).rejects.toThrow("400 invalid_audio");
  });

  it("MC5 bounds active recordings and starts", async () => {
    for (const digit of [0, 1]) await api.begin({ requestId: id(digit), audioBytes: 48 });
    await expect(api.begin({ requestId: id(2), audioBytes: 48 })).rejects.toThrow("429 capacity");
    for (const digit of [3, 4, 5, 6]) {
      for (const old of service.rows.keys()) await api.cancel({ requestId: old });
      await api.begin({ requestId: id(digit), audioBytes: 48 });
    }
    await api.cancel({ requestId: id(6) });
    await expect(api.begin({ requestId: id(7), audioBytes: 48 })).rejects.toThrow("429 capacity");
    service.now += 60_000;
    expect(await api.begin({ requestId: id(7), audioBytes: 48 })).toMatchObject({ state: "uploading" });
  });

  it("MC6 MC11 takes chunks in order and repeats, counts them, and refuses gaps, overruns and unused bits", async () => {
    const requestId = id(0);
    await api.begin({ requestId, audioBytes: 48 });
    expect(await api.chunk({ requestId, offset: 0, dataBase64: part(0, 24) })).toMatchObject({ receivedBytes: 24 });
    expect(await api.chunk({ requestId, offset: 0, dataBase64: part(0, 24) })).toMatchObject({ receivedBytes: 24 });
    expect(await api.chunk({ requestId, offset: 3, dataBase64: part(3, 9) })).toMatchObject({ receivedBytes: 24 });
    for (const [offset, dataBase64, refusal] of [
      [27, part(27, 48), "409 conflict"],
      [0, part(24, 48), "409 conflict"],
      [30, part(24, 48), "400 invalid_request"],
      [24, "AB==", "400 invalid_request"],
    ] as const)
      await expect(api.chunk({ requestId, offset, dataBase64 })).rejects.toThrow(refusal);
    await expect(service.api({ ...phone, deviceId: "tablet" }).receipt({ requestId })).rejects.toThrow("404 not_found");
  });

  it("MC7 commits once: a second commit only tells, broken audio fails, an unknown outcome is uncertain", async () => {
    await api.begin({ requestId: id(0), audioBytes: 48 });
    await expect(api.commit({ requestId: id(0) })).rejects.toThrow("409 conflict");
    await api.chunk({ requestId: id(0), offset: 0, dataBase64: part(0, 48) });
    expect(await api.commit({ requestId: id(0) })).toMatchObject({ state: "complete", text: "hello" });
    expect(await api.commit({ requestId: id(0) })).toMatchObject({ state: "complete", text: "hello" });
    expect(service.dispatched).toHaveLength(1);
    await upload(id(1), Buffer.from(wav).fill(0, 0, 4));
    await expect(api.commit({ requestId: id(1) })).rejects.toThrow("400 invalid_audio");
    expect(await api.receipt({ requestId: id(1) })).toMatchObject({ state: "failed", error: "invalid_audio" });
    await upload(id(2));
    service.hosted = async () => Promise.reject(new Error("lost"));
    expect(await api.commit({ requestId: id(2) })).toMatchObject({ state: "uncertain" });
    await upload(id(3));
    service.hosted = async () => ({ error: "provider_failed" });
    expect(await api.commit({ requestId: id(3) })).toMatchObject({ state: "failed", error: "provider_failed" });
    expect(service.dispatched).toHaveLength(3);
  });

  it("MC8 asks for an uncertain one, and adopts only a complete answer with its own id", async () => {
    await upload();
    service.hosted = async () => Promise.reject(new Error("lost"));
    await api.commit({ requestId: id(0) });
    const complete = { requestId: id(0), schemaVersion: 1, state: "complete", text: "found" };
    for (const answer of [
      undefined,
      { ...complete, requestId: id(1) },
      { ...complete, state: "failed", text: undefined },
    ]) {
      service.hostedReceipt = () => answer;
      expect(await api.receipt({ requestId: id(0) })).toMatchObject({ state: "uncertain" });
    }
    service.hostedReceipt = () => complete;
    expect(await api.receipt({ requestId: id(0) })).toMatchObject({ state: "complete", text: "found" });
  });

  it("MC9 never delivers the late result of a cancelled one", async () => {
    await upload();
    service.hosted = async () => (await api.cancel({ requestId: id(0) }), { text: "late" });
    expect(await api.commit({ requestId: id(0) })).toEqual({ requestId: id(0), schemaVersion: 1, state: "cancelled" });
    expect(service.rows.get(id(0))?.audio).toHaveLength(0);
  });

  it("MC10 cancels after ten minutes, and after a restart knows no text", async () => {
    await upload(id(0));
    await api.begin({ requestId: id(1), audioBytes: 48 });
    await api.commit({ requestId: id(0) });
    service.restart();
    expect(await api.receipt({ requestId: id(0) })).toMatchObject({ state: "uncertain" });
    expect(await api.receipt({ requestId: id(1) })).toMatchObject({ state: "cancelled" });
    await api.begin({ requestId: id(2), audioBytes: 48 });
    service.now += 600_000;
    expect(await api.receipt({ requestId: id(2) })).toMatchObject({ state: "cancelled" });
  });
});
