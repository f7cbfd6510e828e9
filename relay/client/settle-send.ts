/** What to do about a send whose answer never came: the receipt, and the one case in which it may be sent again. */
import type { SendResult, SendTurn } from "../../generated/typescript/clankie/operator/operator.ts";
import type { RelayClient } from "./client.ts";

export type SendStanding =
  /** The relay kept the result. */
  | { readonly kind: "settled"; readonly result: SendResult }
  /** No relay that could have taken it did: sending it again cannot make it twice. */
  | { readonly kind: "resend" }
  /** It may have been sent. Leave it as it is; do not send it again (OS2). */
  | { readonly kind: "blocked" };

/**
 * `age` is how long ago the send left, in milliseconds, on a clock that runs during sleep; null when that cannot be
 * known. It is taken when the answer arrives, not when the query leaves (OS8, OS9).
 */
export async function settleSend(client: RelayClient, turn: SendTurn, age: () => number | null): Promise<SendStanding> {
  const { result } = await client.dispatch({ op: "send_receipt", schemaVersion: 1, turn, record: true });
  const elapsed = age();
  if (result.status === "retained") return { kind: "settled", result: result.result };
  const { record } = result;
  if (record === undefined || record.received || elapsed === null) return { kind: "blocked" };
  return elapsed < record.completeForMs ? { kind: "resend" } : { kind: "blocked" };
}
