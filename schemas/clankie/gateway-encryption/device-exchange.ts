import { bodyOf, challengedRequest, checkCredential } from "./challenged-request.ts";
import type { GatewayExchangeOptions } from "./challenged-request.ts";
import { GATEWAY_ENCRYPTED_PATH } from "./constants.ts";
import type { GatewayEncryptionCredential, GatewayRequest } from "./sealed-request.ts";
import { openGatewayResponse } from "./sealed-response.ts";
import type { OpenedResponse } from "./sealed-response.ts";

/** What the host answered. */
export interface GatewayAnswer {
  readonly status: number;
  /** Of the host, with `x-clankie-encryption-ticket` and `x-clankie-encryption-key` where it replaces those (GE7). */
  readonly headers: Readonly<Record<string, string>>;
  /** Empty with 204, 205 and 304 (GE8). */
  readonly body: Uint8Array<ArrayBuffer>;
  /** The credential for the next exchange, when the host replaced its ticket or its key. To be kept before all else. */
  readonly credential?: GatewayEncryptionCredential;
}

/**
 * Carries one request to the host and its response back, across a gateway that can read neither (GE1 to GE8). It sends
 * at most one challenge request and one envelope. Nothing is sent twice and nothing in plain text, whatever goes wrong:
 * whoever asks decides whether to ask again (GE10).
 *
 * @throws GatewayExchangeError with its code for each refusal of this side.
 * @throws what the wire throws, as it is.
 */
export async function exchangeWithHost(
  request: GatewayRequest,
  options: GatewayExchangeOptions,
): Promise<GatewayAnswer> {
  const sealed = await challengedRequest(request, options);
  const url = `${sealed.base}${GATEWAY_ENCRYPTED_PATH}`;
  const text = bodyOf(await options.wire({ method: "POST", url, body: JSON.stringify(sealed.envelope) }));
  return answerOf(await openGatewayResponse(text, sealed), options.credential);
}

/** GE7. */
function answerOf({ start, body }: OpenedResponse, current: GatewayEncryptionCredential): GatewayAnswer {
  const { status, ticket, key } = start;
  const headers = Object.fromEntries(start.headers.map(({ name, value }) => [name, value]));
  if (ticket !== undefined) headers["x-clankie-encryption-ticket"] = ticket;
  if (key !== undefined) headers["x-clankie-encryption-key"] = key;
  if (ticket === undefined && key === undefined) return { status, headers, body };
  const credential = { hostId: current.hostId, key: key ?? current.key, ticket: ticket ?? current.ticket };
  checkCredential(credential);
  return { status, headers, body, credential };
}
