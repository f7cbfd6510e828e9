/** The captain of the demo: answers dispatch from memory, and only to the relay's own token. */
import {
  safeParseOperatorServiceRequest,
  safeParseOperatorServiceResult,
} from "../../generated/typescript/clankie/operator/operator.ts";
import type { OperatorServiceRequest } from "../../generated/typescript/clankie/operator/operator.ts";
import type { Clock, Listen } from "../clock.ts";
import { Conversations } from "./conversations.ts";
import { Fleet } from "./fleet.ts";
import { openJsonServer } from "./json-server.ts";
import type { JsonAnswer, JsonRequest, JsonServer } from "./json-server.ts";
import { stopTask } from "./stop-task.ts";
import { Terminals } from "./terminals.ts";

export interface CaptainOptions {
  readonly clock: Clock;
  readonly today: () => Date;
  /** The token of now. */
  readonly captainToken: () => string;
}

export interface DemoCaptain extends JsonServer {
  readonly conversations: Conversations;
  readonly fleet: Fleet;
  readonly terminals: Terminals;
}

interface Stores {
  readonly conversations: Conversations;
  readonly fleet: Fleet;
  readonly terminals: Terminals;
}

export async function openCaptain(options: CaptainOptions): Promise<DemoCaptain> {
  const { clock, today, captainToken } = options;
  const stores: Stores = {
    conversations: new Conversations({ clock, today }),
    fleet: new Fleet(clock, today),
    terminals: new Terminals(clock, today),
  };
  const server = await openJsonServer((request) => answer(request, stores, captainToken));
  return Object.assign(server, stores);
}

async function answer(request: JsonRequest, stores: Stores, captainToken: () => string): Promise<JsonAnswer> {
  if (request.path !== "/operator/v1/dispatch") return { status: 404, body: { error: "not_found" } };
  if (request.bearer !== captainToken()) return { status: 401, body: { error: "captain_authentication_required" } };
  const parsed = safeParseOperatorServiceRequest(JSON.parse(request.body));
  if (!parsed.success) return { status: 400, body: { error: "invalid_request" } };
  const result = await run(parsed.data, stores, (act) => {
    request.onLeave(act);
    return () => {};
  });
  if (result === null) return { status: 409, body: { error: "refused", message: "Not here." } };
  const body = { op: parsed.data.op, schemaVersion: 1, ...result };
  const checked = safeParseOperatorServiceResult(body);
  // A demo that breaks the contract should be seen to.
  return checked.success ? { status: 200, body: checked.data } : { status: 500, body: { error: "broken_demo" } };
}

/** The result without its envelope; null for a refusal. */
async function run(request: OperatorServiceRequest, stores: Stores, leave: Listen): Promise<object | null> {
  const { conversations, fleet, terminals } = stores;
  switch (request.op) {
    case "list":
      return { conversations: conversations.list() };
    case "get": {
      const conversation = conversations.get(request.conversationId);
      return conversation === undefined ? {} : { conversation };
    }
    case "create":
      return { conversation: conversations.create(request.scope, request.title) };
    case "send": {
      const result = conversations.send(request.turn);
      return result === null ? null : { result };
    }
    case "send_receipt":
      return { result: { status: "unknown" } };
    case "replay":
      return { result: conversations.replay(request.replay) };
    case "tail":
      return { result: await conversations.tail(request.tail, leave) };
    case "roster":
      return { seats: fleet.seats() };
    case "fleet":
      return { snapshot: await fleet.snapshot(request.cursor, request.waitMs ?? 0, leave) };
    case "presence":
      return { snapshot: await fleet.presence(request.cursor, request.waitMs ?? 0, leave) };
    case "personas":
      return { personas: fleet.personas() };
    case "channels":
      return { channels: [] };
    case "stop_task":
      if (conversations.get(request.conversationId) === undefined) return null;
      return { result: stopTask(request, fleet, terminals) };
    case "terminal_catalog":
      return { sessions: terminals.catalog() };
    case "terminal_tail":
      return { result: terminals.tail(request.observation) };
    case "terminal_control":
      return { result: terminals.control(request.control) };
    case "terminal_input":
      return { result: terminals.input(request.input) };
    default:
      return null;
  }
}
