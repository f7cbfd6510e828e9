import { GATEWAY_CHALLENGE_PATH } from "./constants.ts";
import { GatewayChallengeSchema, GatewayEncryptionCredentialSchema } from "./envelope.ts";
import { GatewayExchangeError } from "./exchange-error.ts";
import { gatewayHostUrl } from "./host-url.ts";
import { createWebGatewayCrypto, gatewayKeyBytes } from "./seal.ts";
import type { GatewayCrypto } from "./seal.ts";
import { plainRequest, sealGatewayRequest } from "./sealed-request.ts";
import type { GatewayEncryptionCredential, GatewayRequest } from "./sealed-request.ts";
import type { Opening } from "./sealed-response.ts";

/** What goes to the gateway in plain text: nothing of the request but that there is one. */
export interface GatewayWireRequest {
  readonly method: "GET" | "POST";
  readonly url: string;
  /** JSON. */
  readonly body?: string;
}

export interface GatewayWireReply {
  readonly status: number;
  /** True when the reply came from another URL than the one that was asked. */
  readonly redirected?: boolean;
  readonly body: string;
}

/** Carries one request to the gateway, once. It follows no redirect, or says that it did. */
export type GatewayWire = (request: GatewayWireRequest) => Promise<GatewayWireReply>;

export interface GatewayExchangeOptions {
  readonly credential: GatewayEncryptionCredential;
  readonly wire: GatewayWire;
  /** Web Crypto when absent. */
  readonly crypto?: GatewayCrypto;
}

/** A sealed request with all that its response is opened with, and where at the gateway its host is found. */
export interface ChallengedRequest extends Opening {
  readonly base: string;
}

/**
 * Asks the host for a challenge and seals `request` for it (GE1 to GE4). A request that cannot be sealed asks for none.
 *
 * @throws GatewayExchangeError `credential`, `url`, `query`, `body`, `redirect`, `transport`, `challenge` or `request`.
 */
export async function challengedRequest(
  request: GatewayRequest,
  { credential, wire, crypto = createWebGatewayCrypto() }: GatewayExchangeOptions,
): Promise<ChallengedRequest> {
  checkCredential(credential);
  const { hostId } = credential;
  const { base, path } = gatewayHostUrl(request.url, hostId, request.method);
  const plain = plainRequest(request, path);
  const text = bodyOf(await wire({ method: "GET", url: `${base}${GATEWAY_CHALLENGE_PATH}` }));
  const sealed = await sealGatewayRequest(plain, { credential, crypto, challenge: challengeOf(text) });
  return { ...sealed, base, hostId, crypto };
}

/** @throws GatewayExchangeError `credential`. */
export function checkCredential(credential: GatewayEncryptionCredential): void {
  if (!GatewayEncryptionCredentialSchema.safeParse(credential).success) throw new GatewayExchangeError("credential");
  gatewayKeyBytes(credential.key);
}

/** @throws GatewayExchangeError `redirect`, or `transport` with the status. */
export function bodyOf({ status, redirected, body }: GatewayWireReply): string {
  if (redirected === true) throw new GatewayExchangeError("redirect");
  if (status !== 200) throw new GatewayExchangeError("transport", status);
  return body;
}

function challengeOf(text: string): string {
  try {
    return GatewayChallengeSchema.parse(JSON.parse(text)).challenge;
  } catch {
    throw new GatewayExchangeError("challenge");
  }
}
