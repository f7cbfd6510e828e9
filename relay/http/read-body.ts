/** Reads a request body: bounded while it arrives, fatal UTF-8, bounded depth, JSON. */
import { Buffer } from "node:buffer";
import type { IncomingMessage } from "node:http";

/** Bytes of a request body (R30). */
export const BODY_BYTES_MAX = 1_048_576;
/** Levels of nesting in a request. No request of the contract comes near; deeper text would exhaust the stack further on. */
const DEPTH_MAX = 64;

/** The JSON value, or why there is none: `bad` for what arrived, `gone` when the client left first. */
export type Body = { readonly kind: "json"; readonly value: unknown } | { readonly kind: "bad" | "gone" };

const bad: Body = { kind: "bad" };
const gone: Body = { kind: "gone" };
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

export async function readBody(request: IncomingMessage): Promise<Body> {
  if (Number(request.headers["content-length"] ?? 0) > BODY_BYTES_MAX) return bad;
  const encoding = request.headers["content-encoding"];
  if (encoding !== undefined && encoding.toLowerCase() !== "identity") return bad;
  const bytes = await collect(request);
  if (!Buffer.isBuffer(bytes)) return bytes;
  return isDeeperThan(bytes, DEPTH_MAX) ? bad : parseJson(bytes);
}

/** The JSON value of these bytes; no depth bound, for services that the relay trusts that far. */
export function parseJson(bytes: Buffer): Body {
  try {
    return { kind: "json", value: JSON.parse(decoder.decode(bytes)) as unknown };
  } catch {
    return bad;
  }
}

function collect(request: IncomingMessage): Promise<Buffer | Body> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const settle = (result: Buffer | Body): void => {
      request.off("data", take).off("end", finish).off("close", leave).off("error", leave);
      resolve(result);
    };
    const take = (chunk: Buffer): void => {
      length += chunk.length;
      chunks.push(chunk);
      if (length <= BODY_BYTES_MAX) return;
      request.pause();
      settle(bad);
    };
    const finish = (): void => settle(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, length));
    const leave = (): void => settle(gone);
    request.on("data", take).on("end", finish).on("close", leave).on("error", leave);
    if (request.destroyed) leave();
  });
}

/** Whether brackets outside strings nest deeper than `max`. */
function isDeeperThan(bytes: Buffer, max: number): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (inString) {
      if (byte === 0x5c) index += 1;
      else if (byte === 0x22) inString = false;
    } else if (byte === 0x22) inString = true;
    else if (byte === 0x7b || byte === 0x5b) {
      depth += 1;
      if (depth > max) return true;
    } else if (byte === 0x7d || byte === 0x5d) depth -= 1;
  }
  return false;
}
