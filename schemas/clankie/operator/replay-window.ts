import type { z } from "zod";
import { REPLAY_LIMIT_DEFAULT, WINDOW_TURNS_DEFAULT } from "./constants.ts";
import type { StreamEventSchema } from "./stream-events.ts";

type StreamEvent = z.infer<typeof StreamEventSchema>;

export interface ReplayWindow {
  /** In the order of the conversation. */
  readonly events: readonly StreamEvent[];
  /** Events exist before the window. */
  readonly hasOlder: boolean;
}

export interface ReplayWindowLimits {
  /** Events at most; 200 when absent. */
  readonly limit?: number;
  /** Turns at most; 20 when absent. */
  readonly turnLimit?: number;
}

/**
 * The newest part of `events`, which lie before the cursor in the order of the conversation, as a backward `replay` cuts
 * it: whole turns where they fit. Service and device caches cut alike, so that a cached page continues a served one.
 */
export function backwardWindow(events: readonly StreamEvent[], limits: ReplayWindowLimits = {}): ReplayWindow {
  const { limit = REPLAY_LIMIT_DEFAULT, turnLimit = WINDOW_TURNS_DEFAULT } = limits;
  const floor = Math.max(0, events.length - limit);
  const starts = turnStarts(events.slice(floor));
  const first = starts.length > turnLimit ? floor + (starts.at(-turnLimit) ?? 0) : floor;
  return { events: events.slice(first), hasOlder: first > 0 };
}

/** An assistant's turn that is open: none, one that an event merely implied, or one that was accepted and must settle. */
type OpenTurn = "none" | "implied" | "accepted";

/** Indexes of the events that start a turn. */
function turnStarts(events: readonly StreamEvent[]): readonly number[] {
  const starts: number[] = [];
  let open: OpenTurn = "none";
  events.forEach((event, index) => {
    if (startsTurn(event, open)) starts.push(index);
    open = turnAfter(event, open);
  });
  return starts;
}

function startsTurn(event: StreamEvent, open: OpenTurn): boolean {
  if (event.type === "turn") return event.phase === "accepted";
  if (event.type === "message" && (event.role === "operator" || event.role === "external")) return !event.streaming;
  return open === "none" && isAssistantWork(event);
}

/** What is open once `event` is over. */
function turnAfter(event: StreamEvent, open: OpenTurn): OpenTurn {
  switch (event.type) {
    case "turn":
      return event.phase === "accepted" ? "accepted" : "none";
    case "activity":
      return open === "implied" && event.phase === "waiting" ? "none" : open;
    case "session":
      return open === "implied" && event.phase !== "started" ? "none" : open;
    case "message":
      if (event.role === "operator") return open;
      if (event.role === "external") return event.streaming ? open : "none";
      // A whole message of an agent is a turn by itself, unless it came within one.
      if (event.role === "agent" && open === "none" && !event.streaming) return "none";
      return open === "none" ? "implied" : open;
    default:
      return open === "none" && isAssistantWork(event) ? "implied" : open;
  }
}

function isAssistantWork(event: StreamEvent): boolean {
  return ["message", "reasoning", "tool", "file", "input_requested", "auth"].includes(event.type);
}
