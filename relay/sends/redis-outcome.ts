/** Outcomes as text in the store. Results hold ids, cursors and statuses; the text of a message is never stored. */
import { isSendResponse } from "../../generated/typescript/clankie/operator/operator.ts";
import { keptRefusal, refusal } from "../http/refusals.ts";
import type { SendOutcome } from "./send-record.ts";

export function encodeOutcome(outcome: SendOutcome): string {
  return outcome.kind === "result" ? outcome.text : `refusal ${outcome.refusal.code} ${outcome.refusal.status}`;
}

/** Null while the send is in flight, or when there is no such send. */
export function decodeOutcome(state: string): SendOutcome | null {
  if (state === "" || state.startsWith("flying ")) return null;
  const text = state.startsWith("fail") ? state.slice(4) : state;
  if (text.startsWith("{")) return decodeResult(text);
  const [, code, status] = text.split(" ");
  const kept = code === "conversation_upstream_refused" ? keptRefusal(Number(status)) : undefined;
  return { kind: "failure", refusal: kept ?? refusal("conversation_upstream_unavailable") };
}

/** What the store holds is read as strictly as anything else that comes from outside. */
function decodeResult(text: string): SendOutcome {
  try {
    const response: unknown = JSON.parse(text);
    if (isSendResponse(response)) return { kind: "result", result: response.result, text };
  } catch {
    // Falls through: an unreadable record is an unknown outcome.
  }
  return { kind: "failure", refusal: refusal("conversation_upstream_unavailable") };
}
