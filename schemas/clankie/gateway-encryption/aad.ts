import { GATEWAY_ENCRYPTION_VERSION } from "./constants.ts";

const DOMAIN = "clankie-gateway";

/** What an envelope says in plain text. */
export interface GatewayAadFields {
  readonly ticket: string;
  readonly challenge: string;
  readonly requestId: string;
}

/** What the seal of a request is bound to, as text. Its UTF-8 bytes are the additional data of AES-GCM. */
export function gatewayRequestAad(hostId: string, { ticket, challenge, requestId }: GatewayAadFields): string {
  return JSON.stringify([DOMAIN, GATEWAY_ENCRYPTION_VERSION, "request", hostId, ticket, challenge, requestId]);
}

/** What the seal of one record of a response is bound to. `sequence` is the index of its line, from 0. */
export function gatewayResponseAad(
  hostId: string,
  { ticket, challenge, requestId }: GatewayAadFields,
  sequence: number,
): string {
  return JSON.stringify([
    DOMAIN,
    GATEWAY_ENCRYPTION_VERSION,
    "response",
    hostId,
    ticket,
    challenge,
    requestId,
    sequence,
  ]);
}
