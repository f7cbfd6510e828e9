/** What a send can end in, for tests of the records. */
import { refusal } from "../http/refusals.ts";
import type { SendResult } from "../../generated/typescript/clankie/operator/operator.ts";
import type { SendOutcome } from "../sends/send-record.ts";

const ids = { schemaVersion: 1, conversationId: "c" } as const;

/** `name` tells one accepted send from another. */
export function acceptedOutcome(name = "run"): SendOutcome {
  const result = { ...ids, status: "accepted", runId: name, revision: 1, safeCursor: "s" } as unknown as SendResult;
  return { kind: "result", result, text: JSON.stringify({ op: "send", schemaVersion: 1, result }) };
}

/** An answer that is given and not kept (R57). */
export function offlineOutcome(): SendOutcome {
  const result = { ...ids, status: "seat_offline", currentRevision: 1, safeCursor: "s" } as unknown as SendResult;
  return { kind: "result", result, text: JSON.stringify({ op: "send", schemaVersion: 1, result }) };
}

export const failedOutcome: SendOutcome = { kind: "failure", refusal: refusal("conversation_upstream_unavailable") };
