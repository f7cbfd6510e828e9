/** The three operator routes, in the one order that every request goes through (R16). */
import { safeParseOperatorServiceRequest } from "../../generated/typescript/clankie/operator/operator.ts";
import type { OperatorServiceRequest } from "../../generated/typescript/clankie/operator/operator.ts";
import type { Verify } from "../authority/control-plane.ts";
import { denialRefusal } from "../authority/denial.ts";
import { DeviceSession } from "../authority/device-session.ts";
import { GRANTS } from "../authority/grants.ts";
import type { Grant } from "../authority/grants.ts";
import type { Listen } from "../clock.ts";
import { dispatch } from "../dispatch/dispatch.ts";
import type { Desks } from "../dispatch/dispatch.ts";
import type { Stopping } from "../lifecycle/stopping.ts";
import { idsOf, requestFields } from "../observe/log-fields.ts";
import type { Log } from "../observe/log.ts";
import type { Metrics } from "../observe/metrics.ts";
import { followConversation } from "../tails/conversation-tail.ts";
import { DeviceStream } from "../tails/device-stream.ts";
import type { StreamEnd } from "../tails/device-stream.ts";
import { followTerminal } from "../tails/terminal-tail.ts";
import { sendJson, sendRefusal } from "./answer.ts";
import type { Exchange } from "./answer.ts";
import { readBearer } from "./bearer.ts";
import { ClientLink } from "./client-link.ts";
import { readBody } from "./read-body.ts";
import { refusal } from "./refusals.ts";
import type { Refusal } from "./refusals.ts";

export type Route = "dispatch" | "tail" | "terminal_tail";

export interface Services extends Desks {
  readonly verify: Verify;
  readonly stopping: Stopping;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Open streams, for metrics. */
  readonly streams: Set<DeviceStream>;
}

export async function handleOperator(services: Services, exchange: Exchange, route: Route): Promise<void> {
  const arrivedAt = exchange.clock.now();
  const link = new ClientLink(exchange.response);
  const admitted = await admit(services, exchange, link, route);
  if (link.gone || admitted === null) return;
  if ("kind" in admitted) {
    services.metrics.countAnswer(route, admitted.status);
    return sendRefusal(exchange, admitted);
  }
  const context: Context = { services, exchange, link, arrivedAt, ...admitted };
  return route === "dispatch" ? answer(context) : stream(context);
}

interface Admitted {
  readonly session: DeviceSession;
  readonly request: OperatorServiceRequest;
  readonly grant: Grant;
}

interface Context extends Admitted {
  readonly services: Services;
  readonly exchange: Exchange;
  readonly link: ClientLink;
  readonly arrivedAt: number;
}

/** Everything before the hop. Null when the client has left. */
async function admit(
  { verify, stopping }: Services,
  { request: incoming }: Exchange,
  link: ClientLink,
  route: Route,
): Promise<Admitted | Refusal | null> {
  const bearer = readBearer(incoming);
  if (bearer === null) return refusal("device_authentication_required");
  if (stopping.stopped) return refusal("relay_draining");
  const session = new DeviceSession(verify, bearer);
  const arrival = await session.check(null);
  if (arrival !== null) return denialRefusal(arrival);
  if (link.gone) return null;
  const body = await readBody(incoming);
  if (body.kind === "gone") return null;
  const parsed = body.kind === "json" ? safeParseOperatorServiceRequest(body.value) : null;
  if (parsed?.success !== true) return refusal("invalid_conversation_request");
  const request = parsed.data;
  const grant = GRANTS[request.op];
  if (grant === "local") return refusal("op_is_local_to_the_machine");
  const authority = await session.check(grant);
  if (authority !== null) return denialRefusal(authority);
  const mismatch = mismatchOf(route, request.op);
  return mismatch ?? { session, request, grant };
}

function mismatchOf(route: Route, op: OperatorServiceRequest["op"]): Refusal | null {
  if (route === "tail" && op !== "tail") return refusal("tail_request_required");
  if (route === "terminal_tail" && op !== "terminal_tail") return refusal("terminal_tail_request_required");
  if (route === "dispatch" && op === "terminal_tail") return refusal("terminal_tail_route_required");
  return null;
}

async function answer({ services, exchange, link, arrivedAt, session, request, grant }: Context): Promise<void> {
  const { stopping, log, metrics } = services;
  const { deviceId } = session;
  const left: Listen = (act) => link.onGone(act);
  const outcome = await dispatch(services, { request, deviceId, arrivedAt, left, gone: either(left, stopping.onStop) });
  if (link.gone) return;
  if (outcome.kind === "gone") return sendRefusal(exchange, refusal("relay_draining"));
  const denial = await session.check(grant);
  if (link.gone) return;
  if (denial !== null) {
    metrics.countAnswer("dispatch", denialRefusal(denial).status);
    return sendRefusal(exchange, denialRefusal(denial));
  }
  const statusCode = outcome.kind === "result" ? 200 : outcome.refusal.status;
  const fields = { ...requestFields(request, deviceId), statusCode };
  metrics.countAnswer("dispatch", statusCode);
  if (outcome.kind === "result") sendJson(exchange, 200, outcome.text);
  else sendRefusal(exchange, outcome.refusal);
  if (outcome.failed) log.warn(fields, "dispatch failed upstream");
  else if (outcome.kind === "result") log.info({ ...fields, resultStatus: outcome.status }, "dispatched");
}

async function stream(context: Context): Promise<void> {
  const { services, exchange, link, session, request, grant } = context;
  const { log, metrics, streams } = services;
  // The first poll's own look at the device: a denial here is still a plain answer (R71).
  const denial = await session.check(grant);
  if (link.gone) return;
  if (denial !== null) return sendRefusal(exchange, denialRefusal(denial));
  const opened = new DeviceStream(exchange, link, session, grant);
  streams.add(opened);
  try {
    const end = await follow(context, opened);
    metrics.countStreamEnd(request.op, end.kind);
    const { conversationId, terminalId, surfaceClientId } = idsOf(request);
    const fields = { route: request.op, conversationId, terminalId, surfaceClientId };
    if (end.kind === "denied") log.warn({ ...fields, denial: end.denial }, "stream denied");
    if (end.kind === "fault") log.warn({ ...fields, deviceId: session.deviceId }, "stream failed upstream");
  } finally {
    streams.delete(opened);
  }
}

async function follow(
  { services, exchange, link, session, request }: Context,
  opened: DeviceStream,
): Promise<StreamEnd> {
  const { captain, reads, stopping } = services;
  const { deviceId } = session;
  const gone = either((act) => link.onGone(act), stopping.onStop);
  if (request.op === "terminal_tail") {
    const isOver = (): boolean => link.gone || stopping.stopped;
    const { observation } = request;
    return followTerminal({ stream: opened, captain, clock: exchange.clock, deviceId, observation, gone, isOver });
  }
  if (request.op !== "tail") throw new Error("no stream of this operation");
  const reader = reads.open({ deviceId, query: request.tail, gone });
  if (reader === null) return opened.cut();
  try {
    const { waitMs } = request.tail;
    return await followConversation({ stream: opened, reader, clock: exchange.clock, waitMs, gone });
  } finally {
    reader.close();
  }
}

function either(...sources: readonly Listen[]): Listen {
  return (act) => {
    const stops = sources.map((listen) => listen(act));
    return () => {
      for (const stop of stops) stop();
    };
  };
}
