import { cutText } from "../shared/cut-text.ts";
import { jsonRpcErrorSchema } from "./envelopes.ts";
import type { JsonRpcError } from "./envelopes.ts";
import { remoteFailureSchema } from "./remote-failure.ts";
import type { RemoteFailure } from "./remote-failure.ts";

const APPLICATION_FAILURE = 1000;
const MESSAGE_MAX = 512;
const KEYS = ["reason", "retryAfterMs", "details"] as const;

/**
 * The protocol's failure inside a JSON-RPC error; undefined for every other error. The message is cut to 512 UTF-16
 * units, and keys of `data` that no failure has are left out.
 */
export function toRemoteFailure(error: JsonRpcError): RemoteFailure | undefined {
  const read = jsonRpcErrorSchema.safeParse(error);
  if (!read.success || read.data.code !== APPLICATION_FAILURE) return undefined;
  const { message, data } = read.data;
  if (typeof data !== "object" || data === null) return undefined;
  const picked = KEYS.filter((key) => Object.hasOwn(data, key)).map((key) => [
    key,
    (data as Partial<RemoteFailure>)[key],
  ]);
  try {
    return remoteFailureSchema.safeParse({ ...Object.fromEntries(picked), message: cutText(message, MESSAGE_MAX) })
      .data;
  } catch {
    // Details that nest deeper than the stack are no failure that a peer could mean.
    return undefined;
  }
}
