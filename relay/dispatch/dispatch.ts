/** `POST /operator/v1/dispatch` past the checks before the hop: who answers, and what goes out (E, F, G, H). */
import { isOperatorServiceResult } from "../../generated/typescript/clankie/operator/operator.ts";
import type {
  OperatorServiceRequest,
  OperatorServiceResult,
  TailRequest,
} from "../../generated/typescript/clankie/operator/operator.ts";
import { READS } from "../authority/grants.ts";
import type { Listen } from "../clock.ts";
import { isKept, refusal } from "../http/refusals.ts";
import type { Refusal } from "../http/refusals.ts";
import { resultStatus } from "../observe/log-fields.ts";
import type { SendDesk } from "../sends/send-desk.ts";
import type { SharedReads } from "../tails/shared-reads.ts";
import type { Captain, Hop } from "../upstream/captain.ts";

/** What the device gets, if it may still have it. */
export type Outcome =
  | { readonly kind: "result"; readonly text: string; readonly status: string | undefined; readonly failed: boolean }
  | { readonly kind: "refusal"; readonly refusal: Refusal; readonly failed: boolean }
  /** The client has left a read. */
  | { readonly kind: "gone" };

export interface Dispatch {
  readonly request: OperatorServiceRequest;
  readonly deviceId: string;
  /** When the request arrived, on the relay's clock. */
  readonly arrivedAt: number;
  /** The client has left. */
  readonly left: Listen;
  /** The client has left, or the relay is stopping. */
  readonly gone: Listen;
}

export interface Desks {
  readonly captain: Captain;
  readonly sends: SendDesk;
  readonly reads: SharedReads;
}

export async function dispatch(desks: Desks, options: Dispatch): Promise<Outcome> {
  const { captain, sends } = desks;
  const { request, deviceId, arrivedAt, left } = options;
  switch (request.op) {
    case "send": {
      const sent = await sends.send(request, deviceId);
      if (sent.kind === "failure") return refused(sent.refusal);
      return { kind: "result", text: sent.text, status: sent.result.status, failed: false };
    }
    case "send_receipt": {
      const receipt = await sends.receipt(request, deviceId, arrivedAt);
      return "kind" in receipt ? refused(receipt) : emit(receipt);
    }
    case "tail":
      return poll(desks, request, options);
    case "stop_task":
      return stopped(await captain.dispatch(request, { deviceId }));
    default: {
      const abort = READS.has(request.op) ? { abort: left } : {};
      const hop = await captain.dispatch(request, { deviceId, ...abort });
      // Checked and masked on its way in.
      return hop.kind === "failure" ? refused(hop.refusal) : give(hop.result);
    }
  }
}

/** A JSON long poll of a conversation, off the shared read. */
async function poll({ reads }: Desks, { tail }: TailRequest, { deviceId, gone }: Dispatch): Promise<Outcome> {
  const reader = reads.open({ deviceId, query: tail, gone });
  if (reader === null) return refused(refusal("conversation_upstream_unavailable"));
  try {
    const read = await reader.read(tail.waitMs ?? 0);
    switch (read.kind) {
      case "ended":
        return { kind: "gone" };
      case "failure":
        return refused(read.refusal);
      case "recover":
        return emit({ op: "tail", schemaVersion: 1, result: read.recovery });
      case "page": {
        const events = read.events.map(({ event }) => event);
        return emit({ op: "tail", schemaVersion: 1, result: { ...read.page, events } });
      }
    }
  } finally {
    reader.close();
  }
}

/** Once a Stop has left the relay, whatever went wrong may have stopped the task (R43). */
function stopped(hop: Hop<"stop_task">): Outcome {
  if (hop.kind === "result") return give(hop.result);
  if (!hop.started || hop.definite) return refused(hop.refusal);
  const uncertain = emit({ op: "stop_task", schemaVersion: 1, result: { outcome: "uncertain" } });
  return uncertain.kind === "result" ? { ...uncertain, failed: true } : uncertain;
}

/** A result that the relay put together: checked as strictly as one that came in. */
function emit(result: OperatorServiceResult): Outcome {
  return isOperatorServiceResult(result) ? give(result) : refused(refusal("conversation_upstream_unavailable"));
}

function give(result: OperatorServiceResult): Outcome {
  return { kind: "result", text: JSON.stringify(result), status: resultStatus(result), failed: false };
}

function refused(each: Refusal): Outcome {
  return { kind: "refusal", refusal: each, failed: isKept(each) || each.status === 502 };
}
