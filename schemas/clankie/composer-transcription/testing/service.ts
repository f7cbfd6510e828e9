import { createHash } from "node:crypto";
import type { z } from "zod";
import * as composer from "../../composer-transcription.ts";
import type { ComposerTranscriptionApi, ComposerTranscriptionReceipt } from "../../composer-transcription.ts";

type Code = z.infer<typeof composer.ComposerTranscriptionErrorCodeSchema>;
type Hosted = { readonly text: string } | { readonly error: Code };

export interface Device {
  readonly deviceId: string;
  readonly chat: boolean;
  readonly support: boolean;
}

interface Row {
  readonly deviceId: string;
  readonly audioBytes: number;
  readonly startedAt: number;
  audio: Uint8Array;
  received: number;
  state: ComposerTranscriptionReceipt["state"];
  text?: string;
  error?: Code;
}

class Refusal extends Error {
  readonly status: number;
  readonly body: z.infer<typeof composer.ComposerTranscriptionErrorSchema>;
  constructor(status: number, error: Code) {
    super(`${status} ${error}`);
    this.status = status;
    this.body = composer.ComposerTranscriptionErrorSchema.parse({ error });
  }
}

/** A service made of the entry's schemas and the client, to see that they can say everything the service rules ask for. */
export class Service {
  now = 0;
  managed = true;
  /** What the hosted service does with the recordings handed to it, in order. */
  readonly dispatched: z.infer<typeof composer.HostedComposerTranscriptionSchema>[] = [];
  hosted: () => Promise<Hosted> = async () => ({ text: "hello" });
  hostedReceipt: (requestId: string) => unknown = () => undefined;
  readonly revoked = new Set<string>();
  readonly rows = new Map<string, Row>();
  readonly #starts: { readonly deviceId: string; readonly at: number }[] = [];

  /** The client of a device; null: without a bearer of a device. */
  api(device: Device | null): ComposerTranscriptionApi {
    return composer.createComposerTranscriptionApi({
      request: async (_method, path, body) => {
        this.#authorise(device);
        const answer = await this.#answer(path, body, device as Device);
        this.#authorise(device);
        return answer;
      },
    });
  }

  restart(): void {
    for (const row of this.rows.values()) {
      row.audio = new Uint8Array();
      if (row.state === "uploading") row.state = "cancelled";
      if (row.state === "transcribing" || row.state === "complete") row.state = "uncertain";
      delete row.text;
    }
  }

