import { OperatorServiceErrorCodeSchema } from "./errors.ts";

/** What is wrong with the request itself: it was refused before anything was done. */
const FINAL_STATUSES: readonly number[] = [400, 404, 405, 409, 413];

/** Refusals by their code, under a status that could otherwise also come after the send was handed on. */
const FINAL_CODES: readonly string[] = [
  ...OperatorServiceErrorCodeSchema.options,
  // A relay's own refusal of the body, and the one by which it passes on the service's.
  "invalid_conversation_request",
  "conversation_upstream_refused",
];

/**
 * Whether an HTTP answer to a send refuses it for good: nothing was sent or stored, no receipt need be asked for, and the
 * client may act on it (OS19, OS38). Every other failure is uncertain, a lost right at the relay included: its result may
 * have been withheld after the send went through.
 */
export function refusesSendForGood(status: number, error?: string): boolean {
  if (FINAL_STATUSES.includes(status)) return true;
  const mayBeFinal = (status > 400 && status < 500) || status === 503;
  return mayBeFinal && error !== undefined && FINAL_CODES.includes(error);
}
