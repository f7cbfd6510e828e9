/** `POST /operator/v1/tail`: a conversation as a stream of lines (R70 to R79). */
import type { Buffer } from "node:buffer";
import { isTailItem } from "../../generated/typescript/clankie/operator/operator.ts";
import { pause } from "../clock.ts";
import type { Clock, Listen } from "../clock.ts";
import type { DeviceStream, StreamEnd } from "./device-stream.ts";
import type { TailReader } from "./tail-reader.ts";

const PAUSE_MS = 250;

export interface ConversationTailOptions {
  readonly stream: DeviceStream;
  readonly reader: TailReader;
  readonly clock: Clock;
  /** The wait of each read; 250 when the request named none. */
  readonly waitMs: number | undefined;
  readonly gone: Listen;
}

/** Follows until the stream ends. The first poll has been authorized already. */
export async function followConversation(options: ConversationTailOptions): Promise<StreamEnd> {
  const { stream, reader, clock, waitMs = PAUSE_MS, gone } = options;
  for (;;) {
    const read = await reader.read(waitMs);
    switch (read.kind) {
      case "ended":
        return stream.finish();
      case "failure":
        return stream.cut();
      case "recover": {
        const item = { kind: "recovery", recovery: read.recovery };
        if (!isTailItem(item)) return stream.cut();
        return (await stream.emit([`${JSON.stringify(item)}\n`])) ?? stream.finish();
      }
      case "page": {
        const ended = await stream.emit(read.events.map(({ line }): Buffer => line));
        if (ended !== null) return ended;
        if (read.events.length === 0 && !read.page.hasMore) await pause(clock, PAUSE_MS, gone);
      }
    }
    const ended = await stream.check();
    if (ended !== null) return ended;
  }
}
