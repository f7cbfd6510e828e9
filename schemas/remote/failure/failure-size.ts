import { FAILURE_BYTES_MAX } from "./failure-snapshot.ts";
import type { ExecutionFailure } from "./failure-snapshot.ts";

const encoder = new TextEncoder();

/** The whole failure, as JSON text without spaces, has at most 4096 UTF-8 bytes. */
export function fitsFailureBytes(failure: ExecutionFailure): boolean {
  return encoder.encode(JSON.stringify(failure)).length <= FAILURE_BYTES_MAX;
}
