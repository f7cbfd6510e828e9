import type { z } from "zod";
import { parseProtocolResponse } from "../../kit/kit.ts";
import { GatewayEncryptionCredentialSchema } from "../gateway-encryption/envelope.ts";
import { hostedOrigin } from "./origin.ts";
import {
  HostedMachinesSchema,
  HostedOfferSchema,
  HostedPairRequestSchema,
  HostedPairResponseSchema,
} from "./schemas.ts";
import type { HostedMachine } from "./schemas.ts";
import { hostedPairContext, hostedPairTranscript } from "./transcript.ts";
import { createWebHostedPairExchange } from "./web-exchange.ts";
import type { HostedPairExchange } from "./web-exchange.ts";

const REQUEST_TIMEOUT_MS = 20_000;

export interface HostedAccountClientOptions {
  /** Of the hosted account service. */
  readonly origin: string;
  readonly accessToken: string;
  readonly fetchImpl?: typeof fetch;
  /** Milliseconds since 1970, for the end of an offer; the clock of the machine when absent. */
  readonly now?: () => number;
}

export interface HostedPairing {
  /** A pairing link of the app; its fragment holds the credential. */
  readonly link: string;
  readonly encryption: z.infer<typeof GatewayEncryptionCredentialSchema>;
}

export interface HostedAccountClient {
  machines(): Promise<readonly HostedMachine[]>;
  /** Asks for a machine to be woken; its state is read with `machines`. */
  wake(machine: HostedMachine): Promise<void>;
  /** Pairs with a machine. Without an exchange of the caller's own, keys are agreed on by Web Crypto. */
  pair(machine: HostedMachine, exchange?: HostedPairExchange): Promise<HostedPairing>;
}

/**
 * A client of the hosted account service. Every call is one request with a bearer; a redirect or 20 seconds without an
 * answer is an error, and so is any other status than a good one, with the service's own code as its message.
 *
 * @throws Error when `origin` is not an origin.
 */
export function createHostedAccountClient(options: HostedAccountClientOptions): HostedAccountClient {
  const { accessToken, fetchImpl = fetch, now = () => new Date().getTime() } = options;
  const origin = hostedOrigin(options.origin);

  const call = async (method: "GET" | "POST", path: string, body?: unknown): Promise<Response> => {
    const response = await fetchImpl(`${origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(await refusalOf(response));
    return response;
  };

  return {
    async machines() {
      const response = await call("GET", "/fleet/v1/machines");
      return parseProtocolResponse(HostedMachinesSchema, await response.json()).machines;
    },
    async wake(machine) {
      await call("POST", "/fleet/v1/wake", { machineId: machine.id });
    },
    async pair(machine, given) {
      const exchange = given ?? (await createWebHostedPairExchange());
      const request = HostedPairRequestSchema.parse({
        machineId: machine.id,
        browserPublicKey: exchange.publicKey,
        nonce: exchange.nonce,
      });
      const answer = await call("POST", "/fleet/v1/pairing/offer", request);
      const response = parseProtocolResponse(HostedPairResponseSchema, await answer.json());
      return opened({ machine, exchange, response, nowMs: now() });
    },
  };
}

async function refusalOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => undefined)) as { error?: unknown } | null | undefined;
  return typeof body?.error === "string" ? body.error : String(response.status);
}

interface Answered {
  readonly machine: HostedMachine;
  readonly exchange: HostedPairExchange;
  readonly response: z.infer<typeof HostedPairResponseSchema>;
  readonly nowMs: number;
}

/** GP1 to GP8, in that order. */
async function opened({ machine, exchange, response, nowMs }: Answered): Promise<HostedPairing> {
  const { hostId } = machine;
  if (hostId === null || response.machine.id !== machine.id || response.machine.hostId !== hostId) {
    throw new Error("hosted pairing: the answer is about another machine");
  }
  const { answer, bodyPairingKey, ticketId } = response;
  const { publicKey, nonce } = exchange;
  const transcript = hostedPairTranscript({ hostId, ticketId, browserPublicKey: publicKey, nonce, answer });
  const text = await exchange.open({ answer, bodyPairingKey, transcript, context: hostedPairContext(hostId) });
  const offer = HostedOfferSchema.parse(JSON.parse(text));
  if (offer.expiresAtMs <= nowMs) throw new Error("hosted pairing: the offer has expired");
  const encryption = credentialOf(offer.link);
  if (encryption.hostId !== hostId) throw new Error("hosted pairing: the credential is for another machine");
  return { link: offer.link, encryption };
}

function credentialOf(link: string): z.infer<typeof GatewayEncryptionCredentialSchema> {
  const url = new URL(link);
  if (url.protocol !== "clankie:" || url.host !== "connect") throw new Error("hosted pairing: not a pairing link");
  const entries = [...new URLSearchParams(url.hash.slice(1))];
  if (new Set(entries.map(([key]) => key)).size !== entries.length) {
    throw new Error("hosted pairing: the link names a key twice");
  }
  return GatewayEncryptionCredentialSchema.parse(Object.fromEntries(entries));
}
