import type { z } from "zod";
import { gatewayRequestAad } from "./aad.ts";
import { base64Of } from "./base64.ts";
import { GATEWAY_ENCRYPTION_VERSION, GATEWAY_PLAINTEXT_BYTES_MAX } from "./constants.ts";
import { GatewayEnvelopeSchema } from "./envelope.ts";
import type { GatewayEncryptionCredentialSchema } from "./envelope.ts";
import { GatewayExchangeError } from "./exchange-error.ts";
import { GatewayPlainRequestSchema } from "./plain.ts";
import type { GatewayCrypto } from "./seal.ts";

export type GatewayEncryptionCredential = z.infer<typeof GatewayEncryptionCredentialSchema>;
export type GatewayEnvelope = z.infer<typeof GatewayEnvelopeSchema>;

/** A request for the host, as its device means it. */
export interface GatewayRequest {
  readonly method: "GET" | "POST";
  /** At the gateway: `https://…/h/{hostId}/…`. */
  readonly url: string;
  /** Of these `authorization`, `content-type` and `accept` travel, in any case of letters; others are left out (GE4). */
  readonly headers?: Readonly<Record<string, string>>;
  /** At most 1 MiB, and none with a GET (GE4). */
  readonly body?: Uint8Array;
}

/** An envelope and the key that its response will be sealed with. */
export interface SealedRequest {
  readonly envelope: GatewayEnvelope;
  readonly responseKey: string;
}

export interface Sealing {
  readonly credential: GatewayEncryptionCredential;
  readonly crypto: GatewayCrypto;
  readonly challenge: string;
}

const TRAVELLING: readonly string[] = ["authorization", "content-type", "accept"];
const RANDOM_BYTES = 32;

/**
 * What of a request goes into the seal, all but the key of the response (GE4).
 *
 * @throws GatewayExchangeError `body` for a body with a GET or of more than 1 MiB.
 */
export function plainRequest({ method, headers = {}, body }: GatewayRequest, path: string) {
  if (body !== undefined && (method === "GET" || body.length > GATEWAY_PLAINTEXT_BYTES_MAX)) {
    throw new GatewayExchangeError("body");
  }
  const travelling = Object.entries(headers)
    .map(([name, value]) => ({ name: name.toLowerCase(), value }))
    .filter(({ name }) => TRAVELLING.includes(name));
  return { method, path, headers: travelling, ...(body === undefined ? {} : { bodyBase64: base64Of(body) }) };
}

/**
 * Seals one request with a new response key and a new request id (GE3).
 *
 * @throws GatewayExchangeError `request` for a path or a header beyond its bound.
 */
export async function sealGatewayRequest(
  plain: ReturnType<typeof plainRequest>,
  { credential, crypto, challenge }: Sealing,
): Promise<SealedRequest> {
  const responseKey = base64Of(crypto.randomBytes(RANDOM_BYTES));
  const fields = { ticket: credential.ticket, challenge, requestId: hexOf(crypto.randomBytes(RANDOM_BYTES)) };
  const inner = GatewayPlainRequestSchema.safeParse({ ...plain, responseKey });
  if (!inner.success) throw new GatewayExchangeError("request");
  const aad = gatewayRequestAad(credential.hostId, fields);
  const sealed = await crypto.seal(credential.key, JSON.stringify(inner.data), aad);
  const envelope = GatewayEnvelopeSchema.safeParse({ version: GATEWAY_ENCRYPTION_VERSION, ...fields, sealed });
  if (!envelope.success) throw new GatewayExchangeError("request");
  return { envelope: envelope.data, responseKey };
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
