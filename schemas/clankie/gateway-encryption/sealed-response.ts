import type { z } from "zod";
import { gatewayResponseAad } from "./aad.ts";
import { bytesOfBase64 } from "./base64.ts";
import {
  GATEWAY_RESPONSE_BYTES_MAX,
  GATEWAY_RESPONSE_LINE_LENGTH_MAX,
  GATEWAY_RESPONSE_TEXT_LENGTH_MAX,
} from "./constants.ts";
import { GatewaySealedRecordSchema } from "./envelope.ts";
import { GatewayExchangeError } from "./exchange-error.ts";
import { GatewayPlainResponseSchema } from "./plain.ts";
import type { GatewayCrypto } from "./seal.ts";
import type { SealedRequest } from "./sealed-request.ts";

type PlainResponse = z.infer<typeof GatewayPlainResponseSchema>;

/** A whole response of the host, out of its seals. */
export interface OpenedResponse {
  readonly start: Extract<PlainResponse, { kind: "start" }>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** The request that the response is an answer to, and who opens its seals. */
export interface Opening extends SealedRequest {
  readonly hostId: string;
  readonly crypto: GatewayCrypto;
}

/** Statuses that have no body (GE8). */
const BODILESS: readonly number[] = [204, 205, 304];

/**
 * Opens the lines of a sealed response: `start`, chunks and one `end` (GE5, GE6). All of it or nothing is shown.
 *
 * @throws GatewayExchangeError `size`, `truncated`, `record`, `seal` or `order`.
 */
export async function openGatewayResponse(text: string, opening: Opening): Promise<OpenedResponse> {
  const [first = "", ...others] = linesOf(text);
  const start = await recordOf(first, 0, opening);
  if (start.kind !== "start") throw new GatewayExchangeError("order");
  const chunks: Uint8Array[] = [];
  let size = 0;
  let ended = false;
  // One after the other: the bound on the bytes is to hold while they are opened, not behind it.
  for (const [index, line] of others.entries()) {
    const record = await recordOf(line, index + 1, opening);
    if (ended || record.kind === "start") throw new GatewayExchangeError("order");
    if (record.kind === "end") {
      ended = true;
      continue;
    }
    const bytes = bytesOfBase64(record.bodyBase64);
    if (bytes === undefined) throw new GatewayExchangeError("record");
    size += bytes.length;
    if (size > GATEWAY_RESPONSE_BYTES_MAX) throw new GatewayExchangeError("size");
    chunks.push(bytes);
  }
  if (!ended) throw new GatewayExchangeError("truncated");
  return { start, body: BODILESS.includes(start.status) ? new Uint8Array() : joined(chunks, size) };
}

function linesOf(text: string): readonly string[] {
  if (text.length > GATEWAY_RESPONSE_TEXT_LENGTH_MAX) throw new GatewayExchangeError("size");
  if (!text.endsWith("\n")) throw new GatewayExchangeError("truncated");
  const lines = text.slice(0, -1).split("\n");
  if (lines.some((line) => line.length > GATEWAY_RESPONSE_LINE_LENGTH_MAX)) throw new GatewayExchangeError("size");
  return lines;
}

async function recordOf(line: string, sequence: number, opening: Opening): Promise<PlainResponse> {
  const { crypto, hostId, envelope, responseKey } = opening;
  const outer = GatewaySealedRecordSchema.safeParse(jsonOf(line));
  if (!outer.success) throw new GatewayExchangeError("record");
  const aad = gatewayResponseAad(hostId, envelope, sequence);
  const inner = GatewayPlainResponseSchema.safeParse(jsonOf(await crypto.open(responseKey, outer.data.sealed, aad)));
  if (!inner.success) throw new GatewayExchangeError("record");
  return inner.data;
}

/** Undefined, which no schema takes, for a text that is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
