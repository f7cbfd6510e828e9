/** Every answer that is not a result: one table of status and constant body. Nothing of a request is ever echoed. */
import { Buffer } from "node:buffer";

const STATUS = {
  invalid_conversation_request: 400,
  tail_request_required: 400,
  terminal_tail_request_required: 400,
  terminal_tail_route_required: 400,
  device_authentication_required: 401,
  revoked: 401,
  expired: 401,
  chat_grant_required: 403,
  steer_grant_required: 403,
  terminal_observe_grant_required: 403,
  terminal_control_grant_required: 403,
  op_is_local_to_the_machine: 403,
  method_not_allowed: 405,
  relay_internal_error: 500,
  conversation_upstream_unavailable: 502,
  device_authorization_unavailable: 503,
  send_record_unavailable: 503,
  relay_draining: 503,
} as const;

/** Statuses of the captain's refusals that reach the device (R42). */
const KEPT = [400, 403, 404, 409, 429, 503] as const;

/** The `error` of a refusal. */
export type RefusalCode = keyof typeof STATUS | "conversation_upstream_refused";

export interface Refusal {
  readonly kind: "refusal";
  readonly code: RefusalCode;
  readonly status: number;
  readonly body: Buffer;
}

function make(code: RefusalCode, status: number): Refusal {
  return { kind: "refusal", code, status, body: Buffer.from(JSON.stringify({ error: code })) };
}

const refusals = new Map(Object.entries(STATUS).map(([code, status]) => [code, make(code as RefusalCode, status)]));
const kept = new Map<number, Refusal>(KEPT.map((status) => [status, make("conversation_upstream_refused", status)]));

/** The one refusal of this code. */
export function refusal(code: keyof typeof STATUS): Refusal {
  const found = refusals.get(code);
  if (found === undefined) throw new Error("unknown refusal");
  return found;
}

/** The refusal that keeps this status of the captain's; undefined when the status is not kept. */
export function keptRefusal(status: number): Refusal | undefined {
  return kept.get(status);
}

/** Whether the captain refused for good and the device was told its status. */
export function isKept(each: Refusal): boolean {
  return each.code === "conversation_upstream_refused";
}