  #authorise(device: Device | null): void {
    if (device === null) throw new Refusal(401, "authentication_required");
    if (!device.chat || device.support || this.revoked.has(device.deviceId)) throw new Refusal(403, "forbidden");
  }

  async #answer(path: string, body: unknown, device: Device): Promise<unknown> {
    const maxima = { maxDurationMs: 180_000, maxAudioBytes: 1_000, maxChunkBytes: 262_144 };
    if (path.endsWith("/status")) {
      const mode = this.managed ? { mode: "managed", state: "available" } : { mode: "local", state: "ineligible" };
      return { schemaVersion: 1, ...mode, ...maxima };
    }
    if (!this.managed) throw new Refusal(403, "ineligible");
    this.#expire();
    if (path.endsWith("/begin"))
      return this.#begin(composer.ComposerTranscriptionBeginSchema.parse(body), device, maxima);
    const { requestId } = body as { readonly requestId: string };
    const row = this.rows.get(requestId);
    if (row === undefined || row.deviceId !== device.deviceId) throw new Refusal(404, "not_found");
    if (path.endsWith("/chunk")) this.#chunk(row, composer.ComposerTranscriptionChunkSchema.parse(body));
    else if (path.endsWith("/commit")) await this.#commit(requestId, row);
    else if (path.endsWith("/cancel"))
      Object.assign(row, { state: "cancelled", audio: new Uint8Array(), text: undefined });
    else if (row.state === "uncertain") this.#adopt(requestId, row);
    return this.#told(requestId, row);
  }

  #told(requestId: string, { state, received, text, error }: Row): unknown {
    return {
      requestId,
      schemaVersion: 1,
      state,
      ...(state === "uploading" ? { receivedBytes: received } : {}),
      ...(state === "complete" ? { text } : {}),
      ...(error !== undefined && (state === "failed" || state === "uncertain") ? { error } : {}),
    };
  }

  #expire(): void {
    for (const row of this.rows.values()) {
      if (this.now - row.startedAt < 600_000) continue;
      Object.assign(row, { state: "cancelled", audio: new Uint8Array(), text: undefined });
    }
  }

  #begin(
    { requestId, audioBytes }: z.infer<typeof composer.ComposerTranscriptionBeginSchema>,
    { deviceId }: Device,
    { maxAudioBytes }: { readonly maxAudioBytes: number },
  ): unknown {
    const known = this.rows.get(requestId);
    if (known !== undefined) {
      if (known.deviceId !== deviceId || known.audioBytes !== audioBytes) throw new Refusal(409, "conflict");
      return this.#told(requestId, known);
    }
    if (audioBytes > maxAudioBytes) throw new Refusal(400, "invalid_audio");
    const active = [...this.rows.values()].filter(({ state }) => state === "uploading" || state === "transcribing");
    const recent = this.#starts.filter((start) => start.deviceId === deviceId && this.now - start.at < 60_000);
    const own = active.filter((row) => row.deviceId === deviceId);
    if (active.length >= 8 || own.length >= 2 || recent.length >= 6) throw new Refusal(429, "capacity");
    this.#starts.push({ deviceId, at: this.now });
    const row: Row = {
      deviceId,
      audioBytes,
      startedAt: this.now,
      audio: new Uint8Array(audioBytes),
      received: 0,
      state: "uploading",
    };
    this.rows.set(requestId, row);
    return this.#told(requestId, row);
  }

  #chunk(row: Row, { offset, dataBase64 }: z.infer<typeof composer.ComposerTranscriptionChunkSchema>): void {
    if (row.state !== "uploading") throw new Refusal(409, "conflict");
    const bytes = Buffer.from(dataBase64, "base64");
    if (bytes.toString("base64") !== dataBase64 || offset + bytes.length > row.audioBytes)
      throw new Refusal(400, "invalid_request");
    const end = offset + bytes.length;
    if (end <= row.received && Buffer.from(row.audio.subarray(offset, end)).equals(bytes)) return;
    if (offset !== row.received) throw new Refusal(409, "conflict");
    row.audio.set(bytes, offset);
    row.received = end;
  }

  async #commit(requestId: string, row: Row): Promise<void> {
    if (row.state !== "uploading") return;
    if (row.received < row.audioBytes) throw new Refusal(409, "conflict");
    try {
      composer.parseComposerWav(row.audio);
    } catch {
      Object.assign(row, { state: "failed", error: "invalid_audio", audio: new Uint8Array() });
      throw new Refusal(400, "invalid_audio");
    }
    row.state = "transcribing";
    const id22 = "i".repeat(22);
    const device = {
      installationId: id22,
      deviceId: row.deviceId,
      authKeyId: id22,
      sessionExpiresAtMs: 1,
      chat: true,
      support: false,
    };
    const audioBase64 = Buffer.from(row.audio).toString("base64");
    const sha256 = createHash("sha256").update(row.audio).digest("hex");
    this.dispatched.push(
      composer.HostedComposerTranscriptionSchema.parse({ ...device, requestId, sha256, audioBase64 }),
    );
    const outcome = await this.hosted().catch((): Hosted => ({ error: "uncertain" }));
    if ((row.state as string) === "cancelled") return;
    if ("text" in outcome) Object.assign(row, { state: "complete", text: outcome.text });
    else Object.assign(row, { state: outcome.error === "uncertain" ? "uncertain" : "failed", error: outcome.error });
  }

  /** Only a complete answer with the same id is adopted. */
  #adopt(requestId: string, row: Row): void {
    const told = composer.ComposerTranscriptionReceiptSchema.safeParse(this.hostedReceipt(requestId));
    if (told.success && told.data.state === "complete" && told.data.requestId === requestId)
      Object.assign(row, { state: "complete", text: told.data.text });
  }
}
