/** An open NDJSON answer: each line goes out only after one more look at the device, and after the reader took the last. */
import type { Buffer } from "node:buffer";
import { denialReason } from "../authority/denial.ts";
import type { Denial } from "../authority/denial.ts";
import type { DeviceSession } from "../authority/device-session.ts";
import type { Grant } from "../authority/grants.ts";
import { pause } from "../clock.ts";
import { startStream } from "../http/answer.ts";
import type { Exchange } from "../http/answer.ts";
import type { ClientLink } from "../http/client-link.ts";

/** A reader that takes nothing for so long is cut; it reads on from its last cursor. */
const SLOW_READER_MS = 60_000;

/** How a stream ended. */
export type StreamEnd =
  | { readonly kind: "done" }
  | { readonly kind: "fault" }
  | { readonly kind: "denied"; readonly denial: Denial };

export class DeviceStream {
  readonly #exchange: Exchange;
  readonly #link: ClientLink;
  readonly #session: DeviceSession;
  readonly #grant: Grant;

  constructor(exchange: Exchange, link: ClientLink, session: DeviceSession, grant: Grant) {
    this.#exchange = exchange;
    this.#link = link;
    this.#session = session;
    this.#grant = grant;
    startStream(exchange);
  }

  /** Bytes that the connection has not taken yet. */
  get queuedBytes(): number {
    return this.#exchange.response.writableLength;
  }

  /** A look before a poll, or before a page. Null to go on; on a denial the stream has ended with its frame (R75). */
  async check(): Promise<StreamEnd | null> {
    const denial = await this.#session.check(this.#grant);
    if (this.#link.gone) return { kind: "done" };
    if (denial === null) return null;
    const failure = { schemaVersion: 1, outcome: "auth_failed", reason: denialReason(denial) };
    this.#exchange.response.end(`${JSON.stringify({ kind: "auth_failure", failure })}\n`);
    return { kind: "denied", denial };
  }

  /** Sends a page: one look at the device before it, and one before each line (R15, R17). */
  async emit(lines: readonly (Buffer | string)[]): Promise<StreamEnd | null> {
    let end = lines.length > 0 ? await this.check() : null;
    for (const line of lines) {
      end ??= await this.check();
      if (end !== null) return end;
      end = await this.#write(line);
    }
    return end;
  }

  /** Ends after whole lines. */
  finish(): StreamEnd {
    this.#exchange.response.end();
    return { kind: "done" };
  }

  /** Cuts the connection: the client can tell this from an end (R76). */
  cut(): StreamEnd {
    this.#exchange.response.destroy();
    return { kind: "fault" };
  }

  async #write(line: Buffer | string): Promise<StreamEnd | null> {
    const { response, clock } = this.#exchange;
    if (response.write(line)) return null;
    await pause(
      clock,
      SLOW_READER_MS,
      (act) => this.#link.onGone(act),
      (act) => {
        response.once("drain", act);
        return () => response.off("drain", act);
      },
    );
    if (!this.#link.gone && response.writableNeedDrain) response.destroy();
    return this.#link.gone || response.destroyed ? { kind: "done" } : null;
  }
}
