/** Why a device may not go on: as an answer before a stream, and as a reason inside one. */
import { refusal } from "../http/refusals.ts";
import type { Refusal } from "../http/refusals.ts";
import type { Grant } from "./grants.ts";

export type Denial = "unavailable" | "revoked" | "expired" | "invalid" | `missing ${Grant}`;

const codes = {
  unavailable: "device_authorization_unavailable",
  revoked: "revoked",
  expired: "expired",
  invalid: "device_authentication_required",
  "missing chat": "chat_grant_required",
  "missing steer": "steer_grant_required",
  "missing terminalObserve": "terminal_observe_grant_required",
  "missing terminalControl": "terminal_control_grant_required",
} as const satisfies Record<Denial, string>;

export function denialRefusal(denial: Denial): Refusal {
  return refusal(codes[denial]);
}

/** The `reason` of an `auth_failure` frame (R71, R95). */
export function denialReason(denial: Denial): string {
  return denial.startsWith("missing ") ? codes[denial] : denial;
}
