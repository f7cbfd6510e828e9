/** Sends and their receipts: one hop for identical sends of a device, whatever its clients do meanwhile (R44, R52). */
import type {
  SendReceiptRequest,
  SendReceiptResponse,
  SendRecord as ReceiptRecord,
  SendRequest,
} from "../../generated/typescript/clankie/operator/operator.ts";
import { refusal } from "../http/refusals.ts";
import type { Refusal } from "../http/refusals.ts";
import type { Captain } from "../upstream/captain.ts";
import { sendKey } from "./send-key.ts";
import type { SendOutcome, SendRecord } from "./send-record.ts";

const away: SendOutcome = { kind: "failure", refusal: refusal("send_record_unavailable") };

export class SendDesk {
  readonly #captain: Captain;
  readonly #record: SendRecord;
  #running = 0;

  constructor(captain: Captain, record: SendRecord) {
    this.#captain = captain;
    this.#record = record;
  }

  /** Sends whose hop has not ended. */
  get running(): number {
    return this.#running;
  }

  async send(request: SendRequest, deviceId: string): Promise<SendOutcome> {
    const taking = await this.#record.take(sendKey(deviceId, request.turn));
    if (taking.kind === "away") return away;
    if (taking.kind === "joined") return taking.outcome;
    this.#running += 1;
    let outcome: SendOutcome = { kind: "failure", refusal: refusal("relay_internal_error") };
    try {
      outcome = await this.#hop(request, deviceId);
    } finally {
      this.#running -= 1;
      await taking.finish(outcome);
    }
    return outcome;
  }

  /** `arrivedAt` is when the query arrived. Never calls the captain (R60). */
  async receipt(
    { turn, record }: SendReceiptRequest,
    deviceId: string,
    arrivedAt: number,
  ): Promise<SendReceiptResponse | Refusal> {
    const found = await this.#record.find(sendKey(deviceId, turn), arrivedAt);
    if (found === null) return refusal("send_record_unavailable");
    const { received, retained, completeForMs } = found;
    const noted: { record?: ReceiptRecord } = record === true ? { record: { received, completeForMs } } : {};
    return {
      op: "send_receipt",
      schemaVersion: 1,
      result: retained === null ? { status: "unknown", ...noted } : { status: "retained", result: retained, ...noted },
    };
  }

  async #hop(request: SendRequest, deviceId: string): Promise<SendOutcome> {
    const hop = await this.#captain.dispatch(request, { deviceId });
    if (hop.kind === "failure") return hop;
    return { kind: "result", result: hop.result.result, text: JSON.stringify(hop.result) };
  }
}
