/** `POST /operator/v1/terminal-tail`: a terminal as a stream of frames. Not shared between callers (R92 to R97). */
import { isTerminalTailItem } from "../../generated/typescript/clankie/operator/operator.ts";
import type {
  TerminalTailItem,
  TerminalObservation,
  TerminalTailResult,
} from "../../generated/typescript/clankie/operator/operator.ts";
import { pause } from "../clock.ts";
import type { Clock, Listen } from "../clock.ts";
import type { Captain } from "../upstream/captain.ts";
import type { DeviceStream, StreamEnd } from "./device-stream.ts";

const PAUSE_MS = 250;

export interface TerminalTailOptions {
  readonly stream: DeviceStream;
  readonly captain: Captain;
  readonly clock: Clock;
  readonly deviceId: string;
  readonly observation: TerminalObservation;
  readonly gone: Listen;
  /** Whether the client has left, or the relay is stopping. */
  readonly isOver: () => boolean;
}

/** Follows until the stream ends. The first poll has been authorized already. */
export async function followTerminal(options: TerminalTailOptions): Promise<StreamEnd> {
  const { stream, captain, clock, deviceId, observation, gone, isOver } = options;
  let { cursor } = observation;
  while (!isOver()) {
    const hop = await captain.dispatch(
      {
        op: "terminal_tail",
        schemaVersion: 1,
        observation: { ...observation, ...(cursor === undefined ? {} : { cursor }) },
      },
      { deviceId, abort: gone },
    );
    if (isOver()) break;
    if (hop.kind === "failure") return stream.cut();
    const { result } = hop.result;
    const items = itemsOf(result);
    if (!items.every(isTerminalTailItem)) return stream.cut();
    const ended = await stream.emit(items.map((item) => `${JSON.stringify(item)}\n`));
    if (ended !== null) return ended;
    if (result.status !== "page") break;
    ({ cursor } = result);
    if (items.length === 0) await pause(clock, PAUSE_MS, gone);
    const denied = await stream.check();
    if (denied !== null) return denied;
  }
  return stream.finish();
}

function itemsOf(result: TerminalTailResult): readonly TerminalTailItem[] {
  switch (result.status) {
    case "page":
      return result.frames.map((frame) => ({ kind: "frame", streamId: result.cursor.streamId, frame }));
    case "reset":
      return [{ kind: "reset", reset: result }];
    case "unavailable":
      return [{ kind: "unavailable", unavailable: result }];
  }
}
