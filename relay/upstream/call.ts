/** One HTTP call to a service behind the relay: bounded in time and size, never redirected, never repeated (R45). */
import { Buffer } from "node:buffer";
import type { Dispatcher } from "undici";
import type { Clock, Listen } from "../clock.ts";

export interface Call {
  readonly pool: Dispatcher;
  readonly clock: Clock;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The whole call, from now to the last byte of the answer. */
  readonly deadlineMs: number;
  /** Bytes of an answer; a longer one is a fault. */
  readonly answerBytesMax: number;
  /** Ends the call early: its reader has left. */
  readonly abort?: Listen;
}

/** What came back. A fault says nothing more: error texts of a service go nowhere. */
export type Answer =
  | { readonly kind: "answer"; readonly status: number; readonly isJson: boolean; readonly bytes: Buffer }
  | { readonly kind: "fault" };

const fault: Answer = { kind: "fault" };
const empty = Buffer.alloc(0);

export function call(options: Call): Promise<Answer> {
  return new Promise((resolve) => {
    const handler = new CallHandler(options, resolve);
    const { pool, method, path, headers, body = null } = options;
    try {
      pool.dispatch({ method, path, headers, body, headersTimeout: 0, bodyTimeout: 0 }, handler);
    } catch {
      handler.onError();
    }
  });
}

class CallHandler {
  readonly #bytesMax: number;
  readonly #resolve: (answer: Answer) => void;
  readonly #stops: (() => void)[];
  #abort: (() => void) | null = null;
  #settled = false;
  #status = 0;
  #isJson = true;
  #chunks: Buffer[] = [];
  #length = 0;

  constructor({ clock, deadlineMs, answerBytesMax, abort }: Call, resolve: (answer: Answer) => void) {
    this.#bytesMax = answerBytesMax;
    this.#resolve = resolve;
    const giveUp = (): void => this.#giveUp();
    this.#stops = [clock.after(deadlineMs, giveUp)];
    if (abort !== undefined) this.#stops.push(abort(giveUp));
  }

  onConnect(abort: () => void): void {
    // Given up while it waited for a connection: nothing leaves the relay.
    if (this.#settled) abort();
    else this.#abort = abort;
  }

  onHeaders(status: number, headers: Buffer[]): boolean {
    if (status < 200) return true;
    this.#status = status;
    this.#isJson = mayBeJson(headers);
    return true;
  }

  onData(chunk: Buffer): boolean {
    this.#length += chunk.length;
    if (this.#length > this.#bytesMax) this.#giveUp();
    else this.#chunks.push(chunk);
    return true;
  }

  onComplete(): void {
    const [first = empty] = this.#chunks;
    const bytes = this.#chunks.length < 2 ? first : Buffer.concat(this.#chunks, this.#length);
    this.#settle({ kind: "answer", status: this.#status, isJson: this.#isJson, bytes });
  }

  onError(): void {
    this.#settle(fault);
  }

  #giveUp(): void {
    this.#settle(fault);
    this.#abort?.();
  }

  #settle(answer: Answer): void {
    if (this.#settled) return;
    this.#settled = true;
    for (const stop of this.#stops.splice(0)) stop();
    this.#chunks = [];
    this.#resolve(answer);
  }
}

/** No content type, or one that says JSON. */
function mayBeJson(headers: readonly Buffer[]): boolean {
  for (let index = 0; index + 1 < headers.length; index += 2) {
    const name = headers[index];
    if (name?.length !== 12 || name.toString("latin1").toLowerCase() !== "content-type") continue;
    return /^application\/(?:[\w.+-]*\+)?json\b/i.test(headers[index + 1]?.toString("latin1").trim() ?? "");
  }
  return true;
}
